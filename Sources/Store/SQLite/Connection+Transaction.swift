import CSQLite

extension Connection {
  /// Runs `body` between `begin` and COMMIT; rolls back where it throws or the commit fails.
  func transaction<Value>(_ begin: String, _ body: () throws -> Value) throws -> Value {
    try run(begin)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Copies the whole database into another, in one step and one transaction.
  func copy(into target: Connection) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw DatabaseError(sqlite3_errcode(target.handle), target.handle)
    }
    var tries = 0
    var code = sqlite3_backup_step(backup, -1)
    while code == SQLITE_BUSY || code == SQLITE_LOCKED, retry.wait(count: tries) {
      tries += 1
      code = sqlite3_backup_step(backup, -1)
    }
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw DatabaseError(code == SQLITE_DONE ? end : code, target.handle)
    }
  }
}
