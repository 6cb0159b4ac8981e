extension SQLiteStore {
  package func check() throws(StoreError) -> [String] {
    do {
      let connection = try Connection(path: path, mode: .reading)
      return try Self.faults(connection)
    } catch {
      let error = error.storeError(path: path)
      if case .damaged(_, let detail) = error { return [detail] }
      throw error
    }
  }

  /// What SQLite finds wrong with its pages, indexes and references.
  static func faults(_ connection: Connection) throws(DatabaseError) -> [String] {
    var faults: [String] = []
    try connection.runOnce("PRAGMA integrity_check(20)") { row in
      if row.text(0) != "ok" { faults.append(row.text(0)) }
    }
    try connection.runOnce("PRAGMA foreign_key_check") { row in
      faults.append("a row of \(row.text(0)) belongs to no account")
    }
    return faults
  }
}
