package import Access
package import Library

/// Who calls, and with which rights: made from a token by HTTP, from the environment by stdio.
package struct Caller: Hashable, Sendable {
  package let account: AccountID
  /// Nil for the local library's own stdio server, which needs no token.
  package let tokenID: String?
  package let scopes: Scopes
  /// Whether the server was started read-only, whatever the token may do.
  package let isReadOnly: Bool

  package init(account: AccountID, tokenID: String?, scopes: Scopes, isReadOnly: Bool = false) {
    self.account = account
    self.tokenID = tokenID
    self.scopes = scopes
    self.isReadOnly = isReadOnly
  }

  /// What is missing for a tool of this scope; nil where it may be used.
  func refusal(of tool: LibraryTool) -> Refusal? {
    if tool.scope == .write, isReadOnly { return .readOnly }
    return scopes.contains(tool.scope) ? nil : .missing(tool.scope)
  }

  /// Whether a write may at least be tried dry: that reads, and writes nothing.
  var mayDryRun: Bool { scopes.contains(.read) }
}
