import Faults
import Rules
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
      throw .invalid(Faults("account", "is \(Quoted.text(id)); it must be \(Identifier.rule)"))
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
  ///
  /// The guard judges it as the loss of every rule and page: a locked rule keeps its account.
  package func deleteAccount(_ id: String, now: Instant) throws(LibraryError) {
    guard id != AccountID.local.description else {
      throw .invalid(Faults("account", "is local, which every library has; it cannot be deleted"))
    }
    guard let account = AccountID(id) else { throw .notFound("There is no account \(Quoted.text(id)).") }
    try translating {
      try store.write { writer in
        let record = try Self.account(account, writer)
        let write = Write(account: account, author: .owner, tool: "account delete", now: now)
        try judgeDeletion(try LibraryEdit(write, record, writer, self))
        try writer.deleteAccount(record.key)
      }
    }
  }

  private func judgeDeletion(_ edit: LibraryEdit) throws(LibraryError) {
    let before = try edit.situation(after: false)
    let judgement = try editGuard.judge(
      EditGuard.Edit(
        before: before, after: Situation(rules: [], pages: [], facts: before.facts), now: edit.write.now,
        highWaterMark: edit.account.highWaterMark))
    guard judgement.effectiveAt == nil else {
      throw .locked(
        "The account \(edit.write.account) has a rule in hard mode without a free moment; delete that rule first, "
          + "which takes effect a day later.")
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
