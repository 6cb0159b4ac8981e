package import Time

/// What all blockers together say of one target at an instant.
package struct TargetVerdict: Hashable, Sendable {
  package let target: Target
  /// Every blocker that blocks now, in the situation's order; empty where the target is free.
  package let blockedBy: [Blocker.Source]
  /// The end of the contiguous run over all blockers; nil where the target is free, and where no end is in sight.
  package let until: Instant?
  /// When the target is blocked next, where it is free now and that is known.
  package let nextBlock: Instant?
  package let nextBlockBy: [Blocker.Source]
  /// Whole minutes: the smaller of what the limits leave and the time until the next block; nil where no limit counts.
  package let usableMinutes: Int?
  /// Whether everything that blocks may be lifted by the person.
  package let allowsUnblocking: Bool

  package var isBlocked: Bool { !blockedBy.isEmpty }
}

extension TargetVerdict {
  /// What holds where the system clock is behind the newest accepted write: blocked if blocked at either instant.
  package func joined(with later: TargetVerdict) -> TargetVerdict {
    guard later.isBlocked else { return self }
    guard isBlocked else { return later }
    let until = until.flatMap { mine in later.until.map { max(mine, $0) } }
    return TargetVerdict(
      target: target, blockedBy: blockedBy + later.blockedBy.filter { !blockedBy.contains($0) }, until: until,
      nextBlock: nil, nextBlockBy: [], usableMinutes: [usableMinutes, later.usableMinutes].compactMap(\.self).min(),
      allowsUnblocking: allowsUnblocking && later.allowsUnblocking)
  }
}
