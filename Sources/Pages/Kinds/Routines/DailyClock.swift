import JSON
package import Rules
package import Time

/// A moment of local time, on days of the week.
package struct DailyClock: BlockKind {
  package let time: WallClockTime
  package let days: DaySet

  static let time = Setting.time("time", "When it happens, HH:MM in the library's time zone.")
  static let days = Setting.days("days", default: .everyDay, "Days on which it happens.")

  package static let declaration = BlockDeclaration(
    .clock, in: .routines, title: "At a time",
    "Happens once at a time on chosen days. A time that the clock skips happens at the first instant after the gap.",
    settings: [time.declaration, days.declaration],
    outputs: [.event("due", "at the chosen time")],
    example: ["kind": "clock", "name": "Wind down", "settings": ["time": "21:30", "days": ["every_day"]]])

  package init?(reading reader: inout SettingsReader) {
    let time = reader.read(Self.time)
    let days = reader.read(Self.days)
    guard let time, let days else { return nil }
    self.time = time
    self.days = days
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.time, time)
    writer.write(Self.days, days)
  }
}

extension DailyClock: RunningKind {
  static var followsClockAlone: Bool { true }

  func run(_ turn: inout Turn) {
    let date = turn.zone.localTime(at: turn.now).date
    let isDue = (-1...1).contains { instant(on: date.adding(days: $0), in: turn.zone) == turn.now }
    let isFirst = turn.memory.since != turn.now
    if isDue { turn.memory.since = turn.now }
    turn.outputs["due"] = .event(isDue && isFirst)
  }

  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    let date = zone.localTime(at: now).date
    return (-1...9).compactMap { instant(on: date.adding(days: $0), in: zone) }.filter { $0 > now }.min()
  }

  private func instant(on date: CivilDate, in zone: ZoneRules) -> Instant? {
    days.contains(date.weekday) ? zone.instant(of: time, on: date) : nil
  }
}
