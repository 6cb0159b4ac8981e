import JSON

extension SQLiteTransaction {
  private static let columns = """
    changes.id, changes.revision, at, actor_kind, token_id, actor_name, tool, target_kind, target_id, target_name, \
    summary, changed, undone_change_id
    """

  private static let filter = """
    changes.account = ?1 AND changes.revision < ?2 AND (?3 IS NULL OR actor_kind = ?3) AND (?4 IS NULL OR token_id = ?4)
    """

  func change(_ id: String, in account: AccountRecord.Key) throws(StoreError) -> ChangeRecord? {
    try first(
      "SELECT \(Self.columns) FROM changes WHERE account = ? AND id = ?", [.integer(account.number), .text(id)],
      Self.change)
  }

  func states(ofChange id: String, in account: AccountRecord.Key) throws(StoreError) -> JSONObject? {
    try first(
      "SELECT states FROM changes WHERE account = ? AND id = ?", [.integer(account.number), .text(id)]
    ) { row throws(DatabaseError) in try row.object(0) }
  }

  func changes(
    _ filter: ChangeFilter, in account: AccountRecord.Key, before revision: Int?, limit: Int
  ) throws(StoreError) -> [ChangeRecord] {
    let values: [SQLValue] = [
      .integer(account.number), .number(revision ?? .max), .optional(filter.actorKind?.rawValue),
      .optional(filter.tokenID),
      .number(limit),
    ]
    guard let item = filter.item else {
      return try all(
        "SELECT \(Self.columns) FROM changes WHERE \(Self.filter) ORDER BY revision DESC LIMIT ?5", values, Self.change)
    }
    return try all(
      """
      SELECT \(Self.columns) FROM change_items AS touched CROSS JOIN changes
        ON changes.account = touched.account AND changes.revision = touched.revision
      WHERE touched.account = ?1 AND touched.kind = ?6 AND touched.id = ?7 AND touched.revision < ?2 AND \(Self.filter)
      ORDER BY touched.revision DESC LIMIT ?5
      """,
      values + [.text(item.kind.rawValue), .text(item.id)], Self.change)
  }

  func insert(
    _ change: ChangeRecord, states: JSONObject, touched: [ItemKey], in account: AccountRecord.Key
  ) throws(StoreError) {
    try run(
      """
      INSERT INTO changes (account, id, revision, at, actor_kind, token_id, actor_name, tool, target_kind, target_id,
        target_name, summary, changed, undone_change_id, states)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(account.number), .text(change.id), .number(change.revision), .instant(change.at),
        .text(change.actor.kind.rawValue), .optional(change.actor.tokenID), .optional(change.actor.name),
        .text(change.tool),
        .text(change.target.key.kind.rawValue), .text(change.target.key.id), .text(change.target.name),
        .text(change.summary), .text(JSONValue.array(change.changed.map { .string($0) }).text),
        .optional(change.undoneChangeID), .object(states),
      ])
    for key in touched {
      try run(
        "INSERT OR IGNORE INTO change_items (account, kind, id, revision) VALUES (?, ?, ?, ?)",
        Self.values(key, account) + [.number(change.revision)])
    }
  }

  private static func change(_ row: Row) throws(DatabaseError) -> ChangeRecord {
    ChangeRecord(
      id: row.text(0), revision: row.number(1), at: row.instant(2),
      actor: ActorRecord(kind: try row.actorKind(3), tokenID: row.optionalText(4), name: row.optionalText(5)),
      tool: row.text(6),
      target: ChangeRecord.Target(key: ItemKey(kind: try row.itemKind(7), id: row.text(8)), name: row.text(9)),
      summary: row.text(10), changed: try row.json(11).array?.compactMap(\.string) ?? [],
      undoneChangeID: row.optionalText(12))
  }
}
