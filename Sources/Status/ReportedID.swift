/// The id by which a report names a routine or a rule of the library: 1 to 64 of `a-zA-Z0-9_-`.
package struct ReportedID: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Nil for anything else.
  package init?(parsing text: String) {
    guard (1...64).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else { return nil }
    description = text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F || byte == 0x2D
  }
}
