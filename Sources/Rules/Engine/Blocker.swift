package import Time

/// One thing that blocks targets over time: an enabled rule, a page's schedule, a session, an allowance.
///
/// A class so that lists of them are cheap to pick from; it never changes.
package final class Blocker: Sendable {
  package let source: Source
  package let isHard: Bool
  let apps: AppSelection
  let blocksAdultContent: Bool
  let body: Body
  /// Whether it may block one of its targets and not another at the same time: open limits alone, by their sessions.
  let dependsOnTarget: Bool

  enum Body: Sendable {
    case schedule(WindowCalendar, pauses: SpanList)
    case limit(LimitAccount, pauses: SpanList)
    case session(Span)
    case allowance(AllowanceAccount)
  }

  init(source: Source, isHard: Bool = false, apps: AppSelection, blocksAdultContent: Bool = false, body: Body) {
    self.source = source
    self.isHard = isHard
    self.apps = apps
    self.blocksAdultContent = blocksAdultContent
    self.body = body
    if case .limit(let account, _) = body {
      dependsOnTarget = account.kind == .openLimit
    } else {
      dependsOnTarget = false
    }
  }

  /// How far ahead edges are looked for. A week's pattern repeats; clock changes can cost a window two weeks.
  static let horizonSeconds: Int64 = 22 * 86_400

  /// Not inlined: where it is, callers that go through many blockers count references to each list of each selection.
  @inline(never)
  package func covers(_ target: Target) -> Bool {
    target == .adultContent ? blocksAdultContent : apps.blocks(target)
  }

  /// Whether the person may lift it: hard rules and open limits never.
  package var allowsUnblocking: Bool {
    switch body {
    case .limit(let account, _): !isHard && account.kind != .openLimit
    case .schedule, .session, .allowance: !isHard
    }
  }

  /// The end of what it blocks at an instant; nil where it does not block then. A target matters to open limits alone,
  /// whose running sessions free theirs.
  package func blockEnd(at instant: Instant, for target: Target? = nil) -> Instant? {
    switch body {
    case .schedule(let calendar, let pauses):
      guard let occurrence = calendar.occurrence(at: instant), !pauses.contains(instant) else { return nil }
      guard !pauses.spans.isEmpty else { return occurrence.span.end }
      return min(occurrence.span.end, pauses.spans.first { $0.start > instant }?.start ?? .latest)
    case .limit(let account, let pauses):
      guard let spent = account.spentSpan(at: instant) else { return nil }
      var list = SpanList(joining: [spent]).subtracting(pauses)
      if let target { list = list.subtracting(account.sessions(of: target)) }
      return list.spans.first { $0.contains(instant) }?.end
    case .session(let span):
      return span.contains(instant) ? span.end : nil
    case .allowance(let account):
      return account.blockedSpans(in: Self.horizon(from: instant)).spans.first { $0.contains(instant) }?.end
    }
  }

  /// The first instant after `instant` at which it begins to block, as far as is known; nil where none is in sight.
  package func nextStart(after instant: Instant, for target: Target? = nil) -> Instant? {
    switch body {
    case .schedule(let calendar, let pauses):
      guard pauses.spans.last?.end ?? .earliest > instant else {
        return calendar.nextOccurrence(after: instant)?.span.start
      }
    case .limit(let account, let pauses):
      let sessions = target.map { account.sessions(of: $0) } ?? SpanList()
      guard
        max(pauses.spans.last?.end ?? .earliest, sessions.spans.last?.end ?? .earliest) > instant
          || account.hasReportAhead(of: instant)
      else { return nil }
    case .session, .allowance:
      break
    }
    return spans(in: Self.horizon(from: instant), for: target).spans.first { $0.start > instant }?.start
  }

  /// Everything it blocks in a range that lies after the last change of zone.
  package func spans(in range: Span, for target: Target? = nil) -> SpanList {
    switch body {
    case .schedule(let calendar, let pauses):
      var spans = SpanList()
      for occurrence in calendar.occurrences(in: range) { spans.append(occurrence.span) }
      return spans.subtracting(pauses).clipped(to: range)
    case .limit(let account, let pauses):
      let spent = account.spentSpans(in: range).subtracting(pauses)
      return target.map { spent.subtracting(account.sessions(of: $0)) } ?? spent
    case .session(let span):
      return SpanList(joining: [span]).clipped(to: range)
    case .allowance(let account):
      return account.blockedSpans(in: range)
    }
  }

  static func horizon(from instant: Instant) -> Span {
    Span(start: instant, end: instant.adding(seconds: horizonSeconds))
  }
}
