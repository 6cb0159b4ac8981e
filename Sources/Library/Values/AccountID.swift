/// Which account: 1 to 64 of `a-z`, `A-Z`, `0-9`, `_` and `-`.
package struct AccountID: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The account that exists from the start.
  package static let local = AccountID(unchecked: "local")

  /// Nil for text of another form.
  package init?(_ text: String) {
    guard Self.isValid(text) else { return nil }
    description = text
  }

  init(unchecked text: String) { description = text }

  private static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x5F || $0 == 0x2D
      }
  }
}
