package import Access

/// Who a token stands for.
package struct Session: Hashable, Sendable {
  package let account: AccountID
  package let tokenID: String
  package let name: String
  package let kind: AccessToken.Kind
  package let scopes: Scopes
}
