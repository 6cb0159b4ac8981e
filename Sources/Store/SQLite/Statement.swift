import CSQLite

/// One prepared statement; it lives as long as its connection's cache.
final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  /// SQLite copies what is bound; the C macro `SQLITE_TRANSIENT` is this cast.
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ sql: String, connection: OpaquePointer) throws(DatabaseError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw DatabaseError(code, connection) }
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement over all its rows, and leaves it ready for the next run.
  func run(_ values: [SQLValue], _ each: (Row) throws(DatabaseError) -> Void = { _ in }) throws(DatabaseError) {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: try each(Row(handle))
      case SQLITE_DONE: return
      case let code: throw DatabaseError(code, connection)
      }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) throws(DatabaseError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let number): sqlite3_bind_int64(handle, index, number)
      case .text(let text): sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), Self.transient)
      case .blob(let bytes): sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), Self.transient)
      }
    guard code == SQLITE_OK else { throw DatabaseError(code, connection) }
  }
}
