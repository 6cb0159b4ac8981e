import Time

extension SQLiteTransaction {
  private static let columns = "kind, id, name, revision, deleted_at, change_id"

  func tombstone(_ key: ItemKey, in account: AccountRecord.Key) throws(StoreError) -> TombstoneRecord? {
    try first(
      "SELECT \(Self.columns) FROM tombstones WHERE account = ? AND kind = ? AND id = ?", Self.values(key, account),
      Self.tombstone)
  }

  func put(_ tombstone: TombstoneRecord, in account: AccountRecord.Key) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO tombstones (account, \(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(account.number), .text(tombstone.kind.rawValue), .text(tombstone.id), .text(tombstone.name),
        .number(tombstone.revision), .instant(tombstone.deletedAt), .text(tombstone.changeID),
      ])
  }

  func removeTombstone(_ key: ItemKey, in account: AccountRecord.Key) throws(StoreError) {
    try run("DELETE FROM tombstones WHERE account = ? AND kind = ? AND id = ?", Self.values(key, account))
  }

  func removeTombstones(deletedBefore instant: Instant, in account: AccountRecord.Key) throws(StoreError) {
    try run(
      "DELETE FROM tombstones WHERE account = ? AND deleted_at < ?", [.integer(account.number), .instant(instant)])
  }

  private static func tombstone(_ row: Row) throws(DatabaseError) -> TombstoneRecord {
    TombstoneRecord(
      kind: try row.itemKind(0), id: row.text(1), name: row.text(2), revision: row.number(3),
      deletedAt: row.instant(4), changeID: row.text(5))
  }
}
