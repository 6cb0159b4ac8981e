import Time

/// A rule to start from: everything but what to block.
package struct RulePreset: Hashable, Sendable {
  package enum Section: String, CaseIterable, Hashable, Sendable {
    case getMoreDone = "Get More Done"
    case sleepRelaxReset = "Sleep, Relax and Reset"
    case buildHealthyHabits = "Build Healthy Habits"
  }

  package let id: String
  package let name: String
  /// Nil for the two defaults, which stand outside the sections.
  package let section: Section?
  package let kind: Rule.Kind
  package let days: DaySet
  package let windows: [DailyWindow]
  package let limitMinutes: Int?

  /// The defaults last.
  package static let all = [
    schedule("work_time", "Work Time", .getMoreDone, "09:00", "17:00", .weekdays),
    schedule("laser_focus", "Laser Focus", .getMoreDone, "14:00", "18:00"),
    schedule("wind_down", "Wind Down", .sleepRelaxReset, "20:00", "22:00"),
    schedule("deep_sleep", "Deep Sleep", .sleepRelaxReset, "22:00", "06:00"),
    schedule("reading_time", "Reading Time", .buildHealthyHabits, "19:45", "20:45"),
    schedule("gym_time", "Gym Time", .buildHealthyHabits, "17:30", "18:30"),
    schedule("in_the_zone", "In the Zone", nil, "09:00", "17:00", .weekdays),
    RulePreset(
      id: "time_keeper", name: "Time Keeper", section: nil, kind: .timeLimit, days: .everyDay, windows: [],
      limitMinutes: 45),
  ]

  package static func named(_ id: String) -> RulePreset? { all.first { $0.id == id } }

  private static func schedule(
    _ id: String, _ name: String, _ section: Section?, _ start: String, _ end: String, _ days: DaySet = .everyDay
  ) -> RulePreset {
    let window = WallClockTime(parsing: start).flatMap { start in
      WallClockTime(parsing: end).flatMap { DailyWindow(start: start, end: $0) }
    }
    return RulePreset(
      id: id, name: name, section: section, kind: .schedule, days: days, windows: window.map { [$0] } ?? [],
      limitMinutes: nil)
  }
}
