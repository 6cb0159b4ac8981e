package import Time

/// One thing that blocks targets over time: an enabled rule, a page's schedule, a session, an allowance.
package struct Blocker: Sendable {
  package let source: Source
  package let isHard: Bool
  let body: Body

  enum Body: Sendable {
    case schedule(Rule, WindowCalendar, pauses: SpanList)
    case limit(Rule, LimitAccount, pauses: SpanList)
    case session(TimedSession)
    case allowance(Allowance, AllowanceAccount)
  }

  /// How far ahead edges are looked for. A week's pattern repeats; clock changes can cost a window two weeks.
  static let horizonSeconds: Int64 = 22 * 86_400

  package func covers(_ target: Target) -> Bool {
    switch body {
    case .schedule(let rule, _, _), .limit(let rule, _, _): rule.blocks(target)
    case .session(let session): session.apps.blocks(target)
    case .allowance(let allowance, _): allowance.apps.blocks(target)
    }
  }

  /// Whether the person may lift it: hard rules and open limits never.
  package var allowsUnblocking: Bool {
    switch body {
    case .limit(let rule, _, _): !isHard && rule.kind != .openLimit
    case .schedule, .session, .allowance: !isHard
    }
  }

  /// The end of what it blocks at an instant; nil where it does not block then. A target matters to open limits alone,
  /// whose running sessions free theirs.
  package func blockEnd(at instant: Instant, for target: Target? = nil) -> Instant? {
    switch body {
    case .schedule(_, let calendar, let pauses):
      guard let occurrence = calendar.occurrence(at: instant), !pauses.contains(instant) else { return nil }
      return min(occurrence.span.end, pauses.spans.first { $0.start > instant }?.start ?? .latest)
    case .limit(_, let account, let pauses):
      guard let spent = account.spentSpan(at: instant) else { return nil }
      var list = SpanList(joining: [spent]).subtracting(pauses)
      if let target { list = list.subtracting(account.sessions(of: target)) }
      return list.spans.first { $0.contains(instant) }?.end
    case .session(let session):
      return session.span.contains(instant) ? session.span.end : nil
    case .allowance(_, let account):
      return account.blockedSpans(in: Self.horizon(from: instant)).spans.first { $0.contains(instant) }?.end
    }
  }

  /// The first instant after `instant` at which it begins to block, as far as is known; nil where none is in sight.
  package func nextStart(after instant: Instant, for target: Target? = nil) -> Instant? {
    switch body {
    case .schedule(_, let calendar, let pauses):
      guard pauses.spans.last?.end ?? .earliest > instant else {
        return calendar.nextOccurrence(after: instant)?.span.start
      }
    case .limit(_, let account, let pauses):
      let sessions = target.map { account.sessions(of: $0) } ?? SpanList()
      guard max(pauses.spans.last?.end ?? .earliest, sessions.spans.last?.end ?? .earliest) > instant else {
        return nil
      }
    case .session, .allowance:
      break
    }
    return spans(in: Self.horizon(from: instant), for: target).spans.first { $0.start > instant }?.start
  }

  /// Everything it blocks in a range that lies after the last change of zone.
  package func spans(in range: Span, for target: Target? = nil) -> SpanList {
    switch body {
    case .schedule(_, let calendar, let pauses):
      return SpanList(joining: calendar.occurrences(in: range).map(\.span)).subtracting(pauses).clipped(to: range)
    case .limit(_, let account, let pauses):
      let spent = account.spentSpans(in: range).subtracting(pauses)
      return target.map { spent.subtracting(account.sessions(of: $0)) } ?? spent
    case .session(let session):
      return SpanList(joining: [session.span]).clipped(to: range)
    case .allowance(_, let account):
      return account.blockedSpans(in: range)
    }
  }

  static func horizon(from instant: Instant) -> Span {
    Span(start: instant, end: instant.adding(seconds: horizonSeconds))
  }
}
