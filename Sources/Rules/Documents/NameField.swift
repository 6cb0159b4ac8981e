package import Faults

/// The laws of names that people see: trimmed, 1 to 80 characters as people count them, at most 1,024 bytes.
///
/// Composition and forbidden characters are the business of whoever normalises text at the border.
package enum NameField {
  package static let maximumCharacters = 80
  package static let maximumBytes = 1_024

  /// The name without white space around it; one of invisible characters alone is no name.
  package static func read(_ text: String, upTo limit: Int = maximumCharacters) throws(Faults) -> String {
    let trimmed = trimmed(text)
    guard trimmed.unicodeScalars.contains(where: isVisible) else {
      throw Faults("", "is empty; it must be 1 to \(limit) characters")
    }
    guard trimmed.utf8.count <= maximumBytes else {
      throw Faults("", "has \(trimmed.utf8.count) bytes; \(maximumBytes) are the most")
    }
    guard trimmed.count <= limit else {
      throw Faults("", "has \(trimmed.count) characters; \(limit) are the most")
    }
    return trimmed
  }

  private static func isVisible(_ scalar: UnicodeScalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
  }

  package static func trimmed(_ text: String) -> String {
    // By scalars: a combining mark after a space makes one character with it, and is no white space.
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
