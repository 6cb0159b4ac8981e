import CSQLite

/// The header of the index of the write-ahead log, in memory that all processes share (sqlite.org/walformat.html,
/// section 2.1).
///
/// A commit becomes visible by being written there: its counter of changes, the log's length and the checksum of its
/// last frame. So an unchanged header means that a read beginning now sees what the one before saw, and looking costs
/// neither a lock nor a call of the system, which `PRAGMA data_version` does.
struct WriteAheadIndex: @unchecked Sendable {
  // The memory is only read, and it stays mapped as long as the connection is open.
  private let header: UnsafeRawPointer

  private static let regionBytes: Int32 = 32_768
  private static let headerBytes = 48
  private static let version: UInt32 = 3_007_000

  /// Nil where the connection's file has no such index, or one of another form. The caller keeps the connection open.
  init?(_ connection: Connection) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK, let file,
      let methods = file.pointee.pMethods, methods.pointee.iVersion >= 2, let map = methods.pointee.xShmMap
    else { return nil }
    var region: UnsafeMutableRawPointer?
    guard map(file, 0, Self.regionBytes, 0, &region) == SQLITE_OK, let region,
      region.load(as: UInt32.self) == Self.version
    else { return nil }
    header = UnsafeRawPointer(region)
  }

  /// The header as it is now. Of its two copies a commit writes the second one first, so that one is looked at; what is
  /// read while it is being written equals no header before or after.
  var mark: StoreMark {
    var words = SIMD8<UInt64>()
    for place in 0..<Self.headerBytes / 8 {
      words[place] = header.load(fromByteOffset: Self.headerBytes + 8 * place, as: UInt64.self)
    }
    return StoreMark(words: words)
  }
}
