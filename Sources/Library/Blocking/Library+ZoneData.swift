import Rules
import Store
import Time

extension Library {
  /// What is to be kept of an account's zone data; nil where nothing is to be done, and where the system has lost the
  /// zone.
  func renewedZoneData(
    of account: AccountRecord, _ reader: any StoreReader, at now: Instant, makesFirst: Bool
  ) throws(StoreError) -> StoredZoneData? {
    guard let zone = ZoneName(parsing: account.timeZone).flatMap(zones.rules(for:)) else { return nil }
    guard let stored = try reader.item(StoredZoneData.key, in: account.key).flatMap(StoredZoneData.init) else {
      return makesFirst ? StoredZoneData(zone, at: now) : nil
    }
    return stored.renewed(by: zone, at: now)
  }

  /// Keeps the zone data by which an account's windows are announced from now on.
  func keepZoneData(
    of account: AccountRecord, _ writer: any StoreWriter, at now: Instant, makesFirst: Bool
  ) throws(StoreError) {
    guard let data = try renewedZoneData(of: account, writer, at: now, makesFirst: makesFirst) else { return }
    let key = StoredZoneData.key
    let record = ItemRecord(
      kind: key.kind, id: key.id, ordinal: 1,
      revision: (try writer.version(of: key, in: account.key)?.revision ?? 0) + 1,
      name: data.announced.name.description,
      body: data.body, createdAt: now, updatedAt: now)
    try writer.put(record, in: account.key)
  }
}
