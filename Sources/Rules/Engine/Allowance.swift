package import Time

/// The reverse of a window: what it selects is free inside its windows until the day's minutes are used.
package struct Allowance: Hashable, Sendable {
  /// Where the allowance holds, and what it does outside its windows.
  package enum Reach: Hashable, Sendable {
    /// Everywhere; outside the windows it blocks.
    case everywhere
    /// Only at home; outside the windows it blocks there, or nothing.
    case atHome(blocksOutsideWindows: Bool)
  }

  /// The minutes of some days, and when they may be used.
  package struct Plan: Hashable, Sendable {
    package let days: DaySet
    package let windows: [DailyWindow]
    /// 1 to 1440 a day, over all windows that start on it.
    package let minutes: Int

    package init(days: DaySet, windows: [DailyWindow], minutes: Int) {
      (self.days, self.windows, self.minutes) = (days, windows, minutes)
    }
  }

  package let id: String
  /// The name of the page that has it; nil where it has none.
  package let name: String?
  /// At least one; each day of the week in one at most. Days that none lists have no minutes.
  package let plans: [Plan]
  package let reach: Reach
  package let groups: [AppGroup.ID]
  /// The most minutes that a day can be given beyond its plan's.
  package let mostBonusMinutes: Int
  /// The zone of its days and windows; nil for the situation's.
  package let zone: ZoneRules?

  package init(
    id: String, name: String? = nil, plans: [Plan], reach: Reach, groups: [AppGroup.ID], mostBonusMinutes: Int = 0,
    zone: ZoneRules? = nil
  ) {
    (self.id, self.name, self.plans, self.reach, self.groups) = (id, name, plans, reach, groups)
    (self.mostBonusMinutes, self.zone) = (mostBonusMinutes, zone)
  }

  package var apps: AppSelection { AppSelection(groups: groups) }

  /// Whether it blocks nothing away from home.
  package var isBoundToHome: Bool { reach != .everywhere }
}
