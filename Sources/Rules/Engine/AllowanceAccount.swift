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
  private let calendars: [Calendar]
  private let use: UseSum
  private let reports: [Facts.AllowanceReport]
  private let facts: Facts

  /// Use and reports count up to `knownUntil`.
  init(_ allowance: Allowance, facts: Facts, knownUntil: Instant) {
    self.allowance = allowance
    calendars = allowance.plans.map { plan in
      Calendar(
        windows: WindowCalendar(windows: plan.windows, days: plan.days, zone: allowance.zone ?? facts.zone),
        minutes: plan.minutes)
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

  /// The numbers of the day that an instant lies in; nil where the day has no minutes, or nothing is known of its use.
  func usage(at instant: Instant) -> LimitUsage? {
    let zone = allowance.zone ?? facts.zone
    let day = zone.date(at: instant)
    guard let calendar = calendars.first(where: { $0.windows.days.containsWeekday(of: day) }) else { return nil }
    let told = reports.filter { $0.day == day }
    guard !told.isEmpty || !use.isEmpty else { return nil }
    let counted = use.isEmpty ? 0 : Int(use.seconds(in: countedSpans(of: day, calendar)) / 60)
    let used = max(counted, told.map(\.usedMinutes).max() ?? 0)
    let most = told.map { entitled($0, calendar.minutes) }.max() ?? calendar.minutes
    return LimitUsage(
      count: .minutes(used: used, entitled: most), isTouched: used > 0, isReported: !told.isEmpty,
      periodEnds: zone.start(of: day.adding(days: 1)))
  }

  /// Where use counts for a day: inside its windows, and at home where the allowance is bound to it.
  private func countedSpans(of day: CivilDate, _ calendar: Calendar) -> [Span] {
    let noon = (allowance.zone ?? facts.zone).start(of: day).adding(seconds: 43_200)
    let days = Span(start: noon.adding(seconds: -259_200), end: noon.adding(seconds: 259_200))
    var spans = SpanList(joining: calendar.windows.occurrences(in: days).filter { $0.day == day }.map(\.span))
    if allowance.isBoundToHome {
      let away = SpanList(joining: [days]).subtracting(SpanList(joining: facts.homeSpans(in: days)))
      spans = spans.subtracting(away)
    }
    return spans.spans
  }
}
