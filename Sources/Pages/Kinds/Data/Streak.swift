import JSON
import Time

/// How many days in a row.
package struct Streak: PlainKind {
  package static let declaration = BlockDeclaration(
    .streak, in: .data, title: "Streak",
    "Counts consecutive days, in the library's time zone, on which check_in happened; 0 again once a whole day was left out.",
    settings: [],
    inputs: [
      .trigger("check_in", "check in when")
    ],
    outputs: [
      .output("days", .number, "days in a row")
    ],
    example: [
      "kind": "streak", "name": "Days in a row", "inputs": ["check_in": ["block_id": "check_in_1", "output": "done"]],
    ])

  package init() {}
}

extension Streak: RunningKind {
  func run(_ turn: inout Turn) {
    let today = turn.today.dayNumber
    let yesterday = turn.yesterday.dayNumber
    if turn.begins("check_in"), turn.memory.day != today {
      let before = turn.memory.day == yesterday ? turn.memory.number ?? 0 : 0
      turn.memory.number = Turn.bounded(before + 1)
      turn.memory.day = today
    }
    let isUnbroken = turn.memory.day == today || turn.memory.day == yesterday
    turn.outputs["days"] = .number(isUnbroken ? turn.memory.number ?? 0 : 0)
  }

  /// A streak breaks at the beginning of a day.
  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    memory.day == nil ? nil : WindowClock.nextDay(after: now, in: zone)
  }
}
