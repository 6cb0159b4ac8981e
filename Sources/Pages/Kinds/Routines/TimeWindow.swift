import JSON
package import Rules
import Time

/// A condition that holds between two times of the day.
package struct TimeWindow: BlockKind {
  /// Never a whole day.
  package let window: DailyWindow
  package let days: DaySet

  static let start = Setting.time("start", "When it begins, HH:MM in the library's time zone.")
  static let end = Setting.time("end", isEnd: true, "When it ends, HH:MM; before the start means the next day.")
  static let days = Setting.days("days", default: .everyDay, "Days on which it begins.")

  package static let declaration = BlockDeclaration(
    .timeWindow, in: .routines, title: "Time window",
    "A condition: active between two times on chosen days, outside at all other times.",
    settings: [start.declaration, end.declaration, days.declaration],
    outputs: [
      .output("active", .boolean, "while active"), .output("outside", .boolean, "outside the window"),
    ],
    example: [
      "kind": "time_window", "name": "Working hours",
      "settings": ["start": "09:00", "end": "17:00", "days": ["weekdays"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    let start = reader.read(Self.start)
    let end = reader.read(Self.end)
    let days = reader.read(Self.days)
    guard let start, let end, let days, let window = DailyWindow(start: start, end: end) else { return nil }
    guard start != end else {
      reader.addFault(Self.end.name, "is \"\(end)\", the same as start; a window needs two different times")
      return nil
    }
    self.window = window
    self.days = days
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.start, window.start)
    writer.write(Self.end, window.end)
    writer.write(Self.days, days)
  }
}

extension TimeWindow: RunningKind {
  static var followsClockAlone: Bool { true }

  func run(_ turn: inout Turn) {
    let isActive = WindowClock(windows: [(window, days)], zone: turn.zone).isActive(at: turn.now)
    turn.outputs["active"] = .condition(isActive)
    turn.outputs["outside"] = .condition(!isActive)
  }

  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    WindowClock(windows: [(window, days)], zone: zone).nextEdge(after: now)
  }
}
