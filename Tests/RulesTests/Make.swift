import TestSupport
import Time

@testable import Rules

/// Short ways to the values that tests need.
enum Make {
  static func zone(_ name: String) -> ZoneRules {
    guard let rules = zoneIfKnown(name) else { fatalError("the tests need the zone \(name)") }
    return rules
  }

  static func zoneIfKnown(_ name: String) -> ZoneRules? { zones[name] ?? (try? Zones.rules(name)) }

  /// Read once; the others are read when they are asked for.
  private static let zones = Dictionary(
    uniqueKeysWithValues: RandomRules.zones.map { name in
      guard let rules = try? Zones.rules(name) else { fatalError("the tests need the zone \(name)") }
      return (name, rules)
    })

  static func instant(_ text: String) -> Instant { Instant(parsing: text)! }
  static func id(_ text: String) -> Rule.ID { Rule.ID(text)! }
  static func group(_ text: String) -> AppGroup.ID { AppGroup.ID(text)! }

  static func window(_ start: String, _ end: String) -> DailyWindow {
    DailyWindow(start: WallClockTime(parsing: start)!, end: WallClockTime(parsing: end)!)!
  }

  static func schedule(
    _ windows: [(String, String)], id: String = "r", days: DaySet = .everyDay, isHard: Bool = false,
    apps: AppSelection = AppSelection(groups: [group("video")])
  ) -> Rule {
    Rule(
      id: Make.id(id), name: id, policy: .schedule, days: days, windows: windows.map { window($0.0, $0.1) }, apps: apps,
      isHard: isHard)
  }

  static func situation(_ rules: [Rule], in zone: String = "UTC") -> Situation {
    Situation(rules: rules, facts: Facts(zone: Make.zone(zone)))
  }
}
