package import Time

/// Why a target is blocked or free at an instant: every blocker that covers it, with its own day and edges.
package struct Explanation: Sendable {
  /// One blocker that blocks the target, or would.
  package struct Entry: Hashable, Sendable {
    package let source: Blocker.Source
    /// The rule's or page's name; nil for sessions and allowances.
    package let name: String?
    package let isHard: Bool
    package let isBlocking: Bool
    /// The end of what it blocks now.
    package let until: Instant?
    /// When it blocks next, where it does not now and that is known.
    package let nextStart: Instant?
    /// The occurrence that runs now, else the next one; nil where the blocker has no windows.
    package let occurrence: Occurrence?
    package let usage: LimitUsage?
    /// The pause that holds now.
    package let pause: Span?
    package let lock: RuleStatus.Lock?
  }

  package let instant: Instant
  package let verdict: TargetVerdict
  package let entries: [Entry]

  /// When the target becomes free, or blocked, next; nil where no change is in sight.
  package var nextChange: Instant? { verdict.isBlocked ? verdict.until : verdict.nextBlock }
}

extension Situation {
  /// Explains a target at an instant, past or future, by the rules as they are now.
  package func explanation(of target: Target, at instant: Instant) -> Explanation {
    let board = Board(self, at: instant)
    let entries = board.blockers.filter { $0.covers(target) }.map { entry(of: $0, for: target, at: instant) }
    return Explanation(instant: instant, verdict: board.verdict(for: target), entries: entries)
  }

  private func entry(of blocker: Blocker, for target: Target, at instant: Instant) -> Explanation.Entry {
    let rule = namedRule(of: blocker.source)
    let until = blocker.blockEnd(at: instant, for: target)
    let calendar = rule.map { WindowCalendar(of: $0, in: facts.zones.known(at: instant)) }
    let status = rule.map { self.status(of: $0, at: instant) }
    return Explanation.Entry(
      source: blocker.source, name: rule?.name, isHard: blocker.isHard, isBlocking: until != nil, until: until,
      nextStart: until == nil ? blocker.nextStart(after: instant, for: target) : nil,
      occurrence: calendar.flatMap { $0.occurrence(at: instant) ?? $0.nextOccurrence(after: instant) },
      usage: status?.usage, pause: blocker.pauses.spans.first { $0.contains(instant) }, lock: status?.lock)
  }

  private func namedRule(of source: Blocker.Source) -> Rule? {
    switch source {
    case .rule(let id): self.rule(id)
    case .page(let id): pages.first { $0.pageID == id }?.rule
    case .session, .allowance: nil
    }
  }
}
