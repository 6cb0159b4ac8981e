import Rules
import Store

extension Facts {
  /// What a library knows to have happened.
  init(_ zones: ZoneHistory, pauses records: [ItemRecord], uses: ReportedUses) {
    self.init(zone: zones.current)
    self.zones = zones
    for pauses in records.compactMap(StoredPauses.init) { self.pauses[pauses.rule] = pauses.spans }
    reports = uses.reports
  }
}
