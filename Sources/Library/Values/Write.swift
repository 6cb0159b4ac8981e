package import Time

/// A call that may write: for whom, by whom, when and how.
package struct Write: Sendable {
  package let account: AccountID
  package let author: Author
  /// The tool or command, for the history.
  package let tool: String
  package let now: Instant
  /// Whether everything is checked and answered, and nothing written.
  package let isDryRun: Bool
  package let idempotency: Idempotency?

  package init(
    account: AccountID, author: Author, tool: String, now: Instant, isDryRun: Bool = false,
    idempotency: Idempotency? = nil
  ) {
    self.account = account
    self.author = author
    self.tool = tool
    self.now = now
    self.isDryRun = isDryRun
    self.idempotency = idempotency
  }
}
