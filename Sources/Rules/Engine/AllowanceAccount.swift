import Time

/// What an allowance has counted, and when it blocks.
///
/// A class so that a question about it copies nothing; it never changes.
final class AllowanceAccount: Sendable {
  private let allowance: Allowance
  private let calendar: WindowCalendar
  private let use: UseSum
  private let facts: Facts

  init(_ allowance: Allowance, facts: Facts, knownUntil: Instant) {
    self.allowance = allowance
    calendar = WindowCalendar(windows: allowance.windows, days: allowance.days, zone: facts.zone)
    let known = Span(start: .earliest, end: knownUntil)
    use = UseSum(
      facts.uses.compactMap { use in
        guard allowance.apps.blocks(use.target), let span = use.span.overlap(with: known) else { return nil }
        return Facts.Use(target: use.target, span: span)
      })
    self.facts = facts
  }

  /// The spans of a range in which it blocks.
  func blockedSpans(in range: Span) -> SpanList {
    let occurrences = calendar.occurrences(in: range)
    let spent = SpanList(joining: occurrences.compactMap(spentSpan))
    let free = SpanList(joining: occurrences.map(\.span)).subtracting(spent)
    switch allowance.reach {
    case .everywhere:
      return SpanList(joining: [range]).subtracting(free)
    case .atHome(let blocksOutsideWindows):
      let away = SpanList(joining: [range]).subtracting(SpanList(joining: facts.homeSpans(in: range)))
      return (blocksOutsideWindows ? SpanList(joining: [range]).subtracting(free) : spent.clipped(to: range))
        .subtracting(away)
    }
  }

  /// The part of an occurrence in which its day's minutes are used up.
  private func spentSpan(of occurrence: Occurrence) -> Span? {
    guard !use.isEmpty else { return nil }
    let counted = countedSpans(of: occurrence)
    guard let spentAt = use.instant(reaching: Int64(allowance.minutes) * 60, in: counted) else { return nil }
    return Span(start: spentAt, end: .latest).overlap(with: occurrence.span)
  }

  /// Where use counts for an occurrence's day: inside the day's windows, and at home where the allowance is bound to it.
  private func countedSpans(of occurrence: Occurrence) -> [Span] {
    let days = Span(
      start: occurrence.span.start.adding(seconds: -172_800), end: occurrence.span.end.adding(seconds: 172_800))
    var spans = SpanList(joining: calendar.occurrences(in: days).filter { $0.day == occurrence.day }.map(\.span))
    if case .atHome = allowance.reach {
      let away = SpanList(joining: [days]).subtracting(SpanList(joining: facts.homeSpans(in: days)))
      spans = spans.subtracting(away)
    }
    return spans.spans
  }
}
