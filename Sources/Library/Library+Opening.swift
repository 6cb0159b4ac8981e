package import Access
package import Store
package import Time

extension Library {
  /// A library that was opened, with what its owner should know.
  package struct Opened: Sendable {
    package let library: Library
    package let store: SQLiteStore
    /// Lines for standard error.
    package let warnings: [String]
  }

  /// Opens the library in a file, and makes the account `local` where it is missing.
  /// - Parameters:
  ///   - makesFile: whether a missing file is made.
  ///   - timeZone: for a new library; nil for the system's.
  package static func open(
    path: String, makesFile: Bool, timeZone: String? = nil, now: Instant, zones: ZoneDirectory = .system,
    random: RandomSource = .system, editGuard: EditGuard = .hardMode
  ) throws(LibraryError) -> Opened {
    let store: SQLiteStore
    do {
      store = try SQLiteStore(path: path, makesFile: makesFile)
    } catch {
      throw .store(error)
    }
    let library = Library(store: store, zones: zones, random: random, editGuard: editGuard)
    let warnings = try library.makeLocalAccount(timeZone: timeZone, now: now)
    return Opened(library: library, store: store, warnings: warnings)
  }

  private func makeLocalAccount(timeZone: String?, now: Instant) throws(LibraryError) -> [String] {
    let id = AccountID.local.description
    let there = try translating { try store.read { reader in try reader.account(id) } }
    if let there {
      guard let timeZone, timeZone != there.timeZone else { return [] }
      return [
        "the library's time zone stays \(there.timeZone); the option is for new libraries, and this one is changed with "
          + "`pocketwork library set-time-zone \(timeZone)`"
      ]
    }
    let (zone, warnings) = try firstZone(timeZone)
    return try translating {
      try store.write { writer in
        // Another process may have been first.
        guard try writer.account(id) == nil else { return [] }
        _ = try writer.insertAccount(id, timeZone: zone.description, at: now)
        return warnings
      }
    }
  }
}
