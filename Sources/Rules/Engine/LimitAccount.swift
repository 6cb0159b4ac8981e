import Time

/// What a time limit or an open limit has counted, and when it is spent.
///
/// A class so that a question about it copies nothing; it never changes.
final class LimitAccount: Sendable {
  let policy: Rule.Policy
  let calendar: BudgetCalendar
  private let use: UseSum
  private let grants: [Facts.Grant]
  private let reports: [Facts.Report]
  private let bonuses: [Facts.Bonus]
  private let knownUntil: Instant

  /// Uses count up to `knownUntil`.
  init(_ rule: Rule, resetAt: WallClockTime, facts: Facts, knownUntil: Instant, calm: ZoneRules.Calm? = nil) {
    policy = rule.policy
    calendar = BudgetCalendar(days: rule.days, windows: rule.windows, resetAt: resetAt, zones: facts.zones, calm: calm)
    let known = Span(start: .earliest, end: knownUntil)
    use = UseSum(
      rule.kind == .timeLimit && !facts.uses.isEmpty
        ? facts.uses.compactMap { use in
          guard rule.blocks(use.target), let span = use.span.overlap(with: known) else { return nil }
          return Facts.Use(target: use.target, span: span)
        } : [])
    grants = facts.grants.isEmpty ? [] : facts.grants[rule.id] ?? []
    reports = facts.reports.isEmpty ? [] : facts.reports[rule.id] ?? []
    bonuses = facts.bonuses.isEmpty ? [] : facts.bonuses[rule.id] ?? []
    self.knownUntil = knownUntil
  }

  var kind: Rule.Kind { policy.kind }

  /// Whether nothing was ever counted, so that it cannot be spent.
  private var isUntouched: Bool { use.isEmpty && grants.isEmpty && reports.isEmpty }

  /// The numbers at an instant; nil on days that the limit leaves alone.
  func usage(at instant: Instant) -> LimitUsage? {
    if let period = calendar.period(at: instant) { return usage(of: period, at: instant, ends: period.span.end) }
    let day = calendar.day(at: instant)
    guard !calendar.windows.isEmpty, calendar.days.containsWeekday(of: day.day) else { return nil }
    let shown =
      calendar.lastPeriod(before: instant, in: day)
      ?? BudgetPeriod(day: day.day, span: Span(start: instant, end: instant))
    return usage(of: shown, at: instant, ends: day.span.end)
  }

  /// The reset of what has been counted by an instant; nil where nothing was, or all of it is over.
  ///
  /// A window that began the day before ends by itself.
  func countedUntil(at instant: Instant) -> Instant? {
    guard !isUntouched else { return nil }
    let day = calendar.day(at: instant)
    let start = max(day.span.start, calendar.zones.changes.last?.at ?? .earliest)
    let seen = Span(start: min(start, instant), end: instant.adding(seconds: 1))
    let touched = calendar.periods(in: seen).filter { usage(of: $0, at: instant, ends: day.span.end).isTouched }
    return touched.map { $0.day == day.day ? max($0.span.end, day.span.end) : $0.span.end }.filter { $0 > instant }
      .max()
  }

  /// The minutes that are left of the period that runs; nil where none does.
  func minutesLeft(at instant: Instant) -> Int? {
    guard let period = calendar.period(at: instant) else { return nil }
    guard !isUntouched || !bonuses.isEmpty else { return limitMinutes }
    return usage(of: period, at: instant, ends: period.span.end).left
  }

