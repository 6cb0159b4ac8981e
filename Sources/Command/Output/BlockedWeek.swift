import Rules
import Time

/// Seven days from today on, for the eye.
struct BlockedWeek {
  private let now: Instant
  private let zone: ZoneRules
  /// From the start of today to the start of the seventh day after it.
  let range: Span

  init(from now: Instant, in zone: ZoneRules) {
    (self.now, self.zone) = (now, zone)
    let today = zone.date(at: now)
    range = Span(start: zone.start(of: today), end: zone.start(of: today.adding(days: 7)))
  }

  /// The strip with its legend; `marked` says what a full hour means.
  func text(of spans: SpanList, marked: String) -> String {
    let legend = "█ \(marked)  ▒ for a part of the hour  · free   (\(zone.name))"
    return (WeekStrip(spans, from: now, in: zone).lines + [legend]).joined(separator: "\n")
  }
}
