extension SQLiteTransaction {
  private static let columns = "kind, id, ordinal, revision, name, name_key, created_at, updated_at, body"

  func item(_ key: ItemKey, in account: AccountRecord.Key) throws(StoreError) -> ItemRecord? {
    try first(
      "SELECT \(Self.columns) FROM items WHERE account = ? AND kind = ? AND id = ?", Self.values(key, account),
      Self.item)
  }

  func version(of key: ItemKey, in account: AccountRecord.Key) throws(StoreError) -> ItemVersion? {
    try first(
      "SELECT ordinal, revision FROM items WHERE account = ? AND kind = ? AND id = ?", Self.values(key, account)
    ) { row in ItemVersion(ordinal: row.integer(0), revision: row.number(1)) }
  }

  func items(
    _ kind: ItemKind, in account: AccountRecord.Key, after ordinal: Int64?, limit: Int
  ) throws(StoreError) -> [ItemRecord] {
    try all(
      """
      SELECT \(Self.columns) FROM items WHERE account = ? AND kind = ? AND ordinal > ? ORDER BY ordinal LIMIT ?
      """,
      [.integer(account.number), .text(kind.rawValue), .integer(ordinal ?? 0), .number(limit)], Self.item)
  }

  func labels(_ kind: ItemKind, in account: AccountRecord.Key) throws(StoreError) -> [ItemLabel] {
    try all(
      "SELECT id, name, revision FROM items WHERE account = ? AND kind = ? ORDER BY ordinal",
      [.integer(account.number), .text(kind.rawValue)]
    ) { row in ItemLabel(id: row.text(0), name: row.text(1), revision: row.number(2)) }
  }

  func count(_ kind: ItemKind, in account: AccountRecord.Key) throws(StoreError) -> Int {
    try first(
      "SELECT count(*) FROM items WHERE account = ? AND kind = ?", [.integer(account.number), .text(kind.rawValue)]
    ) { row in row.number(0) } ?? 0
  }

  func put(_ item: ItemRecord, in account: AccountRecord.Key) throws(StoreError) {
    try run(
      """
      INSERT INTO items (account, \(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (account, kind, id) DO UPDATE SET ordinal = excluded.ordinal, revision = excluded.revision,
        name = excluded.name, name_key = excluded.name_key, created_at = excluded.created_at,
        updated_at = excluded.updated_at, body = excluded.body
      """,
      [
        .integer(account.number), .text(item.kind.rawValue), .text(item.id), .integer(item.ordinal),
        .number(item.revision), .text(item.name), .optional(item.nameKey), .instant(item.createdAt),
        .instant(item.updatedAt), .object(item.body),
      ])
  }

  func remove(_ key: ItemKey, in account: AccountRecord.Key) throws(StoreError) {
    try run("DELETE FROM items WHERE account = ? AND kind = ? AND id = ?", Self.values(key, account))
  }

  static func values(_ key: ItemKey, _ account: AccountRecord.Key) -> [SQLValue] {
    [.integer(account.number), .text(key.kind.rawValue), .text(key.id)]
  }

  private static func item(_ row: Row) throws(DatabaseError) -> ItemRecord {
    ItemRecord(
      kind: try row.itemKind(0), id: row.text(1), ordinal: row.integer(2), revision: row.number(3), name: row.text(4),
      nameKey: row.optionalText(5), body: try row.object(8), createdAt: row.instant(6), updatedAt: row.instant(7))
  }
}
