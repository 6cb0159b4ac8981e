import Faults

/// Which account: 1 to 64 of `a-z`, `A-Z`, `0-9`, `_` and `-`.
package struct AccountID: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The account that exists from the start.
  package static let local = AccountID(unchecked: "local")

  /// Nil for text of another form.
  package init?(_ text: String) {
    guard Identifier.isValid(text) else { return nil }
    description = text
  }

  init(unchecked text: String) { description = text }
}
