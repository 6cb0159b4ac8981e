import Foundation
import JSON
import Testing
import Tools

/// Files of the checkout that are made from the declarations. `UPDATE_GOLDEN=1` writes them anew.
struct GeneratedFileTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func check(_ text: String, _ path: String) throws {
    let file = Self.root.appending(path: path)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(kept == text, "\(path) is not what the declarations say; UPDATE_GOLDEN=1 rewrites it")
  }

  @Test
  func `schemas hold what the declarations publish, and nothing else`() throws {
    for file in SchemaFiles.all { try check(file.text, "schemas/\(file.path)") }
    let folder = Self.root.appending(path: "schemas/tools")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(names) == Set(SchemaFiles.all.filter { $0.path.hasPrefix("tools/") }.map { String($0.path.dropFirst(6)) }))
  }

  @Test
  func `the documentation's table is made from the declarations`() throws {
    try check(ToolDocument.markdown, "Sources/pocketwork/Documentation.docc/Tools.md")
  }
}
