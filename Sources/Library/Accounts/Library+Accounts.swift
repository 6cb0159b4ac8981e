import Faults
import Store
package import Time

extension Library {
  /// All accounts, by id.
  package func accounts() throws(LibraryError) -> [AccountView] {
    try translating {
      try store.read { reader in
        try reader.accounts(after: nil, limit: .max).map { account in
          AccountView(
            id: AccountID(unchecked: account.id), timeZone: account.timeZone, revision: account.revision,
            createdAt: account.createdAt)
        }
      }
    }
  }

  /// Makes an account with an empty library.
  /// - Parameter timeZone: nil for the system's.
  /// - Returns: warnings.
  package func addAccount(_ id: String, timeZone: String?, now: Instant) throws(LibraryError) -> [String] {
    guard let account = AccountID(id) else {
      throw .invalid(Faults("account", "is \(Quoted.text(id)); it must be 1 to 64 letters, digits, _ or -"))
    }
    let (zone, warnings) = try firstZone(timeZone)
    return try translating {
      try store.write { writer in
        guard try writer.account(account.description) == nil else {
          throw LibraryError.alreadyExists("There is an account \(account) already.")
        }
        _ = try writer.insertAccount(account.description, timeZone: zone.description, at: now)
        return warnings
      }
    }
  }

  /// Deletes an account with its library, tokens and history; `local` stays.
  package func deleteAccount(_ id: String) throws(LibraryError) {
    guard id != AccountID.local.description else {
      throw .invalid(Faults("account", "is local, which every library has; it cannot be deleted"))
    }
    guard let account = AccountID(id) else { throw .notFound("There is no account \(Quoted.text(id)).") }
    try translating {
      try store.write { writer in try writer.deleteAccount(try Self.account(account, writer).key) }
    }
  }

  /// The zone of a new library: the one named, else the system's, else UTC with a warning.
  func firstZone(_ name: String?) throws(LibraryError) -> (zone: ZoneName, warnings: [String]) {
    if let name { return (try zone(named: name), []) }
    if let zone = zones.systemZone() { return (zone, []) }
    return (
      .utc,
      [
        "the system does not name its time zone, so the library is in UTC; set it with "
          + "`pocketwork library set-time-zone Europe/Warsaw`"
      ]
    )
  }
}
