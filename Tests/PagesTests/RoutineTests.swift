import Faults
import JSON
import Pages
import Rules
import TestSupport
import Testing
import Time

/// Routines of the phone app become pages that do the same.
struct RoutineTests {
  private func routine(_ text: String) throws -> RoutineDocument {
    try RoutineDocument(reading: try #require(try JSONValue(parsing: text).object))
  }

  private func faults(_ text: String) -> [String]? {
    do {
      _ = try routine(text)
    } catch let faults as Faults {
      return faults.all.map(\.description)
    } catch {
      return ["\(error)"]
    }
    return nil
  }

  private static let focus = #"""
    {"schema_version": 1, "id": "my-focus", "name": "Focus", "description": "Quiet.",
     "blocks": [{"id": "h", "type": "heading", "title": "Less noise", "subtitle": "More room."},
      {"id": "t", "type": "timer", "title": "Headway", "minutes": 40},
      {"id": "l", "type": "checklist", "title": "Today", "items": [{"id": "x", "text": "One"}, {"id": "y", "text": "Two"}]},
      {"id": "s", "type": "screen_time", "title": "Outside", "mode": "allow_only", "groups": ["Work"]}],
     "rules": {"block_during_focus": true, "notify_on_complete": false}}
    """#

  @Test
  func `a routine of format 1 keeps its blocks, and its switches go to the blocks that they are about`() throws {
    let page = try routine(Self.focus).page(in: anyGroup)
    #expect(page.id.text == "my-focus")
    #expect(page.summary(in: .stored) == "40 min session · blocks all but work · 2 tasks")
    let settings = page.blocks.map { $0.document(in: .stored)["settings"] }
    #expect(settings[1] == ["minutes": 40, "notify": false])
    #expect(settings[2] == ["items": ["One", "Two"]])
    #expect(settings[3] == ["mode": "allow_only", "groups": ["work"], "blocks": true])
    #expect(!page.canBeEnabled)
  }

  @Test(arguments: [
    (#""schema_version": 1"#, #""schema_version": 5"#, "schema_version is 5; the formats 1 to 4 are known"),
    (#""schema_version": 1, "#, "", "schema_version is missing; the formats 1 to 4 are known"),
    (#""type": "heading""#, #""type": "video""#, #"blocks[0].type is "video", which is no known block"#),
    (#""minutes": 40"#, #""minutes": 40, "sound": true"#, "blocks[1].sound is an unknown field"),
    (#""minutes": 40"#, #""x": 1"#, "blocks[1].x is an unknown field"),
    (#""description": "Quiet.""#, #""description": "", "color": 1"#, "color is an unknown field"),
    (#""notify_on_complete": false"#, #""notify": false"#, "rules.notify is an unknown field"),
    (#""schema_version": 1"#, #""schema_version": 2"#, "home_allowance is missing; format 2 has it"),
    (#""schema_version": 1"#, #""schema_version": 3"#, "behaviors is missing; formats 3 and 4 have it"),
    (
      #""description": "Quiet.""#, #""description": "", "enabled": true"#,
      "enabled is given, but only a routine with a schedule"
    ),
    (#"{"id": "x", "text": "One"}"#, #""One""#, #"blocks[2].items[0] is "One"; it must be {id, text}"#),
  ])
  func `what is unknown is refused by its name`(part: String, other: String, message: String) {
    let found = faults(Self.focus.replacing(part, with: other))
    #expect(found?.first?.hasPrefix(message) == true, "\(found ?? [])")
  }

  /// Sunday is 1. The oracle looks at every five minutes of a week as the app's own rule reads: the day and the time on
  /// the clock, nothing else.
  @Test(arguments: [
    ([2, 3, 4, 5, 6], "21:00", "07:00"), ([1, 7], "09:30", "17:15"), ([1], "23:50", "00:10"), ([7], "00:00", "23:59"),
  ])
  func `a scheduled routine blocks at the same times of a week`(days: [Int], start: String, end: String) throws {
    let text = #"""
      {"schema_version": 1, "id": "r", "name": "R", "description": "", "enabled": true,
       "blocks": [{"id": "w", "type": "schedule", "title": "W", "days": \#(days), "start": "\#(start)", "end": "\#(end)"},
        {"id": "s", "type": "screen_time", "title": "S", "groups": ["Social"]}],
       "rules": {"block_during_focus": true, "notify_on_complete": false}}
      """#
    let page = try routine(text).page(in: anyGroup)
    #expect(page.isEnabled)
    try compare(page) { day, time in
      let previous = day == 1 ? 7 : day - 1
      return start < end
        ? days.contains(day) && start <= time && time < end
        : days.contains(day) && start <= time || days.contains(previous) && time < end
    }
  }

  private static let windows: [(days: [Int], windows: [(String, String)])] = [
    ([2, 3, 4, 5], [("18:00", "18:30"), ("19:00", "20:50")]), ([6], [("14:30", "20:20")]),
    ([1, 7], [("06:30", "20:30")]),
  ]

  @Test(arguments: ["block_at_home", "unrestricted"])
  func `a home allowance blocks at home at the same times of a week`(outside: String) throws {
    let text = #"""
      {"schema_version": 2, "id": "home", "name": "Home", "description": "", "enabled": false,
       "home_allowance": {"timezone": "America/Los_Angeles", "away_usage_counts": false, "outside_windows": "\#(outside)", "rules": [
         {"days": [2, 3, 4, 5], "allowance_minutes": 30, "windows": [{"start": "18:00", "end": "18:30"}, {"start": "19:00", "end": "20:50"}]},
         {"days": [6], "allowance_minutes": 120, "windows": [{"start": "14:30", "end": "20:20"}]},
         {"days": [1, 7], "allowance_minutes": 180, "windows": [{"start": "06:30", "end": "20:30"}]}]},
       "blocks": [{"id": "h", "type": "heading", "title": "H", "subtitle": ""},
        {"id": "w", "type": "schedule", "title": "Allowance", "days": [1,2,3,4,5,6,7], "start": "00:00", "end": "23:59"},
        {"id": "s", "type": "screen_time", "title": "S", "mode": "block", "groups": ["Games"]}],
       "rules": {"block_during_focus": true, "notify_on_complete": false}}
      """#
    let read = try routine(text)
    let page = try read.page(in: anyGroup)
    #expect(page.format == 2)
    #expect(page.blocks.map(\.kind) == [.heading, .homeAllowance])
    #expect(read.notes.count == 1)
    try compare(page, events: [.location(isPresent: true)]) { day, time in
      let isFree = Self.windows.contains { row in
        row.days.contains(day) && row.windows.contains { $0.0 <= time && time < $0.1 }
      }
      return !isFree && outside == "block_at_home"
    }
    // All minutes of the day used: blocked inside the windows too.
    try compare(page, events: [.location(isPresent: true)], usage: 200) { day, time in
      let isFree = Self.windows.contains { row in
        row.days.contains(day) && row.windows.contains { $0.0 <= time && time < $0.1 }
      }
      return isFree || outside == "block_at_home"
    }
    try compare(page, events: [.location(isPresent: false)], usage: 200) { _, _ in false }
  }

  /// Runs the page in Los Angeles through a week in which nothing else happens.
  private func compare(
    _ page: Page, events: [PageEvent] = [], usage: Double? = nil, isBlocked: (Int, String) -> Bool
  ) throws {
    let zone = try Zones.rules("America/Los_Angeles")
    let program = try program(page, in: "America/Los_Angeles")
    // Sunday, 2026-12-06, 00:00 in Los Angeles.
    let start = try instant("2026-12-06T08:00:00Z")
    var state = program.beginning(at: start)
    var blocked = false
    var differences: [String] = []
    for step in 0..<(7 * 288) {
      let now = start.adding(seconds: Int64(step) * 300)
      var timed = step == 0 ? events.map { TimedEvent(at: now, $0) } : []
      if let usage, step % 288 == 0 { timed.append(TimedEvent(at: now, .usage(minutes: usage, nil))) }
      for effect in try program.run(&state, timed, until: now).flatMap(\.effects) {
        switch effect.action {
        case .block: blocked = true
        case .unblock: blocked = false
        case .message, .addAllowance, .save: break
        }
      }
      let local = zone.localTime(at: now)
      let time = String("\(local)".dropFirst(11).prefix(5))
      if blocked != isBlocked(step / 288 + 1, time) { differences.append("\(local) \(blocked)") }
    }
    #expect(differences.isEmpty, "\(differences.prefix(5))")
  }

  @Test
  func `behaviors of formats 3 and 4 keep their connections`() throws {
    let page = try routine(
      #"""
      {"schema_version": 4, "id": "r", "name": "R", "description": "", "blocks": [{"id": "t", "type": "timer", "title": "T", "minutes": 25}],
       "rules": {"block_during_focus": false, "notify_on_complete": true},
       "behaviors": {"nodes": [
         {"id": "if", "kind": "branch", "x": 0, "y": 0.5, "config": {"label": " ", "value": 1, "minutes": 5}},
         {"id": "say", "kind": "reminder", "x": 1, "y": 1, "config": {"label": "Later", "message": "Go"}},
         {"id": "v", "kind": "variable", "x": 1, "y": 1, "config": {"value": 3, "unit": "km"}},
         {"id": "add", "kind": "change_value", "x": 1, "y": 1, "config": {"variable_id": "v", "change": "subtract", "value": 2}},
         {"id": "w", "kind": "time_window", "x": 1, "y": 1, "config": {"time": "08:00", "end_time": "09:00", "days": [1, 2]}}],
        "connections": [{"from": "t", "output": "active", "to": "if", "input": "condition"}, {"from": "if", "output": "no", "to": "say", "input": "send"},
         {"from": "w", "output": "active", "to": "add", "input": "when"}]}}
      """#
    ).page(in: anyGroup)
    #expect(page.format == 3)
    #expect(page.isEnabled)
    #expect(page.blocks.map(\.name) == ["T", "If", "Later", "Variable", "Change variable", "Time window"])
    let say = try #require(page.block(try Block.ID(parsing: "say")))
    #expect(page.connections(of: say) == ["show the message when: If · else"])
    #expect(
      faults(
        #"""
        {"schema_version": 3, "id": "r", "name": "R", "description": "", "blocks": [{"id": "n", "type": "note", "title": "N", "text": ""}],
         "rules": {"block_during_focus": false, "notify_on_complete": false},
         "behaviors": {"nodes": [{"id": "q", "kind": "quantum", "x": 0, "y": 0, "config": {"spin": 1}}], "connections": [{"from": "a"}]}}
        """#)?.map { String($0.prefix(70)) } == [
          #"behaviors.connections[0] is an object; it must be {from, output, to, i"#,
          #"behaviors.nodes[0].config.spin is an unknown field. Accepted: label, v"#,
          #"behaviors.nodes[0].kind is "quantum", which is no known node; known: b"#,
        ])
  }
}
