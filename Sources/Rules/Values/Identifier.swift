/// The form that all ids share: 1 to 64 letters, digits, `_` and `-` of ASCII.
enum Identifier {
  static let requirement = "it must be 1 to 64 letters, digits, _ or -"

  static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x5F || $0 == 0x2D
      }
  }
}
