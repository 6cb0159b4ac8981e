import Rules
import Time

/// Windows that begin on days of the week, seen from an instant.
struct WindowClock {
  let windows: [(window: DailyWindow, days: DaySet)]
  let zone: ZoneRules

  func isActive(at now: Instant) -> Bool {
    // A window that runs began today or yesterday on the wall; a day's beginning may lie a little off where clocks change.
    let date = zone.localTime(at: now).date
    return (-1...1).contains { offset in
      let day = date.adding(days: offset)
      return windows.contains {
        $0.days.contains(day.weekday) && $0.window.span(startingOn: day, in: zone).contains(now)
      }
    }
  }

  /// The first edge after an instant.
  func nextEdge(after now: Instant) -> Instant? {
    let date = zone.localTime(at: now).date
    var found: Instant?
    for offset in -2...9 {
      let day = date.adding(days: offset)
      for entry in windows where entry.days.contains(day.weekday) {
        let span = entry.window.span(startingOn: day, in: zone)
        guard !span.isEmpty else { continue }
        for edge in [span.start, span.end] where edge > now { found = min(found ?? edge, edge) }
      }
      // Edges of later days lie later, but for a window over midnight and a clock that goes back.
      if found != nil, offset >= 2 { break }
    }
    return found
  }

  /// The beginning of the next day that the zone has.
  static func nextDay(after now: Instant, in zone: ZoneRules) -> Instant {
    let today = zone.date(at: now)
    // A date that the zone skips begins where the next one does.
    return (1...3).map { zone.start(of: today.adding(days: $0)) }.first { $0 > now } ?? .latest
  }
}
