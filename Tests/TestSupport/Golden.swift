import Foundation

/// Texts that people or clients see, kept in files beside the tests. `UPDATE_GOLDEN=1` rewrites them; a missing one
/// fails. The difference is read in review.
package enum Golden {
  /// Compares a text with `Golden/<name>` in the folder of the test that asks.
  /// - Throws: ``Difference`` with the first line that differs.
  package static func check(_ text: String, _ name: String, testFile: String = #filePath) throws {
    let file = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    if kept != text { throw Difference(name: name, kept: kept, text: text) }
  }

  package struct Difference: Error, CustomStringConvertible {
    let name: String
    let kept: String?
    let text: String

    package var description: String {
      guard let kept else { return "Golden/\(name) is missing (UPDATE_GOLDEN=1 writes it)" }
      let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
      let new = text.split(separator: "\n", omittingEmptySubsequences: false)
      let row = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
      let was = row < old.count ? old[row] : "(its end)"
      let now = row < new.count ? new[row] : "(its end)"
      return "Golden/\(name) differs in line \(row + 1): \(was) is now \(now) (UPDATE_GOLDEN=1 rewrites it)"
    }
  }
}
