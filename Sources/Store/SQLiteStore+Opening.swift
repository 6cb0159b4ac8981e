extension SQLiteStore {
  /// A connection for writing to a file that is a library of this version.
  static func open(_ path: String, makesFile: Bool) throws(StoreError) -> Connection {
    let file = LibraryFile(path: path)
    switch try file.state() {
    case .missing where makesFile: try file.make()
    case .missing: throw .missing(path: path)
    case .noFile: throw .unreachable(path: path, reason: "it is no file")
    case .file(sizeBytes: 0): break
    case .file: try inspect(path)
    }
    do {
      let connection = try Connection(path: path, mode: .writing)
      try requireLibrary(connection)
      try useWriteAheadLog(connection)
      try Migration.migrate(connection)
      file.tightenRights()
      return connection
    } catch let error as DatabaseError {
      throw error.storeError(path: path)
    } catch let error as StoreError {
      throw error
    } catch {
      throw .failed(path: path, detail: "\(error)")
    }
  }

  /// Refuses what is no library of ours, or a newer one, before anything is opened that could leave a trace.
  ///
  /// The file is read without its write-ahead log, so it may look cut where a checkpoint is under way; damage is for
  /// the next step to find.
  static func inspect(_ path: String) throws(StoreError) {
    do {
      try requireLibrary(try Connection(path: path, mode: .untouched))
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError {
      if case .damaged = error.storeError(path: path) { return }
      throw error.storeError(path: path)
    } catch {
      throw .failed(path: path, detail: "\(error)")
    }
  }

  /// A library, or a database in which nothing is yet.
  private static func requireLibrary(_ connection: Connection) throws {
    let version = try connection.integer(ofPragma: "user_version")
    guard try connection.integer(ofPragma: "application_id") == Migration.applicationID else {
      let tables = try connection.first("SELECT count(*) FROM sqlite_schema") { row in row.integer(0) } ?? 0
      guard tables == 0, version == 0 else { throw StoreError.notALibrary(path: connection.path) }
      return
    }
    guard version <= Migration.latest else {
      throw StoreError.newer(path: connection.path, version: version, known: Migration.latest)
    }
  }

  /// SQLite does not wait by itself where two processes switch a new file at once.
  private static func useWriteAheadLog(_ connection: Connection) throws(DatabaseError) {
    let retry = BusyRetry()
    for count in 0... {
      do {
        return try connection.runOnce("PRAGMA journal_mode = WAL")
      } catch {
        guard error.storeError(path: "").isBusy, retry.wait(count: count) else { throw error }
      }
    }
  }
}

extension StoreError {
  var isBusy: Bool {
    if case .busy = self { true } else { false }
  }
}
