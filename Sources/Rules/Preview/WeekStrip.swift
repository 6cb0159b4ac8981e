package import Time

/// A week as seven lines of twenty-four hours, for a terminal: `█` blocked for all of the hour, `▒` for a part, `·` free.
package struct WeekStrip: Hashable, Sendable {
  /// A line for hours, then one for each day.
  package let lines: [String]

  /// Seven days from the date on which `instant` lies. An hour that a date skips is blank, one that it repeats is told
  /// once.
  package init(_ blocked: SpanList, from instant: Instant, in zone: ZoneRules) {
    let first = zone.date(at: instant)
    var lines = ["            0     6     12    18    24"]
    for offset in 0..<7 {
      let day = first.adding(days: offset)
      let hours = (0..<24).map { Self.mark(of: $0, on: day, blocked, zone) }.joined()
      lines.append("\(day.weekday.shortName) \(Self.shortDate(day))   \(hours)")
    }
    self.lines = lines
  }

  private static func shortDate(_ day: CivilDate) -> String { String(day.description.dropFirst(5)) }

  private static func mark(of hour: Int, on day: CivilDate, _ blocked: SpanList, _ zone: ZoneRules) -> String {
    guard let start = WallClockTime(minuteOfDay: hour * 60), let end = WallClockTime(minuteOfDay: hour * 60 + 60) else {
      return " "
    }
    let span = Span(start: zone.instant(of: start, on: day), end: zone.instant(of: end, on: day))
    guard !span.isEmpty else { return " " }
    let seconds = blocked.clipped(to: span).spans.reduce(0) { $0 + $1.seconds }
    return seconds == 0 ? "·" : seconds == span.seconds ? "█" : "▒"
  }
}
