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
