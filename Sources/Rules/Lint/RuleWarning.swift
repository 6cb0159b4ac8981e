/// Something about rules that is legal and that a person should know.
package struct RuleWarning: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The rule can never block.
    case neverActs = "never_acts"
    /// Another rule blocks all that this one does, whenever it does.
    case swallowed
    /// The rule blocks around the clock.
    case noFreeMoment = "no_free_moment"
    /// A clock change jumps over a window.
    case windowSkipped = "window_skipped"
    /// A clock change makes a window longer or shorter.
    case windowChanged = "window_changed"
    /// A phone cannot watch so many activities.
    case tooManyActivities = "too_many_activities"
    /// Two rules block the same targets at the same time.
    case overlap
  }

  package let kind: Kind
  /// The rules that it is about, the one that was asked about first; empty where it is about all.
  package let rules: [Rule.ID]
  package let message: String

  package init(_ kind: Kind, _ rules: [Rule.ID], _ message: String) {
    self.kind = kind
    self.rules = rules
    self.message = message
  }

  /// Whether both say the same of the same two rules, in either order.
  func isSamePair(as other: RuleWarning) -> Bool {
    rules.count == 2 && kind == other.kind && Set(rules) == Set(other.rules)
  }
}
