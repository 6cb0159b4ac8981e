/// The form that all ids share, and so the names of members that stand in a path without quotation marks: 1 to 64
/// letters, digits, `_` and `-` of ASCII.
package enum Identifier {
  /// What an id must be, for the end of "it must be".
  package static let rule = "1 to 64 letters, digits, _ or -"

  package static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x5F || $0 == 0x2D
      }
  }

  /// The text itself.
  /// - Throws: one fault with an empty path for text of another form.
  package static func checked(_ text: String) throws(Faults) -> String {
    guard isValid(text) else { throw Faults("", "is \(Quoted.text(text)); it must be \(rule)") }
    return text
  }
}
