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
