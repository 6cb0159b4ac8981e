import Threads

/// Libraries in one SQLite file, which any number of processes read and write at once.
///
/// WAL with `synchronous=FULL`: readers never wait, and a commit is on the disk when ``write(_:)`` returns. A process
/// has one connection for writing, with its callers in a queue, and a pool of connections for reading.
package final class SQLiteStore: LibraryStore {
  package let path: String
  private let readers: ConnectionPool
  private let writer: Lock<Writer>
  /// Of the connection that writes, which is open as long as the store.
  private let index: WriteAheadIndex?

  /// The connection that writes, and its place in the queue of processes.
  private struct Writer {
    let connection: Connection
    let turnstile: Turnstile
  }

  /// Opens the file, and brings one of an earlier version up to date.
  /// - Parameter makesFile: whether a missing file is made (0600), with its folder (0700).
  /// - Throws: ``StoreError``; a file that is newer, damaged or something else stays as it was.
  package init(path: String, makesFile: Bool) throws(StoreError) {
    let connection = try Self.open(path, makesFile: makesFile)
    self.path = path
    index = WriteAheadIndex(connection)
    readers = ConnectionPool(path: path)
    writer = Lock(Writer(connection: connection, turnstile: Turnstile(folder: LibraryFile(path: path).folder)))
  }

  package func read<Value: Sendable>(_ body: (any StoreReader) throws -> Value) throws -> Value {
    try translatingErrors {
      try readers.withConnection { connection in
        try connection.transaction("BEGIN") {
          try Self.requireKnownVersion(connection)
          return try body(SQLiteTransaction(connection))
        }
      }
    }
  }

  package func write<Value: Sendable>(_ body: (any StoreWriter) throws -> Value) throws -> Value {
    try translatingErrors {
      try writer.withLock { writer in
        writer.turnstile.enter()
        defer { writer.turnstile.leave() }
        return try writer.connection.transaction("BEGIN IMMEDIATE") {
          // Whoever comes next may wait for the write lock itself while this one works.
          writer.turnstile.leave()
          try Self.requireKnownVersion(writer.connection)
          return try body(SQLiteTransaction(writer.connection))
        }
      }
    }
  }

  package func mark() -> StoreMark? { index?.mark }

  package func makeWriteSignal() throws(StoreError) -> any WriteSignal { try DataVersion(path: path) }

  private func translatingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw error.storeError(path: path)
    }
  }

  /// A newer program may have brought the file forward while this one runs.
  private static func requireKnownVersion(_ connection: Connection) throws {
    let version = try connection.integer(ofPragma: "user_version")
    guard version <= Migration.latest else {
      throw StoreError.newer(path: connection.path, version: version, known: Migration.latest)
    }
  }

  /// How SQLite finds the rows of every statement that ran so far, `body`'s among them; for tests.
  func planned(_ body: (SQLiteTransaction) throws -> Void) throws -> [(sql: String, plan: [String])] {
    try writer.withLock { writer in
      try writer.connection.transaction("BEGIN IMMEDIATE") { try body(SQLiteTransaction(writer.connection)) }
      return try writer.connection.plans()
    }
  }
}
