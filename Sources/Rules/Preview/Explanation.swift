package import Time

/// Why a target is blocked or free at an instant: every blocker that covers it, with its own day and edges.
package struct Explanation: Sendable {
  /// One blocker that blocks the target, or would.
  package struct Entry: Hashable, Sendable {
    package let source: Blocker.Source
    /// The rule's or page's name; nil for what has none.
    package let name: String?
    package let isHard: Bool
    /// Whether it blocks nothing away from home.
    package let isOnlyAtHome: Bool
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
    let rule = rule(of: blocker.source)
    let until = blocker.blockEnd(at: instant, for: target)
    let calendar = rule.map { WindowCalendar(of: $0, in: facts.zones.known(at: instant)) }
    let status = rule.map { self.status(of: $0, at: instant) }
    return Explanation.Entry(
      source: blocker.source, name: name(of: blocker.source), isHard: blocker.isHard,
      isOnlyAtHome: isOnlyAtHome(blocker.source), isBlocking: until != nil, until: until,
      nextStart: until == nil ? blocker.nextStart(after: instant, for: target) : nil,
      occurrence: calendar.flatMap { $0.occurrence(at: instant) ?? $0.nextOccurrence(after: instant) },
      usage: status?.usage ?? blocker.allowanceUsage(at: instant),
      pause: blocker.pauses.spans.first { $0.contains(instant) }, lock: status?.lock)
  }

  /// The name of what blocks; nil for what has none.
  package func name(of source: Blocker.Source) -> String? {
    switch source {
    case .rule, .page: rule(of: source)?.name
    case .session(let id): sessions.first { $0.id == id }?.name
    case .allowance(let id): allowances.first { $0.id == id }?.name
    }
  }

  private func rule(of source: Blocker.Source) -> Rule? {
    switch source {
    case .rule(let id): self.rule(id)
    case .page(let id): pages.first { $0.pageID == id }?.rule
    case .session, .allowance: nil
    }
  }

  private func isOnlyAtHome(_ source: Blocker.Source) -> Bool {
    guard case .allowance(let id) = source else { return false }
    return allowances.first { $0.id == id }?.isBoundToHome ?? false
  }
}

extension Blocker {
  fileprivate func allowanceUsage(at instant: Instant) -> LimitUsage? {
    guard case .allowance(let account) = body else { return nil }
    return account.usage(at: instant)
  }
}
