import Foundation

/// The programs that this package builds, found beside the running test bundle.
package enum Product {
  package static let pocketwork = path("pocketwork")
  package static let relay = path("pocketwork-relay")

  /// A program's path.
  package static func path(_ name: String) -> String {
    #if os(Linux)
      let bundle =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    #else
      let bundle =
        Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? CommandLine.arguments[0]
    #endif
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: name).path
  }
}
