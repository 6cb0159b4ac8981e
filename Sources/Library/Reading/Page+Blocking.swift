package import Pages
package import Rules
import Time

extension Page {
  /// The rule that the page's schedule and screen-time blocks amount to; nil where the page never blocks by itself.
  package var blockingRule: Rule? {
    guard let schedule, let screenTime, screenTime.blocks, let id = Rule.ID(id.text),
      let window = DailyWindow(start: schedule.start, end: schedule.end)
    else { return nil }
    let policy: Rule.Policy =
      screenTime.limitMinutes.map { .timeLimit(minutes: $0, resetAt: .midnight) } ?? .schedule
    return Rule(
      id: id, name: name, policy: policy, isEnabled: isEnabled, days: schedule.days, windows: [window],
      apps: screenTime.apps)
  }

  /// What a session of the page's timer blocks from its start to its end; nil where it blocks nothing, or only what is
  /// used too long, which nobody can foresee.
  var sessionApps: AppSelection? {
    guard blocks.contains(where: { $0.kind == .timer }), let screenTime, screenTime.blocks,
      screenTime.limitMinutes == nil
    else { return nil }
    return screenTime.apps
  }

  /// The page's home allowance; nil where it has none, or is off.
  /// - Parameters:
  ///   - mostBonusMinutes: what the library's pages can add to a day.
  ///   - zones: the rules of a zone that the block names; nil for one that the system does not know.
  func homeAllowance(mostBonusMinutes: Int, zones: (ZoneName) -> ZoneRules?) -> Allowance? {
    guard isEnabled, let allowance = homeAllowanceBlock else { return nil }
    return Allowance(
      id: id.text, name: name,
      plans: allowance.allowances.map { .init(days: $0.days, windows: $0.windows, minutes: $0.minutes) },
      reach: .atHome(blocksOutsideWindows: allowance.outsideWindows == .blockAtHome), groups: allowance.groups,
      mostBonusMinutes: mostBonusMinutes, zone: allowance.timeZone.flatMap(zones))
  }

  /// The minutes that the page's blocks can add to a day of the home allowance, rounded up.
  var grantedMinutes: Int {
    guard isEnabled else { return 0 }
    return blocks.reduce(0) { sum, block in
      if case .addAllowance(let grant) = block.content { sum + Int(grant.minutes.rounded(.up)) } else { sum }
    }
  }

  private var schedule: Schedule? {
    blocks.lazy.compactMap { if case .schedule(let value) = $0.content { value } else { nil } }.last
  }

  private var screenTime: ScreenTime? {
    blocks.lazy.compactMap { if case .screenTime(let value) = $0.content { value } else { nil } }.last
  }

  private var homeAllowanceBlock: HomeAllowance? {
    blocks.lazy.compactMap { if case .homeAllowance(let value) = $0.content { value } else { nil } }.first
  }
}

extension ScreenTime {
  fileprivate var apps: AppSelection { AppSelection(mode: mode == .allowOnly ? .allowOnly : .block, groups: groups) }
}
