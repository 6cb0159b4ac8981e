import Pages
import Rules
import Store
import Time

extension Library {
  /// Looks for damage in the file, and reads every document in it.
  /// - Returns: a line for each fault; none when all is well.
  package func check() throws(LibraryError) -> [String] {
    try translating {
      let damage = try store.check()
      guard damage.isEmpty else { return damage }
      return try store.read { reader in
        try reader.accounts(after: nil, limit: .max).flatMap { account in try faults(account, reader) }
      }
    }
  }

  private func faults(_ account: AccountRecord, _ reader: any StoreReader) throws -> [String] {
    var faults: [String] = []
    let groups = GroupNames(try reader.labels(.group, in: account.key))
    if ZoneName(parsing: account.timeZone).flatMap(zones.rules(for:)) == nil {
      faults.append("account \(account.id): the time zone \(account.timeZone) is unknown")
    }
    for kind in [ItemKind.group, .page, .rule] {
      for record in try reader.items(kind, in: account.key, after: nil, limit: .max) {
        do {
          let used = try Self.groups(of: record)
          for id in used where !groups.contains(id) {
            faults.append("account \(account.id): \(kind.rawValue) \(record.id): the app group \(id) is missing")
          }
        } catch {
          faults.append("account \(account.id): \(error.ownerText)")
        }
      }
    }
    for token in try reader.tokens(in: account.key) {
      do {
        if let report = try reader.report(of: token.id) { _ = try StoredReport.report(report) }
      } catch let error as LibraryError {
        faults.append("account \(account.id): \(error.ownerText)")
      }
    }
    return faults
  }

  /// The groups that an item uses.
  private static func groups(of record: ItemRecord) throws(LibraryError) -> [AppGroup.ID] {
    switch record.kind {
    case .page: return try StoredItem.page(record).groups
    case .rule: return try StoredItem.rule(record).apps.groups
    case .group, .library, .pause, .pending, .zoneData:
      _ = try StoredItem.group(record)
      return []
    }
  }
}
