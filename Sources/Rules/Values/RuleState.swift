package import Time

/// What a rule does at an instant, derived from rules, events and the instant alone.
package enum RuleState: Hashable, Sendable {
  case disabled
  /// `nextStart` is when it blocks next, where that is known: a schedule's next window.
  case inactive(nextStart: Instant?)
  /// `until` is the end of what runs now.
  case active(until: Instant)
  case paused(until: Instant)

  /// The word in answers.
  package var word: String {
    switch self {
    case .disabled: "disabled"
    case .inactive: "inactive"
    case .active: "active"
    case .paused: "paused"
    }
  }
}
