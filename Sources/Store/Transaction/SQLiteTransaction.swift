/// One transaction on one connection, while its closure runs.
final class SQLiteTransaction: StoreWriter {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Runs a statement for its effect.
  func run(_ sql: String, _ values: [SQLValue]) throws(StoreError) {
    do {
      try connection.run(sql, values)
    } catch {
      throw error.storeError(path: connection.path)
    }
  }

  func first<Value>(
    _ sql: String, _ values: [SQLValue], _ read: (Row) throws(DatabaseError) -> Value
  ) throws(StoreError) -> Value? {
    try all(sql, values, read).first
  }

  func all<Value>(
    _ sql: String, _ values: [SQLValue], _ read: (Row) throws(DatabaseError) -> Value
  ) throws(StoreError) -> [Value] {
    do {
      return try connection.all(sql, values, read)
    } catch {
      throw error.storeError(path: connection.path)
    }
  }
}
