package import Store

extension Library {
  /// What there is to say of a library's file.
  package struct Information: Hashable, Sendable {
    package let path: String
    package let file: SQLiteStore.Information
    package let accounts: [AccountView]
    /// As `2026f`; nil where the system does not say.
    package let zoneDataVersion: String?
  }

  /// What the library's file holds.
  /// - Throws: ``LibraryError/notAvailable(_:)`` for a store that is no file.
  package func information() throws(LibraryError) -> Information {
    guard let store = store as? SQLiteStore else { throw .notAvailable("This store is no file.") }
    let file: SQLiteStore.Information
    do {
      file = try store.information()
    } catch {
      throw .store(error)
    }
    return Information(path: store.path, file: file, accounts: try accounts(), zoneDataVersion: zones.version)
  }
}
