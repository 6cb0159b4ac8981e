import Foundation
package import Testing

/// Texts that people or clients see, kept in files beside the tests. `UPDATE_GOLDEN=1` rewrites them; a missing one
/// fails. The difference is read in review.
package enum Golden {
  /// Compares a text with `Golden/<name>` in the folder of the test that asks.
  package static func check(
    _ text: String, _ name: String, testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(kept == text, "Golden/\(name) differs (UPDATE_GOLDEN=1 rewrites it)", sourceLocation: sourceLocation)
  }
}
