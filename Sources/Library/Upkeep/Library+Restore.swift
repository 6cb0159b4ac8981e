package import Access
import Store
package import Time

extension Library {
  /// Copies all libraries into a new file, while others go on writing.
  package func backUp(to path: String) throws(LibraryError) {
    guard let store = store as? SQLiteStore else { throw .notAvailable("This store makes its backups itself.") }
    do {
      try store.backUp(to: path)
    } catch {
      throw .store(error)
    }
  }

  /// Brings back what a backup holds, all or nothing.
  ///
  /// Where there is a library, this is a write like any other: each account's pages, rules, groups and zone become what
  /// the backup has, its revisions and its history go on, the guard judges, and `undo_change` takes it back. Tokens
  /// stay as they are; accounts that the backup lacks too. Where the library is missing or damaged, the backup's copy
  /// takes its place, and a damaged file is kept beside it.
  /// - Throws: ``LibraryError/store(_:)`` for a backup that is newer, damaged or no library.
  package static func restore(
    path: String, from backup: String, isDryRun: Bool, author: Author = .owner, now: Instant,
    zones: ZoneDirectory = .system, random: RandomSource = .system, editGuard: EditGuard = .hardMode
  ) throws(LibraryError) -> RestoreReport {
    let scratch = "\(path).restore-\(random.id("").suffix(8))"
    defer { SQLiteStore.remove(scratch) }
    let contents = try contents(of: backup, scratch)
    guard let library = try usable(path, now, zones, random, editGuard) else {
      return try place(scratch, at: path, isDryRun: isDryRun)
    }
    let accounts = try library.restore(contents, isDryRun: isDryRun, author, now)
    return RestoreReport(accounts: accounts, keptFile: nil, replacesFile: false)
  }

  /// Reads a backup through a copy of it; when it returns, nobody uses the copy.
  private static func contents(of backup: String, _ scratch: String) throws(LibraryError) -> [AccountContent] {
    do {
      return try SQLiteStore.opening(backup: backup, in: scratch).read { reader in try AccountContent.all(reader) }
    } catch let error as StoreError {
      throw .store(error)
    } catch let error as LibraryError {
      throw error
    } catch {
      throw .store(.failed(path: backup, detail: "\(error)"))
    }
  }

  /// The library at a path; nil where it is missing or damaged.
  private static func usable(
    _ path: String, _ now: Instant, _ zones: ZoneDirectory, _ random: RandomSource, _ editGuard: EditGuard
  ) throws(LibraryError) -> Library? {
    do {
      let opened = try open(
        path: path, makesFile: false, now: now, zones: zones, random: random, editGuard: editGuard)
      return try opened.store.check().isEmpty ? opened.library : nil
    } catch let error as LibraryError {
      switch error {
      case .store(.missing), .store(.damaged): return nil
      default: throw error
      }
    } catch {
      throw .store(.failed(path: path, detail: "\(error)"))
    }
  }

  private static func place(
    _ scratch: String, at path: String, isDryRun: Bool
  ) throws(LibraryError) -> RestoreReport {
    guard !isDryRun else { return RestoreReport(accounts: [], keptFile: nil, replacesFile: true) }
    do {
      return RestoreReport(
        accounts: [], keptFile: try SQLiteStore.place(scratch, at: path), replacesFile: true)
    } catch {
      throw .store(error)
    }
  }

  private func restore(
    _ contents: [AccountContent], isDryRun: Bool, _ author: Author, _ now: Instant
  ) throws(LibraryError) -> [RestoreReport.Account] {
    for content in contents { _ = try zone(named: content.timeZone) }
    return try translating {
      guard !isDryRun else {
        return try store.read { reader in
          try contents.map { content in
            try report(content, Write(restoring: content.id, author, now, isDryRun: true), reader, nil)
          }
        }
      }
      return try store.write { writer in
        try contents.map { content in
          try report(content, Write(restoring: content.id, author, now, isDryRun: false), writer, writer)
        }
      }
    }
  }

  private func report(
    _ content: AccountContent, _ write: Write, _ reader: any StoreReader, _ writer: (any StoreWriter)?
  ) throws -> RestoreReport.Account {
    let isNew = try reader.account(content.id.description) == nil
    if isNew {
      guard let writer else {
        return RestoreReport.Account(
          id: content.id, isNew: true, added: content.items.map(\.label), changed: [], removed: [],
          changeID: nil)
      }
      _ = try writer.insertAccount(content.id.description, timeZone: content.timeZone, at: write.now)
    }
    let edit = try LibraryEdit(write, try Self.account(content.id, reader), reader, self)
    let answer = try writer.map { writer in
      try carryOut(edit, writer) { edit throws(LibraryError) in try edit.restore(content) }
    }
    if answer == nil { _ = try prepare(edit) { edit throws(LibraryError) in try edit.restore(content) } }
    func labels(_ matches: (ItemChange) -> Bool) -> [String] {
      edit.changes.filter(matches).compactMap { change in
        (change.after.record ?? change.before.record).map { ItemLabelText.of(change.key, $0.name) }
      }
    }
    return RestoreReport.Account(
      id: content.id, isNew: isNew, added: labels { $0.before.record == nil },
      changed: labels { $0.before.record != nil && $0.after.record != nil }
        + (edit.timeZone == edit.account.timeZone ? [] : ["the time zone, to \(edit.timeZone)"]),
      removed: labels { $0.after.record == nil }, changeID: answer?.changeID)
  }
}

extension Write {
  fileprivate init(restoring account: AccountID, _ author: Author, _ now: Instant, isDryRun: Bool) {
    self.init(account: account, author: author, tool: "restore", now: now, isDryRun: isDryRun)
  }
}
