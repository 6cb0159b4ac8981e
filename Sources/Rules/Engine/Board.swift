package import Time

/// A situation prepared for questions about one instant.
package struct Board: Sendable {
  package let instant: Instant
  package let blockers: [Blocker]
  /// What each blocker says, beside ``blockers``.
  private let states: [State]

  /// What a blocker says without regard to open sessions.
  private struct State {
    /// The end of what it blocks now.
    let end: Instant?
    /// Its next start, where it does not block now.
    let start: Instant?
    /// The minutes that a time limit leaves; nil where it does not count now.
    let minutesLeft: Int?
  }

  package init(_ situation: Situation, at instant: Instant) {
    self.instant = instant
    blockers = situation.blockers(knownUntil: instant)
    states = blockers.map { blocker in
      let end = blocker.blockEnd(at: instant)
      return State(
        end: end, start: end == nil ? blocker.nextStart(after: instant) : nil,
        minutesLeft: blocker.minutesLeft(at: instant))
    }
  }

  package func verdict(for target: Target) -> TargetVerdict {
    var covering: [Int] = []
    var blocking: [Int] = []
    var (next, nextBy): (Instant?, [Int]) = (nil, [])
    var minutesLeft: Int?
    for index in blockers.indices where blockers[index].covers(target) {
      covering.append(index)
      if let left = states[index].minutesLeft { minutesLeft = min(left, minutesLeft ?? left) }
      guard end(of: index, for: target) == nil else {
        blocking.append(index)
        continue
      }
      guard let start = start(of: index, for: target), start <= next ?? .latest else { continue }
      if start == next { nextBy.append(index) } else { (next, nextBy) = (start, [index]) }
    }
    guard blocking.isEmpty else { return blockedVerdict(for: target, covering, blocking, minutesLeft) }
    let usable = minutesLeft.map { left in next.map { min(left, Int($0.seconds(since: instant) / 60)) } ?? left }
    return TargetVerdict(
      target: target, blockedBy: [], until: nil, nextBlock: next, nextBlockBy: nextBy.map { blockers[$0].source },
      usableMinutes: usable, allowsUnblocking: true)
  }

  private func blockedVerdict(
    for target: Target, _ covering: [Int], _ blocking: [Int], _ minutesLeft: Int?
  ) -> TargetVerdict {
    TargetVerdict(
      target: target, blockedBy: blocking.map { blockers[$0].source },
      until: Self.runEnd(of: covering.map { blockers[$0] }, from: instant, for: target), nextBlock: nil,
      nextBlockBy: [], usableMinutes: minutesLeft == nil ? nil : 0,
      allowsUnblocking: blocking.allSatisfy { blockers[$0].allowsUnblocking })
  }

  private func end(of index: Int, for target: Target) -> Instant? {
    guard let end = states[index].end else { return nil }
    return blockers[index].dependsOnTarget ? blockers[index].blockEnd(at: instant, for: target) : end
  }

  private func start(of index: Int, for target: Target) -> Instant? {
    blockers[index].dependsOnTarget ? blockers[index].nextStart(after: instant, for: target) : states[index].start
  }
}

extension Blocker {
  fileprivate func minutesLeft(at instant: Instant) -> Int? {
    guard case .limit(let account, _) = body, account.kind == .timeLimit else { return nil }
    return account.minutesLeft(at: instant)
  }
}
