import Time

extension SQLiteTransaction {
  private static let columns = "device, day, rule, minutes, opens, received_at"

  func reportedUses(of device: String, from day: CivilDate) throws(StoreError) -> [ReportedUseRecord] {
    try all(
      "SELECT \(Self.columns) FROM reported_uses WHERE device = ? AND day >= ? ORDER BY day, rule",
      [.text(device), .day(day)], Self.use)
  }

  func reportedUses(in account: AccountRecord.Key, from day: CivilDate) throws(StoreError) -> [ReportedUseRecord] {
    try all(
      """
      SELECT \(Self.columns) FROM tokens CROSS JOIN reported_uses ON device = tokens.id
      WHERE tokens.account = ? AND day >= ?
      """,
      [.integer(account.number), .day(day)], Self.use)
  }

  func put(_ use: ReportedUseRecord) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO reported_uses (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?)",
      [
        .text(use.device), .day(use.day), .text(use.rule), .optional(use.minutes), .optional(use.opens),
        .instant(use.receivedAt),
      ])
  }

  private static func use(_ row: Row) -> ReportedUseRecord {
    ReportedUseRecord(
      device: row.text(0), day: row.day(1), rule: row.text(2), minutes: row.optionalNumber(3),
      opens: row.optionalNumber(4), receivedAt: row.instant(5))
  }

  func forgottenUses(in account: AccountRecord.Key, from day: CivilDate) throws(StoreError) -> [ForgottenUseRecord] {
    try all(
      "SELECT day, rule, received_at FROM forgotten_uses WHERE account = ? AND day >= ? ORDER BY day, rule",
      [.integer(account.number), .day(day)]
    ) { row in ForgottenUseRecord(day: row.day(0), rule: row.text(1), receivedAt: row.instant(2)) }
  }

  func put(_ use: ForgottenUseRecord, in account: AccountRecord.Key) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO forgotten_uses (account, day, rule, received_at) VALUES (?, ?, ?, ?)",
      [.integer(account.number), .day(use.day), .text(use.rule), .instant(use.receivedAt)])
  }

  func removeForgottenUses(before day: CivilDate, in account: AccountRecord.Key) throws(StoreError) {
    try run("DELETE FROM forgotten_uses WHERE account = ? AND day < ?", [.integer(account.number), .day(day)])
  }
}
