import Faults
import Store
import Time

/// One account's library at one moment.
struct Snapshot {
  let reader: any StoreReader
  let account: AccountRecord
  let zone: ZoneName
  /// The rules of the library's zone; UTC's where the system's data has lost it.
  let zoneRules: ZoneRules
  let groups: GroupNames

  init(_ id: AccountID, _ reader: any StoreReader, _ zones: ZoneDirectory) throws {
    let account = try Library.account(id, reader)
    try self.init(account, reader, zones, groups: GroupNames(try reader.labels(.group, in: account.key)))
  }

  init(_ account: AccountRecord, _ reader: any StoreReader, _ zones: ZoneDirectory, groups: GroupNames) throws {
    self.reader = reader
    self.account = account
    self.groups = groups
    zone = ZoneName(parsing: account.timeZone) ?? .utc
    zoneRules = zones.rules(for: zone) ?? .utc
  }
}
