import Time

/// When a limit counts and blocks: its periods, on the zones that the library has had.
struct BudgetCalendar: Sendable {
  let days: DaySet
  let windows: [DailyWindow]
  let resetAt: WallClockTime
  let zones: ZoneHistory
  /// A stretch without clock changes in the zone in force.
  var calm: ZoneRules.Calm?

  private var windowCalendar: WindowCalendar { windowCalendar(in: zones.current) }

  private func windowCalendar(in zone: ZoneRules) -> WindowCalendar {
    WindowCalendar(windows: windows, days: days, zone: zone, calm: zones.changes.isEmpty ? calm : nil)
  }

  /// The period that runs at an instant; nil on days that are not listed, and outside the windows where there are any.
  func period(at instant: Instant) -> BudgetPeriod? {
    guard windows.isEmpty else { return windowPeriod(at: instant) }
    let period = zones.period(at: instant, resetAt: resetAt, calm: calm)
    return days.containsWeekday(of: period.day) ? period : nil
  }

  /// The span from reset to reset, whether the limit counts then or not.
  func day(at instant: Instant) -> BudgetPeriod { zones.period(at: instant, resetAt: resetAt, calm: calm) }

  /// The occurrence of a window that runs at an instant. One that ran when the zone changed keeps its announced end, and
  /// one of the new zone that overlaps it goes on with the same budget.
  private func windowPeriod(at instant: Instant) -> BudgetPeriod? {
    var held: BudgetPeriod?
    var zone = zones.first
    for change in zones.changes where change.at <= instant {
      held = continued(held, at: change.at, in: zone)
      zone = change.zone
    }
    return continued(held, at: instant, in: zone)
  }

  private func continued(_ held: BudgetPeriod?, at instant: Instant, in zone: ZoneRules) -> BudgetPeriod? {
    let found = windowCalendar(in: zone).occurrence(at: instant).map { BudgetPeriod(day: $0.day, span: $0.span) }
    guard let held else { return found }
    if let found, found.span.start < held.span.end {
      return BudgetPeriod(
        day: held.day,
        span: Span(start: min(held.span.start, found.span.start), end: max(held.span.end, found.span.end)))
    }
    return instant < held.span.end ? held : found
  }

  /// The periods that share an instant with a span, by their starts. The span must lie after the last change of zone.
  func periods(in range: Span) -> [BudgetPeriod] {
    guard !range.isEmpty else { return [] }
    return windows.isEmpty ? dayPeriods(in: range) : windowPeriods(in: range)
  }

  private func dayPeriods(in range: Span) -> [BudgetPeriod] {
    var found: [BudgetPeriod] = []
    var instant = range.start
    while instant < range.end {
      let period = zones.period(at: instant, resetAt: resetAt, calm: calm)
      if days.containsWeekday(of: period.day) { found.append(period) }
      guard period.span.end > instant else { break }
      instant = period.span.end
    }
    return found
  }

  private func windowPeriods(in range: Span) -> [BudgetPeriod] {
    var found: [BudgetPeriod] = []
    if let running = period(at: range.start) { found.append(running) }
    for occurrence in windowCalendar.occurrences(in: range)
    where occurrence.span.start >= found.last?.span.end ?? .earliest {
      found.append(BudgetPeriod(day: occurrence.day, span: occurrence.span))
    }
    return found
  }

  /// The period that an instant outside all windows still shows: the day's last one so far.
  func lastPeriod(before instant: Instant, in day: BudgetPeriod) -> BudgetPeriod? {
    windowPeriods(in: Span(start: day.span.start, end: instant)).last { $0.span.start >= day.span.start }
  }

  /// The start of the period that minutes given at an instant belong to: the running one, else the day's next window.
  func budgetStart(at instant: Instant) -> Instant? {
    if let running = period(at: instant) { return running.span.start }
    guard !windows.isEmpty, let next = windowCalendar.nextOccurrence(after: instant) else { return nil }
    return day(at: instant).span.contains(next.span.start) ? next.span.start : nil
  }
}
