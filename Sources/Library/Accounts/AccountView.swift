package import Time

/// An account as its owner sees it.
package struct AccountView: Hashable, Sendable {
  package let id: AccountID
  package let timeZone: String
  package let revision: Int
  package let createdAt: Instant
}
