import Library
import Time

/// The library's zone, for instants that an answer gives in UTC and as local time.
struct LocalClock: Sendable {
  let zoneName: String
  private let rules: ZoneRules

  init(_ name: ZoneName, _ rules: ZoneRules) {
    zoneName = name.description
    self.rules = rules
  }

  /// As in `2026-12-09T21:30:00+01:00`.
  func local(_ instant: Instant) -> String { rules.localTime(at: instant).description }
}
