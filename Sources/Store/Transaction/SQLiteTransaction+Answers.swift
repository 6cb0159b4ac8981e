import Time

extension SQLiteTransaction {
  func keptAnswer(_ key: String, holder: String, in account: AccountRecord.Key) throws(StoreError) -> KeptAnswer? {
    try first(
      "SELECT arguments_hash, answer, at FROM answers WHERE account = ? AND holder = ? AND key = ?",
      [.integer(account.number), .text(holder), .text(key)]
    ) { row throws(DatabaseError) in
      KeptAnswer(
        holder: holder, key: key, argumentsHash: row.bytes(0), answer: try row.object(1), at: row.instant(2))
    }
  }

  func insert(_ answer: KeptAnswer, in account: AccountRecord.Key) throws(StoreError) {
    try run(
      "INSERT INTO answers (account, holder, key, arguments_hash, at, answer) VALUES (?, ?, ?, ?, ?, ?)",
      [
        .integer(account.number), .text(answer.holder), .text(answer.key), .blob(answer.argumentsHash),
        .instant(answer.at), .object(answer.answer),
      ])
  }

  func removeAnswers(keptBefore instant: Instant, in account: AccountRecord.Key) throws(StoreError) {
    try run("DELETE FROM answers WHERE account = ? AND at < ?", [.integer(account.number), .instant(instant)])
  }
}
