extension Migration {
  /// What phones report: of each the newest report, and by day what all of its reports came to.
  ///
  /// A device is a token of its kind, so everything here goes with the token and with the account.
  static let reports = Migration(
    number: 2,
    statements: [
      """
      CREATE TABLE reports (
        device TEXT PRIMARY KEY REFERENCES tokens (id) ON DELETE CASCADE,
        as_of INTEGER NOT NULL,
        received_at INTEGER NOT NULL,
        shared_since INTEGER NOT NULL,
        body TEXT NOT NULL
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE reported_days (
        device TEXT NOT NULL REFERENCES tokens (id) ON DELETE CASCADE,
        day INTEGER NOT NULL,
        reported_at INTEGER NOT NULL,
        allowance_used INTEGER,
        allowance_budget INTEGER,
        budget_reported_at INTEGER,
        session_minutes INTEGER,
        sessions INTEGER,
        PRIMARY KEY (device, day)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE reported_uses (
        device TEXT NOT NULL REFERENCES tokens (id) ON DELETE CASCADE,
        day INTEGER NOT NULL,
        rule TEXT NOT NULL,
        minutes INTEGER,
        opens INTEGER,
        received_at INTEGER NOT NULL,
        PRIMARY KEY (device, day, rule)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE reported_rules (
        device TEXT NOT NULL REFERENCES tokens (id) ON DELETE CASCADE,
        rule TEXT NOT NULL,
        told_at INTEGER NOT NULL,
        PRIMARY KEY (device, rule)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE forgotten_uses (
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        day INTEGER NOT NULL,
        rule TEXT NOT NULL,
        received_at INTEGER NOT NULL,
        PRIMARY KEY (account, day, rule)
      ) STRICT, WITHOUT ROWID
      """,
    ])
}
