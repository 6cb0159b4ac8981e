package import Time

extension WindowCalendar {
  /// The windows of a rule on the last of a library's zones.
  ///
  /// When the zone's data changes, future edges move; a window of a hard schedule that runs then is locked, and keeps the
  /// end that was announced.
  package convenience init(of rule: Rule, in zones: ZoneHistory, calm: ZoneRules.Calm? = nil) {
    let isLocking = rule.isHard && rule.kind == .schedule && !zones.changes.isEmpty
    self.init(
      windows: rule.windows, days: rule.days, zone: zones.current, calm: calm,
      held: isLocking ? Self.held(rule, zones) : [])
  }

  private static func held(_ rule: Rule, _ zones: ZoneHistory) -> [Occurrence] {
    var held: [Occurrence] = []
    var zone = zones.first
    for change in zones.changes {
      if change.zone.name == zone.name {
        held = WindowCalendar(windows: rule.windows, days: rule.days, zone: zone, held: held)
          .occurrences(in: Span(start: change.at, end: change.at.adding(seconds: 1)))
      }
      zone = change.zone
    }
    return held
  }
}
