import Time

extension SQLiteTransaction {
  private static let columns = """
    tokens.id, tokens.account, accounts.id, kind, name, hash, scopes, tokens.created_at, last_write_at
    """

  private static let source = "tokens JOIN accounts ON accounts.number = tokens.account"

  func token(hash: [UInt8]) throws(StoreError) -> TokenRecord? {
    try first("SELECT \(Self.columns) FROM \(Self.source) WHERE hash = ?", [.blob(hash)], Self.token)
  }

  func tokens(in account: AccountRecord.Key) throws(StoreError) -> [TokenRecord] {
    try all(
      "SELECT \(Self.columns) FROM \(Self.source) WHERE tokens.account = ? ORDER BY tokens.rowid",
      [.integer(account.number)], Self.token)
  }

  func insert(_ token: TokenRecord) throws(StoreError) {
    try run(
      """
      INSERT INTO tokens (id, account, kind, name, hash, scopes, created_at, last_write_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(token.id), .integer(token.account.number), .text(token.kind), .text(token.name), .blob(token.hash),
        .text(token.scopes), .instant(token.createdAt), .optional(token.lastWriteAt?.seconds),
      ])
  }

  func removeToken(_ id: String, in account: AccountRecord.Key) throws(StoreError) {
    try run("DELETE FROM tokens WHERE account = ? AND id = ?", [.integer(account.number), .text(id)])
  }

  func noteWrite(withToken id: String, at instant: Instant) throws(StoreError) {
    try run("UPDATE tokens SET last_write_at = ? WHERE id = ?", [.instant(instant), .text(id)])
  }

  private static func token(_ row: Row) -> TokenRecord {
    TokenRecord(
      id: row.text(0), account: AccountRecord.Key(number: row.integer(1)), accountID: row.text(2), kind: row.text(3),
      name: row.text(4), hash: row.bytes(5), scopes: row.text(6), createdAt: row.instant(7),
      lastWriteAt: row.optionalInstant(8))
  }
}
