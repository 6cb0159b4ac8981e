package import Time

/// Where one rule stands at an instant.
package struct RuleStatus: Hashable, Sendable {
  package let state: RuleState
  /// Nil where the rule is not locked.
  package let lock: Lock?
  /// The numbers of a limit; nil for schedules, and on days that a limit leaves alone.
  package let usage: LimitUsage?
  package let label: String

  package init(state: RuleState, lock: Lock?, usage: LimitUsage?, label: String) {
    self.state = state
    self.lock = lock
    self.usage = usage
    self.label = label
  }

  /// What hard mode holds.
  package enum Lock: Hashable, Sendable {
    case until(Instant)
    /// The rule has no free moment in the week.
    case always

    /// Nil where no end is in sight.
    package var end: Instant? {
      switch self {
      case .until(let instant): instant
      case .always: nil
      }
    }
  }
}

extension RuleStatus {
  /// What holds where the system clock is behind the newest accepted write: the stricter of the states at both instants,
  /// the numbers of the later one.
  package func joined(with later: RuleStatus, at instant: Instant) -> RuleStatus {
    let joined: RuleState =
      switch (state, later.state) {
      case (.active(let one), .active(let other)): .active(until: max(one, other))
      case (.active, _): state
      case (_, .active): later.state
      default: state
      }
    let lock = lock.map { mine in later.lock.map { RuleStatus.Lock.later(mine, $0) } ?? mine } ?? later.lock
    let usage = later.usage ?? usage
    return RuleStatus(
      state: joined, lock: lock, usage: usage, label: Situation.label(joined, usage, at: instant))
  }
}
