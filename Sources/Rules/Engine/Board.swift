package import Time

/// A situation prepared for questions about one instant.
package struct Board: Sendable {
  package let instant: Instant
  package let blockers: [Blocker]
  /// Each blocker's end of what it blocks now; without regard to open sessions.
  private let ends: [Instant?]
  /// Each blocker's next start, where it does not block now.
  private let starts: [Instant?]
  /// The minutes that each time limit leaves; nil where it does not count now.
  private let minutesLeft: [Int?]

  package init(_ situation: Situation, at instant: Instant) {
    self.instant = instant
    blockers = situation.blockers(knownUntil: instant)
    ends = blockers.map { $0.blockEnd(at: instant) }
    minutesLeft = blockers.map { $0.minutesLeft(at: instant) }
    starts = zip(blockers, ends).map { blocker, end in end == nil ? blocker.nextStart(after: instant) : nil }
  }

  package func verdict(for target: Target) -> TargetVerdict {
    let covering = blockers.indices.filter { blockers[$0].covers(target) }
    let blocking = covering.filter { end(of: $0, for: target) != nil }
    guard blocking.isEmpty else { return blockedVerdict(for: target, covering, blocking) }
    let next = covering.compactMap { start(of: $0, for: target) }.min()
    let nextBy = next == nil ? [] : covering.filter { start(of: $0, for: target) == next }
    return TargetVerdict(
      target: target, blockedBy: [], until: nil, nextBlock: next, nextBlockBy: nextBy.map { blockers[$0].source },
      usableMinutes: usableMinutes(of: covering, nextBlock: next), allowsUnblocking: true)
  }

  private func blockedVerdict(for target: Target, _ covering: [Int], _ blocking: [Int]) -> TargetVerdict {
    TargetVerdict(
      target: target, blockedBy: blocking.map { blockers[$0].source },
      until: Self.runEnd(of: covering.map { blockers[$0] }, from: instant, for: target), nextBlock: nil,
      nextBlockBy: [],
      usableMinutes: minutesLeft(of: covering) == nil ? nil : 0,
      allowsUnblocking: blocking.allSatisfy { blockers[$0].allowsUnblocking })
  }

  private func end(of index: Int, for target: Target) -> Instant? {
    guard let end = ends[index] else { return nil }
    return blockers[index].dependsOnTarget ? blockers[index].blockEnd(at: instant, for: target) : end
  }

  private func start(of index: Int, for target: Target) -> Instant? {
    blockers[index].dependsOnTarget ? blockers[index].nextStart(after: instant, for: target) : starts[index]
  }

  private func usableMinutes(of covering: [Int], nextBlock: Instant?) -> Int? {
    guard let left = minutesLeft(of: covering) else { return nil }
    guard let nextBlock else { return left }
    return min(left, Int(nextBlock.seconds(since: instant) / 60))
  }

  /// The fewest minutes that a time limit leaves now.
  private func minutesLeft(of covering: [Int]) -> Int? { covering.compactMap { minutesLeft[$0] }.min() }
}

extension Blocker {
  fileprivate func minutesLeft(at instant: Instant) -> Int? {
    guard case .limit(let account, _) = body, account.kind == .timeLimit else { return nil }
    return account.minutesLeft(at: instant)
  }
}
