import Time

/// What an allowance has counted, and when it blocks.
///
/// A class so that a question about it copies nothing; it never changes.
final class AllowanceAccount: Sendable {
  /// One plan's windows on the calendar.
  private struct Calendar {
    let windows: WindowCalendar
    let minutes: Int
  }

  private let allowance: Allowance
  private let zone: ZoneRules
  private let calendars: [Calendar]
  private let use: UseSum
  private let reports: [Facts.AllowanceReport]
  private let facts: Facts

  /// Use and reports count up to `knownUntil`.
  init(_ allowance: Allowance, facts: Facts, knownUntil: Instant) {
    self.allowance = allowance
    let zone = allowance.zone ?? facts.zone
    self.zone = zone
    calendars = allowance.plans.map { plan in
      Calendar(windows: WindowCalendar(windows: plan.windows, days: plan.days, zone: zone), minutes: plan.minutes)
    }
    let known = Span(start: .earliest, end: knownUntil)
    use = UseSum(
      facts.uses.compactMap { use in
        guard allowance.apps.blocks(use.target), let span = use.span.overlap(with: known) else { return nil }
        return Facts.Use(target: use.target, span: span)
      })
    reports = (facts.allowanceReports[allowance.id] ?? []).filter { $0.at <= knownUntil }
    self.facts = facts
  }

  /// The spans of a range in which it blocks.
  func blockedSpans(in range: Span) -> SpanList {
    var (windows, spent): ([Span], [Span]) = ([], [])
    for calendar in calendars {
      for occurrence in calendar.windows.occurrences(in: range) {
        windows.append(occurrence.span)
        if let span = spentSpan(of: occurrence, calendar) { spent.append(span) }
      }
    }
    let used = SpanList(joining: spent)
    let free = SpanList(joining: windows).subtracting(used)
    switch allowance.reach {
    case .everywhere:
      return SpanList(joining: [range]).subtracting(free)
    case .atHome(let blocksOutsideWindows):
      let away = SpanList(joining: [range]).subtracting(SpanList(joining: facts.homeSpans(in: range)))
      return (blocksOutsideWindows ? SpanList(joining: [range]).subtracting(free) : used.clipped(to: range))
        .subtracting(away)
    }
  }

  /// The part of an occurrence in which its day's minutes are used up.
  private func spentSpan(of occurrence: Occurrence, _ calendar: Calendar) -> Span? {
    let told = reports.filter { $0.day == occurrence.day && $0.usedMinutes >= entitled($0, calendar.minutes) }
    let counted =
      use.isEmpty
      ? nil : use.instant(reaching: Int64(calendar.minutes) * 60, in: countedSpans(of: occurrence.day, calendar))
    guard let spentAt = (told.map(\.at) + [counted].compactMap(\.self)).min() else { return nil }
    return Span(start: spentAt, end: .latest).overlap(with: occurrence.span)
  }

  /// The plan's minutes, and what a phone says that the day was given beyond them, as far as it can be.
  private func entitled(_ report: Facts.AllowanceReport, _ minutes: Int) -> Int {
    min(max(report.budgetMinutes ?? minutes, minutes), minutes + allowance.mostBonusMinutes)
  }

  /// The numbers of the day that an instant lies in, which is the day before in a window that runs past midnight; nil
  /// where the day has no minutes, or nothing is known of its use.
  ///
  /// Of several phones the one that has the least left has its word, as it is the one that decides what is blocked.
  func usage(at instant: Instant) -> LimitUsage? {
    let occurrence = calendars.lazy.compactMap { $0.windows.occurrence(at: instant) }.first
    let day = occurrence?.day ?? zone.date(at: instant)
    guard let calendar = calendars.first(where: { $0.windows.days.containsWeekday(of: day) }) else { return nil }
    func left(_ report: Facts.AllowanceReport) -> Int { entitled(report, calendar.minutes) - report.usedMinutes }
    let told = reports.filter { $0.day == day }.min { left($0) < left($1) }
    guard told != nil || !use.isEmpty else { return nil }
    let counted = use.isEmpty ? 0 : Int(use.seconds(in: countedSpans(of: day, calendar)) / 60)
    let used = max(told?.usedMinutes ?? 0, counted)
    let most = told.map { entitled($0, calendar.minutes) } ?? calendar.minutes
    let dayEnds = zone.start(of: day.adding(days: 1))
    return LimitUsage(
      count: .minutes(used: used, entitled: most), isTouched: used > 0, isReported: told != nil,
      periodEnds: max(dayEnds, occurrence?.span.end ?? dayEnds))
  }

  /// Where use counts for a day: inside its windows, and at home where the allowance is bound to it.
  private func countedSpans(of day: CivilDate, _ calendar: Calendar) -> [Span] {
    // A window may end on the next day, and a clock change move an edge.
    let days = Span(start: zone.start(of: day.adding(days: -2)), end: zone.start(of: day.adding(days: 3)))
    var spans = SpanList(joining: calendar.windows.occurrences(in: days).filter { $0.day == day }.map(\.span))
    if allowance.isBoundToHome {
      let away = SpanList(joining: [days]).subtracting(SpanList(joining: facts.homeSpans(in: days)))
      spans = spans.subtracting(away)
    }
    return spans.spans
  }
}
