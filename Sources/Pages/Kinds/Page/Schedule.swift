import JSON
package import Rules
package import Time

/// A window of local time, repeated on days of the week, in which the page acts by itself.
package struct Schedule: BlockKind {
  package let days: DaySet
  package let start: WallClockTime
  /// An end before the start runs past midnight; the day is the one on which the window starts.
  package let end: WallClockTime

  static let shortestMinutes = 15

  static let days = Setting.days("days", default: .everyDay, "Days of the start; also weekdays, weekends, every_day.")
  static let start = Setting.time("start", "HH:MM, local time.")
  static let end = Setting.time("end", isEnd: true, "HH:MM; before start: next day.")

  package static let declaration = BlockDeclaration(
    .schedule, in: .page, title: "Schedule",
    "A window of time in which the page's screen_time block acts by itself, once the page is enabled. At most one a "
      + "page, not beside a timer; needs a screen_time block with blocks true.",
    settings: [days.declaration, start.declaration, end.declaration],
    outputs: [
      .output("active", .boolean, "while active"), .output("outside", .boolean, "outside the window"),
    ],
    example: [
      "kind": "schedule", "name": "Evenings",
      "settings": ["days": ["weekdays"], "start": "21:00", "end": "07:00"],
    ])

  package init?(reading reader: inout SettingsReader) {
    let days = reader.read(Self.days)
    let start = reader.read(Self.start)
    let end = reader.read(Self.end)
    guard let days, let start, let end else { return nil }
    if let message = Self.complaint(start: start, end: end) {
      reader.addFault(Self.end.name, message)
      return nil
    }
    self.days = days
    self.start = start
    self.end = end
  }

  private static func complaint(start: WallClockTime, end: WallClockTime) -> String? {
    if start == end { return "is \"\(end)\", the same as start; a window needs two different times" }
    let difference = end.minuteOfDay - start.minuteOfDay
    let minutes = difference > 0 ? difference : difference + 1_440
    guard minutes < shortestMinutes else { return nil }
    return "is \"\(end)\", \(minutes) minutes after start; a window lasts at least \(shortestMinutes) minutes"
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.days, days)
    writer.write(Self.start, start)
    writer.write(Self.end, end)
  }

  package func summary(groupName: (AppGroup.ID) -> String) -> String? { "\(days.label) \(start)–\(end)" }
}

extension Schedule: RunningKind {
  static var followsClockAlone: Bool { true }

  func run(_ turn: inout Turn) {
    let isActive = clock(in: turn.zone).isActive(at: turn.now)
    turn.outputs["active"] = .condition(isActive)
    turn.outputs["outside"] = .condition(!isActive)
  }

  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    clock(in: zone).nextEdge(after: now)
  }

  private func clock(in zone: ZoneRules) -> WindowClock {
    let window = DailyWindow(start: start, end: end)
    return WindowClock(windows: window.map { [($0, days)] } ?? [], zone: zone)
  }
}
