import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension SQLiteStore {
  /// Writes a copy of all libraries as they are at one moment, while others go on writing. The copy is one file (0600)
  /// that holds everything, and is there whole or not at all.
  /// - Throws: ``StoreError/exists(path:)`` where there is a file already.
  package func backUp(to target: String) throws(StoreError) {
    guard try LibraryFile(path: target).state() == .missing else { throw .exists(path: target) }
    let partial = "\(target).partial"
    unlink(partial)
    do {
      try Self.copy(path, .reading, to: partial)
      try Self.close(partial)
    } catch {
      Self.remove(partial)
      throw error
    }
    guard link(partial, target) == 0 else {
      let reason = errno
      unlink(partial)
      throw reason == EEXIST ? .exists(path: target) : .unreachable(path: target, reason: ErrorNumber.text(reason))
    }
    unlink(partial)
    LibraryFile(path: target).syncFolder()
  }

  /// A store over a copy of a backup, of this program's version and free of damage; the backup is only read.
  /// - Parameter scratch: where the copy lies; the caller removes it with ``remove(_:)``.
  package static func opening(backup: String, in scratch: String) throws(StoreError) -> SQLiteStore {
    switch try LibraryFile(path: backup).state() {
    case .missing: throw .unreachable(path: backup, reason: "there is no such file")
    case .noFile: throw .unreachable(path: backup, reason: "it is no file")
    case .file(sizeBytes: 0): throw .notALibrary(path: backup)
    case .file: break
    }
    try inspect(backup)
    // A library that was copied by hand may have its newest writes in the log beside it.
    let hasLog: Bool
    if case .file(let sizeBytes) = try LibraryFile(path: "\(backup)-wal").state() {
      hasLog = sizeBytes > 0
    } else {
      hasLog = false
    }
    do throws(StoreError) {
      try copy(backup, hasLog ? .reading : .untouched, to: scratch)
      let store = try SQLiteStore(path: scratch, makesFile: false)
      if let fault = try store.check().first { throw StoreError.damaged(path: backup, detail: fault) }
      return store
    } catch {
      remove(scratch)
      throw error.naming(backup, for: scratch)
    }
  }

  /// Puts a store's file where a library is missing or damaged; what lies there is kept under another name.
  /// - Returns: that name; nil where nothing lay there.
  package static func place(_ scratch: String, at path: String) throws(StoreError) -> String? {
    try close(scratch)
    var kept: String?
    if try LibraryFile(path: path).state() != .missing {
      var number = 1
      while try LibraryFile(path: "\(path).damaged-\(number)").state() != .missing { number += 1 }
      let name = "\(path).damaged-\(number)"
      for end in ["-wal", "-shm", ""] { rename("\(path)\(end)", "\(name)\(end)") }
      kept = name
    }
    guard rename(scratch, path) == 0 else { throw .unreachable(path: path, reason: ErrorNumber.text(errno)) }
    LibraryFile(path: path).syncFolder()
    return kept
  }

  /// Removes a scratch copy with what lies beside it.
  package static func remove(_ scratch: String) {
    for end in ["", "-wal", "-shm"] { unlink("\(scratch)\(end)") }
  }

  private static func copy(_ source: String, _ mode: Connection.Mode, to target: String) throws(StoreError) {
    try LibraryFile(path: target).make()
    do {
      try Connection(path: source, mode: mode).copy(into: try Connection(path: target, mode: .writing))
    } catch {
      throw error.storeError(path: target)
    }
  }

  /// Brings everything of a file that nobody uses into the one file.
  private static func close(_ path: String) throws(StoreError) {
    do {
      try Connection(path: path, mode: .writing).runOnce("PRAGMA journal_mode = DELETE")
    } catch {
      throw error.storeError(path: path)
    }
  }
}

extension StoreError {
  /// The same error, told of another file than the one where it showed.
  fileprivate func naming(_ path: String, for other: String) -> StoreError {
    switch self {
    case .notALibrary(other): .notALibrary(path: path)
    case .newer(other, let version, let known): .newer(path: path, version: version, known: known)
    case .damaged(other, let detail): .damaged(path: path, detail: detail)
    default: self
    }
  }
}
