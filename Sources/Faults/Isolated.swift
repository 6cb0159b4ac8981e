/// Right-to-left text inside a left-to-right sentence.
package enum Isolated {
  /// The text between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE where it holds a character of a right-to-left
  /// script, so that it cannot reorder what stands beside it; every other text as it is.
  package static func text(_ text: String) -> String {
    text.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The blocks that Unicode sets aside for right-to-left scripts (Bidi_Class R and AL, and their defaults).
  private static func isRightToLeft(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
