package import Faults

/// A call that did not do what was asked, told so that the next call can be right.
package struct ToolFailure: Error, Hashable, Sendable {
  /// A stable word in capitals, such as `NOT_FOUND`.
  package let code: String
  /// Sentences; text that people or clients gave appears in them only shortened and escaped (``ShownValue``).
  package let message: String

  package init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Arguments that cannot be read: every fault, as far as they fit.
  package init(_ faults: Faults) {
    self.init("INVALID_ARGUMENT", Self.listed(faults.all.map(\.description)))
  }

  /// The text of the one block of the result: `CODE: sentence`, under 2,000 characters.
  package var text: String {
    let text = "\(code): \(message)"
    return text.count < Self.limit ? text : "\(text.prefix(Self.limit - 2))…"
  }

  private static let limit = 2_000

  private static func listed(_ sentences: [String]) -> String {
    var listed = ""
    for (index, sentence) in sentences.enumerated() {
      let next = listed.isEmpty ? sentence : "\(listed); \(sentence)"
      guard next.count < limit - 100 || listed.isEmpty else { return "\(listed); and \(sentences.count - index) more" }
      listed = next
    }
    return listed
  }
}
