package import Access
package import Store
import Threads

/// The operations on libraries: what a write means, and what a read answers.
///
/// Everything is synchronous. A read runs on any thread; a write waits for every other writer, so it belongs on the
/// thread for writes. No clock is read: each call brings its instant.
package struct Library: Sendable {
  package let store: any LibraryStore
  package let zones: ZoneDirectory
  let random: RandomSource
  let editGuard: EditGuard
  let pageCache = PageCache()
  /// Who the tokens stand for that were looked up in the store's present state.
  let sessions = StateTable<StoreMark, SHA256Digest, Session>(limit: 1_024)

  package init(
    store: any LibraryStore, zones: ZoneDirectory = .system, random: RandomSource = .system,
    editGuard: EditGuard = .hardMode
  ) {
    self.store = store
    self.zones = zones
    self.random = random
    self.editGuard = editGuard
  }

  /// Lets the errors of the store and of the operations through as one kind.
  func translating<Value>(_ body: () throws -> Value) throws(LibraryError) -> Value {
    do {
      return try body()
    } catch let error as LibraryError {
      throw error
    } catch let error as StoreError {
      throw .store(error)
    } catch {
      throw .store(.failed(path: "", detail: "\(error)"))
    }
  }

  /// Reads one account's library as it is at one moment.
  func read<Value: Sendable>(
    _ account: AccountID, _ body: (Snapshot) throws(LibraryError) -> Value
  ) throws(LibraryError) -> Value {
    try translating {
      try store.read { reader in try body(try Snapshot(account, reader, self)) }
    }
  }

  static func account(_ id: AccountID, _ reader: any StoreReader) throws -> AccountRecord {
    guard let account = try reader.account(id.description) else {
      throw LibraryError.notFound("There is no account \(id).")
    }
    return account
  }
}
