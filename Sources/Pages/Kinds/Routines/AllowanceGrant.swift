import JSON
import Time

/// More minutes for the home allowance.
package struct AllowanceGrant: BlockKind {
  package let minutes: Double

  static let minutes = Setting.number("minutes", in: 1...1_440, default: 5, "Minutes to add.")

  package static let declaration = BlockDeclaration(
    .addAllowance, in: .routines, title: "Add screen time",
    "Adds minutes to the library's home allowance once a day, the first time that grant is true on that day.",
    settings: [minutes.declaration],
    inputs: [.input("grant", .boolean, "add the minutes when")],
    outputs: [.event("granted", "when added")],
    example: [
      "kind": "add_allowance", "name": "Reward", "settings": ["minutes": 15],
      "inputs": ["grant": ["block_id": "goal_1", "output": "reached"]],
    ],
    onPhone: "The phone adds the minutes to the allowance of the day.")

  package init?(reading reader: inout SettingsReader) {
    guard let minutes = reader.read(Self.minutes) else { return nil }
    self.minutes = minutes
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.minutes, minutes)
  }
}

extension AllowanceGrant: RunningKind {
  func run(_ turn: inout Turn) {
    let isGranted = turn.isTrue("grant") && turn.memory.day != turn.today.dayNumber
    if isGranted {
      turn.memory.day = turn.today.dayNumber
      turn.memory.since = turn.now
      turn.effects.append(.addAllowance(minutes: minutes))
    }
    turn.outputs["granted"] = .event(isGranted)
  }

  /// A condition that still holds on the next day adds the minutes of that day.
  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    memory.day == zone.date(at: now).dayNumber ? WindowClock.nextDay(after: now, in: zone) : nil
  }
}
