import Foundation
import Testing

struct LayoutTests {
  @Test(arguments: House.files.sorted())
  func `what the house needs at the top is there`(file: String) {
    #expect(FileManager.default.fileExists(atPath: Checkout.root.appending(path: file).path))
  }

  @Test func `the top holds the folders of the house alone`() throws {
    for folder in try Checkout.folders(in: "") where !folder.hasPrefix(".") {
      #expect(House.folders.contains(folder), "\(folder) has no place at the top")
    }
  }

  @Test func `every folder of Tests belongs to a module, or to the tests as a whole`() throws {
    let known = Set(House.modules.map { "\($0)Tests" })
      .union([
        "PackageTests", "EndToEndTests", "LibraryProbe", "TestSupport", "ConformanceServer", "Benchmarks", "Fuzz",
      ])
    for folder in try Checkout.folders(in: "Tests") {
      #expect(known.contains(folder), "Tests/\(folder) has no place in the house")
    }
  }

  @Test func `the manifest has no package dependency and one list of settings`() throws {
    let manifest = try Checkout.text("Package.swift")
    #expect(!manifest.contains(".package("))
    #expect(manifest.matches(of: /\[SwiftSetting\]/).count == 1)
    #expect(!manifest.contains("treatAllWarnings"), "a newer Swift must not break a newcomer's build")
    #expect(manifest.contains("swiftLanguageModes: [.v6]"))
  }

  @Test func `every C library says how apt and brew install it`() throws {
    for line in try Checkout.text("Package.swift").split(separator: "\n") where line.contains(" library(\"") {
      #expect(line.contains("apt: \"") && line.contains("brew: \""), "\(line)")
    }
  }

  @Test func `every module of the manifest is declared after what it depends on`() throws {
    var declared: Set<Substring> = ["TestSupport"]
    let declaration = /(?:module|program)\(\s*"([\w-]+)"(?:,\s*\[([^\]]*)\])?/
    for match in try Checkout.text("Package.swift").matches(of: declaration) {
      let name = match.output.1
      for dependency in (match.output.2 ?? "").matches(of: /"([\w-]+)"/).map(\.output.1)
      where House.modules.contains(String(dependency)) {
        #expect(declared.contains(dependency), "\(name) depends on \(dependency), which is declared below it")
      }
      declared.insert(name)
    }
  }
}
