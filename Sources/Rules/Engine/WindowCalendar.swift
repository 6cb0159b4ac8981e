package import Time

/// The windows of a rule on the calendar of a zone.
///
/// Days are looked at one by one, never added up in seconds. A window that the clocks jump over does not occur.
package struct WindowCalendar: Sendable {
  package let windows: [DailyWindow]
  package let days: DaySet
  package let zone: ZoneRules

  /// How far ahead a start is looked for: a week, and a day that is lost to a clock change, on both sides.
  private static let daysAhead = 16

  package init(windows: [DailyWindow], days: DaySet, zone: ZoneRules) {
    self.windows = windows
    self.days = days
    self.zone = zone
  }

  /// The occurrence that holds an instant; where two do, the one that ends last.
  package func occurrence(at instant: Instant) -> Occurrence? {
    let today = zone.localTime(at: instant).date
    var found: Occurrence?
    // Where the clock goes back over midnight, a date may have begun that the clock shows no more.
    for offset in -1...1 {
      let day = today.adding(days: offset)
      guard days.contains(day.weekday) else { continue }
      for window in windows where offset == 0 || offset == 1 || window.endsOnNextDay || window.end == .endOfDay {
        let span = window.span(startingOn: day, in: zone)
        if span.contains(instant), found.map({ $0.span.end < span.end }) ?? true {
          found = Occurrence(day: day, window: window, span: span)
        }
      }
    }
    return found
  }

  /// The first occurrence that starts after an instant.
  package func nextOccurrence(after instant: Instant) -> Occurrence? {
    let today = zone.localTime(at: instant).date
    for offset in -1...Self.daysAhead {
      let day = today.adding(days: offset)
      guard days.contains(day.weekday), let found = firstOccurrence(on: day, after: instant) else { continue }
      // A later day may start earlier only on the day itself: midnight never comes twice.
      return found
    }
    return nil
  }

  private func firstOccurrence(on day: CivilDate, after instant: Instant) -> Occurrence? {
    var found: Occurrence?
    for window in windows {
      let span = window.span(startingOn: day, in: zone)
      if span.start > instant, !span.isEmpty, found.map({ span.start < $0.span.start }) ?? true {
        found = Occurrence(day: day, window: window, span: span)
      }
    }
    return found
  }

  /// All occurrences that share an instant with a span, by their starts.
  package func occurrences(in range: Span) -> [Occurrence] {
    guard !windows.isEmpty, !range.isEmpty else { return [] }
    let ordered = windows.sorted { $0.start < $1.start }
    var found: [Occurrence] = []
    var day = zone.localTime(at: range.start).date.adding(days: -1)
    let last = zone.localTime(at: range.end).date.adding(days: 1)
    while day <= last {
      if days.contains(day.weekday) {
        for window in ordered {
          let span = window.span(startingOn: day, in: zone)
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
