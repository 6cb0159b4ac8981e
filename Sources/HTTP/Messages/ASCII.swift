/// Classes and comparisons of bytes that the grammar of RFC 9110 and RFC 9112 needs.
package enum ASCII {
  static let carriageReturn: UInt8 = 0x0D
  static let lineFeed: UInt8 = 0x0A
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09
  static let colon: UInt8 = 0x3A

  static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// `tchar` of RFC 9110 section 5.6.2.
  static func isTokenCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true  // letters and digits
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true  // ! # $ % & ' * + - . ^ _ ` | ~
    default: false
    }
  }

  /// Whether it is a `token` of RFC 9110 section 5.6.2, as the names of header fields are.
  package static func isToken(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isTokenCharacter) }

  /// What a field value may hold: visible characters, space, tab, and bytes from 0x80 (RFC 9110 section 5.5).
  static func isValueByte(_ byte: UInt8) -> Bool { byte >= 0x20 ? byte != 0x7F : byte == tab }

  /// Whether `bytes[range]` is `text` when the case of ASCII letters does not count.
  static func isEqual(_ bytes: [UInt8], _ range: Range<Int>, ignoringCaseOf text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard text.count == range.count else { return false }
      return bytes.withUnsafeBufferPointer { bytes in
        zip(UnsafeBufferPointer(rebasing: bytes[range]), text).allSatisfy { lowercased($0) == lowercased($1) }
      }
    }
  }
}
