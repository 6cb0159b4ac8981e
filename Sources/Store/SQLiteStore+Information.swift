import CSQLite

extension SQLiteStore {
  /// What there is to say of the file.
  package struct Information: Hashable, Sendable {
    package let version: Int
    /// With the write-ahead log.
    package let sizeBytes: Int
    package let sqliteVersion: String
  }

  package func information() throws(StoreError) -> Information {
    var sizeBytes = 0
    for path in [path, "\(path)-wal"] {
      if case .file(let size) = try LibraryFile(path: path).state() { sizeBytes += size }
    }
    return Information(
      version: Migration.latest, sizeBytes: sizeBytes, sqliteVersion: String(cString: sqlite3_libversion()))
  }
}
