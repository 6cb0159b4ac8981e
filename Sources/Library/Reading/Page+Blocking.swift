package import Pages
package import Rules

extension Page {
  /// The rule that the page's schedule and screen-time blocks amount to; nil where the page never blocks by itself.
  package var blockingRule: Rule? {
    var schedule: Schedule?
    var screenTime: ScreenTime?
    for block in blocks {
      if case .schedule(let value) = block.content { schedule = value }
      if case .screenTime(let value) = block.content { screenTime = value }
    }
    guard let schedule, let screenTime, screenTime.blocks, let id = Rule.ID(id.text),
      let window = DailyWindow(start: schedule.start, end: schedule.end)
    else { return nil }
    let policy: Rule.Policy =
      screenTime.limitMinutes.map { .timeLimit(minutes: $0, resetAt: .midnight) } ?? .schedule
    let mode: AppSelection.Mode = screenTime.mode == .allowOnly ? .allowOnly : .block
    return Rule(
      id: id, name: name, policy: policy, isEnabled: isEnabled, days: schedule.days, windows: [window],
      apps: AppSelection(mode: mode, groups: screenTime.groups))
  }
}
