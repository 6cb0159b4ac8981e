import JSON
import Time

/// Today's minutes of the apps picked on the phone.
package struct AppUsage: BlockKind {
  package let minutes: Double

  static let minutes = Setting.number("minutes", in: 0...1_000_000, default: 60, "The use at which reached is true.")

  package static let declaration = BlockDeclaration(
    .appUsage, in: .data, title: "App usage",
    "Today's minutes of use; both outputs are unavailable until the phone has reported on that day.",
    settings: [minutes.declaration],
    outputs: [.output("minutes", .number, "minutes used"), .output("reached", .boolean, "once that much is used")],
    example: ["kind": "app_usage", "name": "Video today", "settings": ["minutes": 45]],
    onPhone: "Which apps count is picked, and the use is measured, on the phone.")

  package init?(reading reader: inout SettingsReader) {
    guard let minutes = reader.read(Self.minutes) else { return nil }
    self.minutes = minutes
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.minutes, minutes)
  }
}

extension AppUsage: RunningKind {
  /// Reports of a day are totals: a lower one is a late one.
  func run(_ turn: inout Turn) {
    if case .usage(let minutes, let block) = turn.event, block == nil || block == turn.block.id {
      let isOfToday = turn.memory.day == turn.today.dayNumber
      turn.memory.number = max(isOfToday ? turn.memory.number ?? 0 : 0, minutes)
      turn.memory.day = turn.today.dayNumber
    }
    let used = turn.memory.day == turn.today.dayNumber ? turn.memory.number : nil
    turn.outputs["minutes"] = used.map(Signal.number) ?? .unavailable
    turn.outputs["reached"] = used.map { .condition($0 >= minutes) } ?? .unavailable
  }

  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    memory.day == zone.date(at: now).dayNumber ? WindowClock.nextDay(after: now, in: zone) : nil
  }
}
