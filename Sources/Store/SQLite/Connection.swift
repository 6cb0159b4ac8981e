import CSQLite

/// One connection to the file, used by one thread at a time; not `Sendable`, and whoever lends it out sees to that.
final class Connection {
  enum Mode {
    /// Reads the file alone as it lies there: no lock, no file beside it, nothing written.
    case untouched
    case reading
    case writing
  }

  let path: String
  /// Used in this folder alone.
  let handle: OpaquePointer
  let retry = BusyRetry()
  private var statements: [String: Statement] = [:]

  /// Opens a file that exists.
  init(path: String, mode: Mode) throws(DatabaseError) {
    var handle: OpaquePointer?
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI
    flags |= mode == .untouched ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let code = sqlite3_open_v2(Self.address(of: path, isUntouched: mode == .untouched), &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let error = DatabaseError(code, handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.path = path
    self.handle = handle
    retry.attach(to: handle)
    try configure(mode)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  private func configure(_ mode: Mode) throws(DatabaseError) {
    var pragmas = ["foreign_keys = ON", "trusted_schema = OFF", "cell_size_check = ON", "temp_store = MEMORY"]
    switch mode {
    case .untouched: break
    case .reading: pragmas += ["query_only = ON"]
    // What `fsync` leaves in the drive's cache on macOS, `fullfsync` writes out; elsewhere it does nothing.
    case .writing: pragmas += ["synchronous = FULL", "fullfsync = ON", "journal_size_limit = 16777216"]
    }
    for pragma in pragmas { try runOnce("PRAGMA \(pragma)") }
  }

  /// The file's name as a URI, whose special characters are escaped.
  private static func address(of path: String, isUntouched: Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var name: [UInt8] = Array((path.hasPrefix("/") ? "file://" : "file:").utf8)
    for byte in path.utf8 {
      if "%?#".utf8.contains(byte) {
        name += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self) + (isUntouched ? "?immutable=1" : "")
  }

  /// Runs a statement that is kept for the next time.
  func run(
    _ sql: String, _ values: [SQLValue] = [], _ each: (Row) throws(DatabaseError) -> Void = { _ in }
  ) throws(DatabaseError) {
    if let statement = statements[sql] { return try statement.run(values, each) }
    let statement = try Statement(sql, connection: handle)
    statements[sql] = statement
    try statement.run(values, each)
  }

  /// Runs a statement that is not kept: a pragma, a step of a migration.
  func runOnce(_ sql: String, _ each: (Row) throws(DatabaseError) -> Void = { _ in }) throws(DatabaseError) {
    try Statement(sql, connection: handle).run([], each)
  }

  /// The rows, each as `read` makes it.
  func all<Value>(
    _ sql: String, _ values: [SQLValue] = [], _ read: (Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value] {
    var all: [Value] = []
    try run(sql, values) { row throws(DatabaseError) in all.append(try read(row)) }
    return all
  }

  func first<Value>(
    _ sql: String, _ values: [SQLValue] = [], _ read: (Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    try all(sql, values, read).first
  }

  /// The integer that a pragma answers; 0 where it answers nothing.
  func integer(ofPragma name: String) throws(DatabaseError) -> Int {
    var value = 0
    try run("PRAGMA \(name)") { row in value = Int(row.integer(0)) }
    return value
  }

  /// The statements that were run so far.
  var preparedTexts: [String] { statements.keys.sorted() }
}
