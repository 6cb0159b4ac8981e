package import Time

/// A span of wall-clock time that starts on a day and ends on it or on the next.
///
/// The start is in, the end is out. An end at or before the start is on the next day; the window belongs to the day it
/// started on. Equal edges are 24 hours.
package struct DailyWindow: Hashable, Sendable {
  /// Before `24:00`.
  package let start: WallClockTime
  /// `24:00` stays as it was given.
  package let end: WallClockTime

  /// Phones cannot watch less.
  package static let minimumMinutes = 15

  /// Nil where the start is `24:00`.
  package init?(start: WallClockTime, end: WallClockTime) {
    guard start < .endOfDay else { return nil }
    self.start = start
    self.end = end
  }

  package var endsOnNextDay: Bool { end <= start }

  /// The length on the clock, `1...1440`; real lengths differ where the clocks change.
  package var clockMinutes: Int { end.minuteOfDay - start.minuteOfDay + (endsOnNextDay ? 1_440 : 0) }

  package var isWholeDay: Bool { clockMinutes == 1_440 }

  /// The window's real span on the day it starts on, each edge resolved on its own date. It is empty where the clocks
  /// jump over the whole window.
  package func span(startingOn date: CivilDate, in zone: ZoneRules, near calm: ZoneRules.Calm? = nil) -> Span {
    let lastDate = endsOnNextDay ? date.adding(days: 1) : date
    return Span(
      start: zone.instant(of: start, on: date, near: calm), end: zone.instant(of: end, on: lastDate, near: calm))
  }
}

extension DailyWindow: CustomStringConvertible {
  /// `22:00–06:00`.
  package var description: String { "\(start)–\(end)" }
}
