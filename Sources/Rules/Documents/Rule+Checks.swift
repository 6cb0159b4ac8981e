import Faults
import Time

extension Rule {
  /// The checks that need more than one member.
  func checkWhole(_ faults: inout Faults, withSelection: Bool = true) {
    if kind == .schedule, windows.isEmpty, !faults.all.contains(where: { $0.path.hasPrefix("windows") }) {
      faults.add("windows", "is empty, so the rule would never act; give at least one window")
    }
    if let pair = DailyWindow.overlappingPair(windows, on: days) {
      faults.add("windows", "overlap: \(windows[pair.0]) and \(windows[pair.1]); join them or move one")
    }
    guard withSelection else { return }
    let selection = Faults.collecting { (faults) in checkSelection(&faults) }
    faults.add(selection, under: "apps")
  }

  private func checkSelection(_ faults: inout Faults) {
    switch apps.mode {
    case .block:
      if apps.isEmpty, !(blocksAdultContent && kind == .schedule) {
        faults.add("", "selects nothing, so the rule would never act; name groups, categories or domains to block")
      }
    case .allowOnly:
      if kind != .schedule {
        faults.add("mode", "is allow_only; a limit always blocks what it selects: use block")
      } else if apps.isEmpty {
        faults.add("", "allows nothing, which would lock the whole phone; name at least one group, category or domain")
      } else if apps.categories.contains(.all), !apps.listsSites {
        faults.add("categories", "allow all apps, so the rule would never act; allow fewer, or use block")
      }
    }
  }
}

extension Faults {
  fileprivate static func collecting(_ check: (inout Faults) -> Void) -> Faults {
    var faults = Faults()
    check(&faults)
    return faults
  }
}

extension DailyWindow {
  /// The first two windows, by index, that share a minute of the week's clock when both start on `days`; a window may
  /// also meet itself, a day later, only by touching.
  package static func overlappingPair(_ windows: [DailyWindow], on days: DaySet) -> (Int, Int)? {
    let week = 7 * 1_440
    for (first, one) in windows.enumerated() {
      for (second, other) in windows.enumerated() where second > first {
        for day in days.days {
          for otherDay in days.days {
            let start = day.rawValue * 1_440 + one.start.minuteOfDay
            let otherStart = otherDay.rawValue * 1_440 + other.start.minuteOfDay
            let distance = ((otherStart - start) % week + week) % week
            if distance < one.clockMinutes || week - distance < other.clockMinutes { return (first, second) }
          }
        }
      }
    }
    return nil
  }
}