  private func usage(of period: BudgetPeriod, at instant: Instant, ends: Instant) -> LimitUsage {
    let span = Span(start: period.span.start, end: min(period.span.end, instant))
    let known = span.isEmpty && period.span.isEmpty ? [] : reports(of: period).filter { $0.arrivedAt <= instant }
    let isCounted = known.contains(where: \.isNumberless)
    switch policy {
    case .schedule, .timeLimit:
      let seconds = use.seconds(in: [span])
      let reported = known.compactMap(\.minutes).max()
      let used = max(Int(seconds / 60), reported ?? 0)
      return LimitUsage(
        count: .minutes(used: used, entitled: entitledMinutes(in: period, at: instant)),
        isTouched: seconds > 0 || used > 0 || isCounted, isReported: reported != nil, periodEnds: ends)
    case .openLimit(let opens, _, _):
      let spent = grants.count { period.span.contains($0.session.start) && $0.session.start <= instant }
      let reported = known.compactMap(\.opens).max()
      let used = max(spent, reported ?? 0)
      return LimitUsage(
        count: .opens(used: used, granted: opens), isTouched: used > 0 || isCounted, isReported: reported != nil,
        periodEnds: ends)
    }
  }

  private func reports(of period: BudgetPeriod) -> [Facts.Report] { reports.filter { $0.day == period.day } }

  private func bonuses(of period: BudgetPeriod) -> [Facts.Bonus] {
    bonuses.filter { period.span.contains($0.at) || calendar.budgetStart(at: $0.at) == period.span.start }
  }

  private var limitMinutes: Int {
    if case .timeLimit(let minutes, _) = policy { minutes } else { 0 }
  }

  private func entitledMinutes(in period: BudgetPeriod, at instant: Instant) -> Int {
    limitMinutes + bonuses(of: period).filter { $0.at <= instant }.reduce(0) { $0 + $1.minutes }
  }

  /// The spans of a range in which the limit is spent; those of open limits hold running sessions too.
  func spentSpans(in range: Span) -> SpanList {
    guard !isUntouched else { return SpanList() }
    var list = SpanList()
    for period in calendar.periods(in: range) {
      for span in spentSpans(of: period) { if let part = span.overlap(with: range) { list.append(part) } }
    }
    return list
  }

  /// The spent span that holds an instant.
  func spentSpan(at instant: Instant) -> Span? {
    guard !isUntouched, let period = calendar.period(at: instant) else { return nil }
    return SpanList(joining: spentSpans(of: period)).spans.first { $0.contains(instant) }
  }

  private func spentSpans(of period: BudgetPeriod) -> [Span] {
    switch policy {
    case .schedule: return []
    case .timeLimit: return spentTimeSpans(of: period)
    case .openLimit(let opens, _, _):
      let starts = grants.map(\.session.start).filter(period.span.contains).sorted()
      let reported = reports(of: period).filter { $0.opens ?? 0 >= opens }.map(\.arrivedAt)
      let spentAt = (starts.count >= opens ? [starts[opens - 1]] : []) + reported
      return spentAt.min().map { [Span(start: max($0, period.span.start), end: period.span.end)] } ?? []
    }
  }

  /// A bonus raises what may be used from its instant on, so each step between bonuses is looked at alone.
  private func spentTimeSpans(of period: BudgetPeriod) -> [Span] {
    let bonuses = bonuses(of: period).sorted { $0.at < $1.at }
    let steps = [period.span.start] + bonuses.map(\.at).filter { $0 > period.span.start } + [period.span.end]
    return zip(steps, steps.dropFirst()).compactMap { start, end in
      guard let spentAt = spentAt(minutes: entitledMinutes(in: period, at: start), in: period) else { return nil }
      return Span(start: start, end: end).overlap(with: Span(start: spentAt, end: .latest))
    }
  }

  private func spentAt(minutes: Int, in period: BudgetPeriod) -> Instant? {
    let reported = reports(of: period).filter { $0.minutes ?? 0 >= minutes }.map(\.arrivedAt)
    return ([use.instant(reaching: Int64(minutes) * 60, in: [period.span])].compactMap(\.self) + reported).min()
  }

  /// Whether a phone has told of a day that has not begun here, as one whose clock or reset is ahead does.
  func hasReportAhead(of instant: Instant) -> Bool {
    !reports.isEmpty && reports.contains { $0.day > calendar.day(at: instant).day }
  }

  /// The sessions that free a target although the last open is spent.
  func sessions(of target: Target) -> SpanList {
    SpanList(joining: grants.filter { $0.target == target }.map(\.session))
  }
}
