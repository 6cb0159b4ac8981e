package import Access

/// A token that was just made.
package struct NewToken: Sendable {
  /// The secret, for the one time that it is shown.
  package let token: AccessToken
  package let view: TokenView
  /// The oldest, which had to go because there were five.
  package let replaced: TokenView?
}
