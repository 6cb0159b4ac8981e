import Time

/// A recurring policy on when apps and sites are blocked.
///
/// A value has passed every check of its document: it can act, its windows do not overlap, its numbers are in range.
package struct Rule: Hashable, Sendable {
  package let id: ID
  package var name: String
  package var policy: Policy
  package var isEnabled: Bool
  /// The days on which a window starts or a limit's period starts.
  package var days: DaySet
  /// In the order given. A schedule has at least one; a limit with windows counts and blocks only inside them.
  package var windows: [DailyWindow]
  package var apps: AppSelection
  package var isHard: Bool
  package var blocksAdultContent: Bool

  package init(
    id: ID, name: String, policy: Policy, isEnabled: Bool = true, days: DaySet, windows: [DailyWindow],
    apps: AppSelection, isHard: Bool = false, blocksAdultContent: Bool = false
  ) {
    self.id = id
    self.name = name
    self.policy = policy
    self.isEnabled = isEnabled
    self.days = days
    self.windows = windows
    self.apps = apps
    self.isHard = isHard
    self.blocksAdultContent = blocksAdultContent
  }

  package var kind: Kind { policy.kind }
}
