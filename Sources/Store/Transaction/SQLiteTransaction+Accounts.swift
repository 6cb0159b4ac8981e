import Time

extension SQLiteTransaction {
  private static let columns = "number, id, created_at, time_zone, revision, high_water_mark, next_ordinal"

  func account(_ id: String) throws(StoreError) -> AccountRecord? {
    try first("SELECT \(Self.columns) FROM accounts WHERE id = ?", [.text(id)], Self.account)
  }

  func accounts(after id: String?, limit: Int) throws(StoreError) -> [AccountRecord] {
    try all(
      "SELECT \(Self.columns) FROM accounts WHERE id > ? ORDER BY id LIMIT ?", [.text(id ?? ""), .number(limit)],
      Self.account)
  }

  func insertAccount(_ id: String, timeZone: String, at instant: Instant) throws(StoreError) -> AccountRecord {
    let inserted = try first(
      """
      INSERT INTO accounts (id, created_at, time_zone, revision, high_water_mark, next_ordinal)
      VALUES (?, ?, ?, 0, ?, 1) RETURNING \(Self.columns)
      """,
      [.text(id), .instant(instant), .text(timeZone), .instant(instant)], Self.account)
    guard let inserted else { throw .failed(path: connection.path, detail: "an account was not kept") }
    return inserted
  }

  func update(_ account: AccountRecord) throws(StoreError) {
    try run(
      "UPDATE accounts SET time_zone = ?, revision = ?, high_water_mark = ?, next_ordinal = ? WHERE number = ?",
      [
        .text(account.timeZone), .number(account.revision), .instant(account.highWaterMark),
        .integer(account.nextOrdinal), .integer(account.key.number),
      ])
  }

  func deleteAccount(_ account: AccountRecord.Key) throws(StoreError) {
    try run("DELETE FROM accounts WHERE number = ?", [.integer(account.number)])
  }

  private static func account(_ row: Row) -> AccountRecord {
    AccountRecord(
      key: AccountRecord.Key(number: row.integer(0)), id: row.text(1), createdAt: row.instant(2),
      timeZone: row.text(3), revision: row.number(4), highWaterMark: row.instant(5), nextOrdinal: row.integer(6))
  }
}
