import TestSupport
import Time

@testable import Rules

/// Random rules and facts on a grid of quarter hours, in zones whose clocks change in many ways.
struct RandomRules {
  var random: SplitMix

  static let zones = [
    "UTC", "Europe/Warsaw", "America/New_York", "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu",
    "Africa/Casablanca", "Pacific/Apia",
  ]
  /// Near clock changes of several zones, and far from any.
  static let starts = [
    "2026-12-09T10:00:00Z", "2026-10-20T03:00:00Z", "2027-03-10T00:00:00Z", "2026-04-01T12:00:00Z",
    "2026-09-01T12:00:00Z",
    "2011-12-27T00:00:00Z",
  ]
  static let groups = ["a", "b", "c"].map(Make.group)

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

  mutating func zone() -> ZoneRules { Make.zone(pick(Self.zones)) }
  mutating func start() -> Instant { Make.instant(pick(Self.starts)) }

  mutating func days() -> DaySet {
    if chance(40) { return .everyDay }
    let days = Weekday.allCases.filter { _ in chance(50) }
    return DaySet(days.isEmpty ? [pick(Weekday.allCases)] : days)
  }

  mutating func window() -> DailyWindow {
    let start = WallClockTime(minuteOfDay: int(0...95) * 15)!
    return DailyWindow(start: start, end: WallClockTime(minuteOfDay: int(0...96) * 15)!)!
  }

  /// Up to three windows that do not overlap on the days.
  mutating func windows(on days: DaySet, from minimum: Int) -> [DailyWindow] {
    var windows: [DailyWindow] = []
    for _ in 0..<max(minimum, int(minimum...3)) {
      let candidate = windows + [window()]
      if DailyWindow.overlappingPair(candidate, on: days) == nil { windows = candidate }
    }
    return windows
  }

  mutating func apps(allowOnly: Bool) -> AppSelection {
    let groups = Self.groups.filter { _ in chance(50) }
    return AppSelection(
      mode: allowOnly ? .allowOnly : .block, groups: groups.isEmpty ? [pick(Self.groups)] : groups,
      domains: chance(30) ? [pick(["x.com", "old.x.com", "y.org"])] : [])
  }

  mutating func rule(_ id: String) -> Rule {
    let days = days()
    let reset = chance(50) ? WallClockTime.midnight : WallClockTime(minuteOfDay: int(0...95) * 15)!
    let policy: Rule.Policy =
      switch int(1...3) {
      case 1: .schedule
      case 2: .timeLimit(minutes: int(1...8) * 15, resetAt: reset)
      default: .openLimit(opens: int(1...3), openMinutes: int(1...4) * 15, resetAt: reset)
      }
    let windows = policy == .schedule ? windows(on: days, from: 1) : chance(40) ? windows(on: days, from: 1) : []
    return Rule(
      id: Make.id(id), name: id, policy: policy, isEnabled: !chance(10), days: days, windows: windows,
      apps: apps(allowOnly: policy == .schedule && chance(25)), isHard: chance(30), blocksAdultContent: chance(20))
  }

  /// The rule with one member changed.
  mutating func edited(_ rule: Rule) -> Rule {
    var edited = rule
    let other = self.rule("other")
    switch int(1...8) {
    case 1: edited.name = "Renamed"
    case 2: edited.days = days()
    case 3:
      let windows = windows(on: rule.days, from: 1)
      if rule.kind != .schedule || !windows.isEmpty { edited.windows = windows }
    case 4: edited.apps = apps(allowOnly: rule.apps.mode == .allowOnly)
    case 5: edited.isEnabled.toggle()
    case 6: edited.isHard.toggle()
    case 7: edited.blocksAdultContent.toggle()
    default: if other.kind == rule.kind { edited.policy = other.policy }
    }
    if DailyWindow.overlappingPair(edited.windows, on: edited.days) != nil {
      edited.windows = rule.windows
      edited.days = rule.days
    }
    return edited
  }
}
