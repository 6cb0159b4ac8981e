/// A JSON number as it was written, for lexemes that are not a plain `Int64`: fractions, exponents, `-0`, huge integers.
package struct JSONNumber: Hashable, Sendable {
  /// The text, which follows the grammar of RFC 8259 §6.
  package let lexeme: String

  init(uncheckedLexeme lexeme: String) { self.lexeme = lexeme }

  /// The shortest text that reads back as the same double; nil for infinities and NaN, which JSON lacks.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    lexeme = value.description
  }

  /// The nearest double; nil where the magnitude is too large for one.
  package var double: Double? {
    guard let value = Double(lexeme), value.isFinite else { return nil }
    return value
  }

  /// The exact value where it is whole and below 2^53 in magnitude, however it is written (`15.0`, `1.5e1`, `-0`).
  package var wholeNumber: Int64? {
    let significant = lexeme.utf8.count <= 32
    guard significant, let value = double, let whole = Int64(exactly: value), whole.magnitude < 1 << 53 else {
      return nil
    }
    return whole
  }
}
