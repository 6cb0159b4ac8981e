import Rules
import Store
import Time

extension ZoneHistory {
  /// No period that ran before a change of zone still runs so long after it.
  private static let rememberedSeconds: Int64 = 8 * 86_400
  private static let rememberedChanges = 50

  /// The zones of a library as its history tells them, as far as they can matter to an instant.
  init(
    of account: AccountRecord, _ reader: any StoreReader, _ zones: ZoneDirectory, at instant: Instant
  ) throws(LibraryError) {
    func rules(_ name: String) -> ZoneRules { ZoneName(parsing: name).flatMap(zones.rules(for:)) ?? .utc }
    let oldest = instant.adding(seconds: -Self.rememberedSeconds)
    var steps: [(at: Instant, zone: (before: String, after: String))] = []
    do throws(StoreError) {
      let changes = try reader.changes(
        ChangeFilter(item: .library), in: account.key, before: nil, limit: Self.rememberedChanges)
      for change in changes where change.at >= oldest {
        let states = try reader.states(ofChange: change.id, in: account.key).flatMap(ChangeStates.init(json:))
        if let zone = states?.timeZone { steps.insert((change.at, zone), at: 0) }
      }
    } catch {
      throw .store(error)
    }
    self.init(rules(steps.first?.zone.before ?? account.timeZone))
    for step in steps { change(to: rules(step.zone.after), at: step.at) }
  }
}
