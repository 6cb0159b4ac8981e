package import Access
import Store
package import Time

/// A token as its owner sees it: never the secret.
package struct TokenView: Hashable, Sendable {
  package let id: String
  package let kind: AccessToken.Kind
  package let name: String
  package let scopes: Scopes
  package let createdAt: Instant
  /// The last accepted write with it; reads are not recorded.
  package let lastWriteAt: Instant?

  /// Nil for what ``Library`` never stored.
  init?(_ record: TokenRecord) {
    guard let kind = AccessToken.Kind(rawValue: record.kind), let scopes = try? Scopes(parsing: record.scopes) else {
      return nil
    }
    id = record.id
    self.kind = kind
    name = record.name
    self.scopes = scopes
    createdAt = record.createdAt
    lastWriteAt = record.lastWriteAt
  }
}
