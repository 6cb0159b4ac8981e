/// What a restore did, or would do.
package struct RestoreReport: Hashable, Sendable {
  /// What becomes of one account.
  package struct Account: Hashable, Sendable {
    package let id: AccountID
    /// Whether the account is made.
    package let isNew: Bool
    /// Sentences on each page, rule and group, as `Morning (page p)`.
    package let added: [String]
    package let changed: [String]
    package let removed: [String]
    /// Nil for a dry run, and where nothing is different.
    package let changeID: String?
  }

  /// Empty where the backup took the place of a missing or damaged file as it is.
  package let accounts: [Account]
  /// Where the damaged file was kept.
  package let keptFile: String?
  /// Whether the backup itself became the library's file.
  package let replacesFile: Bool
}
