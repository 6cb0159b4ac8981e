import Faults

/// Parts of sentences that people read.
enum Sentence {
  /// A name in quotes, isolated where it runs from right to left.
  static func quoted(_ name: String) -> String { "\"\(Isolated.text(name))\"" }

  /// `A`, `A and B`, `A, B and C`.
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}
