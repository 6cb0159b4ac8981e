/// The reverse of a window: what it selects is free inside its windows until the day's minutes are used.
package struct Allowance: Hashable, Sendable {
  /// Where the allowance holds, and what it does outside its windows.
  package enum Reach: Hashable, Sendable {
    /// Everywhere; outside the windows it blocks.
    case everywhere
    /// Only at home; outside the windows it blocks there, or nothing.
    case atHome(blocksOutsideWindows: Bool)
  }

  package let id: String
  package let days: DaySet
  package let windows: [DailyWindow]
  /// 1 to 1440 a day, over all windows that start on it.
  package let minutes: Int
  package let reach: Reach
  package let groups: [AppGroup.ID]

  package init(
    id: String, days: DaySet, windows: [DailyWindow], minutes: Int, reach: Reach, groups: [AppGroup.ID]
  ) {
    self.id = id
    self.days = days
    self.windows = windows
    self.minutes = minutes
    self.reach = reach
    self.groups = groups
  }

  package var apps: AppSelection { AppSelection(groups: groups) }
}
