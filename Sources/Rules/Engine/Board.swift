package import Time

/// A situation prepared for questions about one instant.
package struct Board: Sendable {
  package let instant: Instant
  package let blockers: [Blocker]
  /// Each blocker's end of what it blocks now, and its next start; without regard to open sessions.
  private let ends: [Instant?]

  package init(_ situation: Situation, at instant: Instant) {
    self.instant = instant
    blockers = situation.blockers(knownUntil: instant)
    ends = blockers.map { $0.blockEnd(at: instant) }
  }

  package func verdict(for target: Target) -> TargetVerdict {
    let covering = blockers.indices.filter { blockers[$0].covers(target) }
    let blocking = covering.filter { end(of: $0, for: target) != nil }
    guard blocking.isEmpty else {
      let ends = blocking.compactMap { end(of: $0, for: target) }
      return TargetVerdict(
        target: target, blockedBy: blocking.map { blockers[$0].source },
        until: Self.runEnd(of: covering.map { blockers[$0] }, from: instant, known: ends.max(), for: target),
        nextBlock: nil,
        nextBlockBy: [], usableMinutes: minutesLeft(of: covering) == nil ? nil : 0,
        allowsUnblocking: blocking.allSatisfy { blockers[$0].allowsUnblocking })
    }
    let starts = covering.map { blockers[$0].nextStart(after: instant, for: target) }
    let next = starts.compactMap(\.self).min()
    let nextBy = next.map { next in zip(covering, starts).filter { $0.1 == next }.map { blockers[$0.0].source } }
    return TargetVerdict(
      target: target, blockedBy: [], until: nil, nextBlock: next, nextBlockBy: nextBy ?? [],
      usableMinutes: usableMinutes(of: covering, nextBlock: next), allowsUnblocking: true)
  }

  private func end(of index: Int, for target: Target) -> Instant? {
    guard let end = ends[index] else { return nil }
    guard case .limit(let rule, _, _) = blockers[index].body, rule.kind == .openLimit else { return end }
    return blockers[index].blockEnd(at: instant, for: target)
  }

  private func usableMinutes(of covering: [Int], nextBlock: Instant?) -> Int? {
    guard let left = minutesLeft(of: covering) else { return nil }
    guard let nextBlock else { return left }
    return min(left, Int(nextBlock.seconds(since: instant) / 60))
  }

  /// The fewest minutes that a time limit leaves now.
  private func minutesLeft(of covering: [Int]) -> Int? {
    covering.compactMap { index -> Int? in
      guard case .limit(let rule, let account, _) = blockers[index].body, rule.kind == .timeLimit,
        account.calendar.period(at: instant) != nil
      else { return nil }
      return account.usage(at: instant)?.left
    }.min()
  }

  /// The end of the run over several blockers that holds an instant, so that nothing flickers where one ends and the
  /// next starts; nil where no end is in sight.
  static func runEnd(of blockers: [Blocker], from instant: Instant, known: Instant? = nil, for target: Target?)
    -> Instant?
  {
    let limit = instant.adding(seconds: Blocker.horizonSeconds)
    var end = known ?? instant
    while end < limit {
      guard let later = blockers.compactMap({ $0.blockEnd(at: end, for: target) }).max(), later > end else {
        return end
      }
      end = later
    }
    return nil
  }
}
