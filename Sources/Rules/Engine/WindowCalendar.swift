package import Time

/// The windows of a rule on the calendar of a zone.
///
/// Days are looked at one by one, never added up in seconds. A window that the clocks jump over does not occur.
///
/// A class so that a question about it copies nothing; it never changes.
package final class WindowCalendar: Sendable {
  package let windows: [DailyWindow]
  package let days: DaySet
  package let zone: ZoneRules
  /// A stretch without clock changes, where edges need no look-up.
  let calm: ZoneRules.Calm?
  /// Occurrences whose span is not what the zone says: they ran when the zone's data changed, and keep their announced
  /// end.
  let held: [Occurrence]

  /// How far ahead a start is looked for: a week, and a day that is lost to a clock change, on both sides.
  private static let daysAhead = 16

  package init(
    windows: [DailyWindow], days: DaySet, zone: ZoneRules, calm: ZoneRules.Calm? = nil, held: [Occurrence] = []
  ) {
    self.windows = windows
    self.days = days
    self.zone = zone
    self.calm = held.isEmpty ? calm : nil
    self.held = held
  }

  /// The occurrence that holds an instant; where two do, the one that ends last.
  package func occurrence(at instant: Instant) -> Occurrence? {
    if let calm, calm.contains(instant), calm.contains(instant.adding(seconds: -2 * 86_400)) {
      return calmOccurrence(at: instant, calm)
    }
    let today = zone.localTime(at: instant).date
    var found = held.filter { $0.span.contains(instant) }.max { $0.span.end < $1.span.end }
    // Where the clock goes back over midnight, a date may have begun that the clock shows no more.
    for offset in -1...1 {
      let day = today.adding(days: offset)
      guard days.containsWeekday(of: day) else { continue }
      for window in windows {
        let span = span(of: window, on: day)
        if span.contains(instant), found.map({ $0.span.end < span.end }) ?? true {
          found = Occurrence(day: day, window: window, span: span)
        }
      }
    }
    return found
  }

  /// The same where no clock change is near: only today's windows and yesterday's that end today can hold the instant.
  private func calmOccurrence(at instant: Instant, _ calm: ZoneRules.Calm) -> Occurrence? {
    let reading = calm.reading(at: instant)
    let today = CivilDate(dayNumber: reading.day)
    let startsToday = days.containsWeekday(of: today)
    let startedYesterday = days.containsWeekday(of: today.adding(days: -1))
    var found: Occurrence?
    for window in windows {
      let (start, end) = (window.start.minuteOfDay * 60, window.end.minuteOfDay * 60)
      let isToday =
        startsToday && start <= reading.secondOfDay && (window.endsOnNextDay || reading.secondOfDay < end)
      guard isToday || startedYesterday && window.endsOnNextDay && reading.secondOfDay < end else { continue }
      let day = isToday ? today : today.adding(days: -1)
      let span = span(of: window, on: day)
      if found.map({ $0.span.end < span.end }) ?? true { found = Occurrence(day: day, window: window, span: span) }
    }
    return found
  }

  private func span(of window: DailyWindow, on day: CivilDate) -> Span {
    if !held.isEmpty, let kept = held.first(where: { $0.day == day && $0.window == window }) { return kept.span }
    return window.span(startingOn: day, in: zone, near: calm)
  }

  /// The first occurrence that starts after an instant.
  package func nextOccurrence(after instant: Instant) -> Occurrence? {
    let isCalm = calm?.contains(instant) ?? false
    let today = calm.map { isCalm ? CivilDate(dayNumber: $0.reading(at: instant).day) : nil } ?? nil
    let first = today ?? zone.localTime(at: instant).date
    for offset in (isCalm ? 0 : -1)...Self.daysAhead {
      let day = first.adding(days: offset)
      // Starts follow the order of days: no later day can start earlier.
      if days.containsWeekday(of: day), let found = firstOccurrence(on: day, after: instant) { return found }
    }
    return nil
  }

  private func firstOccurrence(on day: CivilDate, after instant: Instant) -> Occurrence? {
    var found: Occurrence?
    for window in windows {
      let start =
        held.isEmpty
        ? zone.instant(of: window.start, on: day, near: calm) : self.span(of: window, on: day).start
      guard start > instant, found.map({ start < $0.span.start }) ?? true else { continue }
      let span = span(of: window, on: day)
      if !span.isEmpty { found = Occurrence(day: day, window: window, span: span) }
    }
    return found
  }

  /// All occurrences that share an instant with a span, by their starts.
  package func occurrences(in range: Span) -> [Occurrence] {
    guard !windows.isEmpty, !range.isEmpty else { return [] }
    let ordered = windows.count == 1 ? windows : windows.sorted { $0.start < $1.start }
    var day = zone.localTime(at: range.start).date.adding(days: -1)
    let last = zone.localTime(at: range.end).date.adding(days: 1)
    // One that is held may belong to a date that the clocks of the new data have left behind.
    var found = held.filter { $0.day < day && $0.span.overlap(with: range) != nil }
    while day <= last {
      if days.containsWeekday(of: day) {
        for window in ordered {
          let span = span(of: window, on: day)
          if span.start < range.end, range.start < span.end, !span.isEmpty {
            found.append(Occurrence(day: day, window: window, span: span))
          }
        }
      }
      day = day.adding(days: 1)
    }
    return found
  }
}
