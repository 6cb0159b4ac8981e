import Faults
import JSON
import Names

/// The blanks of one prompt as a person filled them in: short, and quoted, so that they stay data.
struct PromptValues: Sendable {
  /// Characters that a blank holds.
  static let limit = 200

  private let quoted: [String: String]

  /// - Throws: ``Faults`` for what is too long, and for characters that hide or reorder text.
  init(_ arguments: [String: String], of blanks: [String]) throws(Faults) {
    var faults = Faults()
    var quoted: [String: String] = [:]
    for name in blanks {
      guard let text = arguments[name], !text.isEmpty else { continue }
      guard text.count <= Self.limit, text.utf8.count <= 1_024 else {
        faults.add(name, "has \(text.count) characters; at most \(Self.limit) are taken")
        continue
      }
      do {
        quoted[name] = JSONValue.string(try TextNormalizer.normalized(text)).text
      } catch {
        faults.add(error, under: name)
      }
    }
    try faults.throwIfAny()
    self.quoted = quoted
  }

  /// The value in quotes; nil where the blank is empty.
  subscript(blank: PromptBlank) -> String? { quoted[blank.rawValue] }
}
