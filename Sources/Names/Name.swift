package import Faults

/// What a person calls a page, a rule, a block or a group: one trimmed line in normalisation form C, 1 to 80
/// characters as people count them (grapheme clusters) and at most 1,024 bytes.
package struct Name: Hashable, Sendable, CustomStringConvertible {
  package static let maximumLength = 80
  package static let maximumBytes = 1_024

  package let text: String

  /// Takes a name with white space around it; a too long one is refused, never cut.
  /// - Throws: one fault with an empty path.
  package init(_ given: String) throws(Faults) {
    let text = Self.trimmed(try TextNormalizer.normalized(Self.trimmed(given)))
    guard text.unicodeScalars.contains(where: Self.isVisible) else {
      throw Faults("", "is empty; it must have 1 to \(Self.maximumLength) characters")
    }
    let length = text.count
    guard length <= Self.maximumLength else {
      throw Faults("", "has \(length) characters; it must have 1 to \(Self.maximumLength)")
    }
    guard text.utf8.count <= Self.maximumBytes else {
      throw Faults("", "has \(text.utf8.count) bytes; it may have at most \(Self.maximumBytes)")
    }
    self.text = text
  }

  package var description: String { text }

  /// The text without white space at its ends.
  package static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  private static func isVisible(_ scalar: UnicodeScalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
