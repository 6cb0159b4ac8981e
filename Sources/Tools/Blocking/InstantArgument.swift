import Faults
import MCP
import Time

/// A moment as a call names it.
enum InstantArgument {
  /// Reads RFC 3339, or a date and time of the zone's clocks: a repeated reading means its first occurrence, a skipped
  /// one the first instant after the gap.
  static func read(_ text: String, in zone: ZoneRules) throws(Faults) -> Instant {
    if let instant = Instant(parsing: text) ?? local(text, in: zone) { return instant }
    throw Faults(
      "at",
      "is \(Quoted.text(text)); it must be an instant such as 2026-12-09T20:30:00Z, or a date and time of "
        + "\(zone.name) such as 2026-12-09T21:30")
  }

  private static func local(_ text: String, in zone: ZoneRules) -> Instant? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "T" || $0 == "t" || $0 == " " }
    guard parts.count == 2, let date = CivilDate(parsing: String(parts[0])) else { return nil }
    let clock = parts[1].split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(clock.count), clock.allSatisfy({ $0.utf8.count == 2 }),
      let time = WallClockTime(parsing: "\(clock[0]):\(clock[1])"), time < .endOfDay
    else { return nil }
    guard clock.count == 3 else { return zone.instant(of: time, on: date) }
    guard let seconds = Int64(clock[2]), (0..<60).contains(seconds) else { return nil }
    return zone.instant(of: time, on: date).adding(seconds: seconds)
  }
}
