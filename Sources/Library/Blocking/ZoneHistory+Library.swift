import Rules
import Store
import Time

extension ZoneHistory {
  /// No period that ran before a change of zone still runs so long after it.
  static let rememberedSeconds: Int64 = 8 * 86_400
  private static let rememberedChanges = 50

  /// The zones of a library as its history tells them, and the data that they had, as far as they can matter to an
  /// instant and to what comes after it.
  init(
    of account: AccountRecord, _ reader: any StoreReader, _ zones: ZoneDirectory, at instant: Instant
  ) throws(LibraryError) {
    let oldest = instant.adding(seconds: -Self.rememberedSeconds)
    let names: ZoneNames
    let replacements: [StoredZoneData.Replacement]
    do throws(StoreError) {
      names = try ZoneNames(of: account, reader, since: oldest, limit: Self.rememberedChanges)
      replacements =
        try reader.item(StoredZoneData.key, in: account.key).flatMap(StoredZoneData.init)?.replacements ?? []
    } catch {
      throw .store(error)
    }
    func rules(at instant: Instant) -> ZoneRules {
      let name = names.name(at: instant)
      if let old = replacements.first(where: { $0.at > instant && $0.before.name.description == name }) {
        return ZoneRules(old.before)
      }
      return ZoneName(parsing: name).flatMap(zones.rules(for:)) ?? .utc
    }
    self.init(rules(at: .earliest))
    let ofData = replacements.filter { names.name(at: $0.at) == $0.before.name.description }.map(\.at)
    for at in Set(names.changes.map(\.at) + ofData).sorted() { change(to: rules(at: at), at: at) }
  }
}

/// The names of a library's zones.
private struct ZoneNames {
  private let first: String
  /// Ascending.
  let changes: [(at: Instant, name: String)]

  init(
    of account: AccountRecord, _ reader: any StoreReader, since oldest: Instant, limit: Int
  ) throws(StoreError) {
    var changes: [(at: Instant, name: String)] = []
    var first = account.timeZone
    for change in try reader.changes(ChangeFilter(item: .library), in: account.key, before: nil, limit: limit)
    where change.at >= oldest {
      let states = try reader.states(ofChange: change.id, in: account.key).flatMap(ChangeStates.init(json:))
      guard let zone = states?.timeZone else { continue }
      changes.insert((change.at, zone.after), at: 0)
      first = zone.before
    }
    self.first = first
    self.changes = changes
  }

  func name(at instant: Instant) -> String { changes.last { $0.at <= instant }?.name ?? first }
}
