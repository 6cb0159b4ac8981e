import JSON
import Pages
import Rules
import TestSupport
import Testing
import Time

func instant(_ text: String) throws -> Instant { try #require(Instant(parsing: text)) }

func program(_ page: Page, in name: String = "UTC") throws -> PageProgram {
  try PageProgram(page, in: Zones.rules(name)) { try? Zones.rules($0.description) }
}

/// A page from the text of its blocks, and what a scenario on it answers.
func answer(_ blocks: String, _ scenario: String, in zone: String = "UTC") throws -> JSONObject {
  let page = try page(blocks: #require(try JSONValue(parsing: blocks).array))
  let document = try #require(try JSONValue(parsing: scenario).object)
  return try PageScenario(reading: document, of: page).answer(program(page, in: zone), in: anyGroup)
}

/// The moments of an answer, a line each: `21:30 Blocks Social | clock.due | gate.active=true`.
func lines(_ answer: JSONObject) -> [String] {
  (answer["moments"]?.array ?? []).map { moment in
    let local = (moment["local"]?.string ?? "").prefix(16).suffix(5)
    let shows = moment["shows"]?.array?.compactMap(\.string) ?? []
    let happened = moment["happened"]?.array?.compactMap(\.string) ?? []
    let values = moment["values"]?.object?.members.map { "\($0.key)=\($0.value.text)" } ?? []
    let parts = [shows, happened, values].map { $0.joined(separator: ", ") }.filter { !$0.isEmpty }
    return "\(local) " + parts.joined(separator: " | ")
  }
}

struct RunTests {
  @Test
  func `a button shows a message, counts and reaches a goal`() throws {
    let answer = try answer(
      #"""
      [{"kind": "button", "id": "go"}, {"kind": "reminder", "id": "say", "settings": {"message": "Well done"}, "inputs": {"send": {"block_id": "goal"}}},
       {"kind": "count", "id": "n", "inputs": {"increment": {"block_id": "go"}}}, {"kind": "goal", "id": "goal", "settings": {"target": 2}}]
      """#,
      #"""
      {"start": "2026-12-09T08:00:00Z", "until": "2026-12-09T12:00:00Z", "events": [
        {"type": "tap", "at": "2026-12-09T09:00:00Z", "block_id": "go"}, {"type": "tap", "at": "2026-12-09T09:00:00Z", "block_id": "go"},
        {"type": "restart", "at": "2026-12-09T09:30:00Z"}, {"type": "tap", "at": "2026-12-09T10:00:00Z", "block_id": "go"}]}
      """#)
    #expect(
      lines(answer) == [
        "08:00 n.value=0, goal.reached=false", "09:00 go.pressed | n.value=1",
        #"09:00 Shows "Well done" | go.pressed, say.sent | n.value=2, goal.reached=true"#,
        "10:00 go.pressed | n.value=3",
      ])
    #expect(answer["summary"] == "1 message until 2026-12-09T12:00:00+00:00.")
  }

  @Test
  func `a gate closes while its condition holds, and says so again after a restart`() throws {
    let answer = try answer(
      #"""
      [{"kind": "time_window", "id": "w", "settings": {"start": "21:00", "end": "07:00", "days": ["weekdays"]}},
       {"kind": "app_gate", "id": "gate", "settings": {"groups": ["social"]}, "inputs": {"closed": {"block_id": "w", "output": "active"}}}]
      """#,
      #"""
      {"start": "2026-12-11T12:00:00Z", "until": "2026-12-14T19:00:00Z",
       "events": [{"type": "restart", "at": "2026-12-11T23:00:00Z"}, {"type": "restart", "at": "2026-12-12T23:00:00Z"}]}
      """#, in: "Europe/Warsaw")
    #expect(
      lines(answer).filter { $0.contains("locks") } == [
        "21:00 Blocks Social | w.active=true, w.outside=false, gate.active=true", "00:00 Blocks Social",
        "07:00 No longer blocks Social | w.active=false, w.outside=true, gate.active=false",
      ])
    #expect(answer["end"]?["next_change"]?["at"] == "2026-12-14T20:00:00Z")
    #expect(answer["end"]?["blocked"] == [])
  }

  @Test
  func `what is unavailable makes what depends on it unavailable, never false`() throws {
    let answer = try answer(
      #"""
      [{"kind": "health", "id": "h"}, {"kind": "location", "id": "l"}, {"kind": "compare", "id": "c", "settings": {"operator": "lt", "value": 5000}},
       {"kind": "and", "id": "both", "inputs": {"a": {"block_id": "c", "output": "result"}, "b": {"block_id": "l", "output": "away"}}},
       {"kind": "app_gate", "id": "gate", "settings": {"groups": ["g"]}, "inputs": {"closed": {"block_id": "both"}}}]
      """#,
      #"""
      {"start": "2026-12-09T08:00:00Z", "until": "2026-12-10T12:00:00Z", "ask": ["2026-12-09T08:30:00Z"], "events": [
        {"type": "health", "at": "2026-12-09T09:00:00Z", "metric": "steps", "value": 1200},
        {"type": "location", "at": "2026-12-09T10:00:00Z", "present": false},
        {"type": "health", "at": "2026-12-09T11:00:00Z", "metric": "steps", "value": 6000},
        {"type": "health", "at": "2026-12-09T12:00:00Z", "metric": "steps", "value": 100},
        {"type": "location", "at": "2026-12-09T13:00:00Z", "present": null}]}
      """#)
    let asked = try #require(answer["asked"]?.array?.first?["values"])
    for output in ["h.value", "l.present", "l.away", "c.result", "both.result", "gate.active"] {
      #expect(asked[output] == .null, "\(output)")
    }
    #expect(
      lines(answer) == [
        "09:00 h.value=1200, c.result=true",
        "10:00 Blocks G | l.present=false, l.away=true, both.result=true, gate.active=true",
        "11:00 No longer blocks G | h.value=6000, c.result=false, both.result=false, gate.active=false",
        "12:00 Blocks G | h.value=100, c.result=true, both.result=true, gate.active=true",
        "13:00 No longer blocks G | l.present=null, l.away=null, both.result=null, gate.active=null",
        "00:00 h.value=null, c.result=null",
      ])
  }

  @Test
  func `arriving and leaving happen once, and learning the place is neither`() throws {
    let answer = try answer(
      #"[{"kind": "arrive", "id": "a"}, {"kind": "leave", "id": "l"}]"#,
      #"""
      {"start": "2026-12-09T08:00:00Z", "events": [
        {"type": "location", "at": "2026-12-09T09:00:00Z", "present": true}, {"type": "location", "at": "2026-12-09T09:30:00Z", "present": true},
        {"type": "location", "at": "2026-12-09T10:00:00Z", "present": false}, {"type": "location", "at": "2026-12-09T11:00:00Z", "present": true}]}
      """#)
    #expect(lines(answer) == ["10:00 l.left", "11:00 a.arrived"])
  }

  @Test
  func `a countdown ends by itself, pauses, and begins anew after its end`() throws {
    let blocks = #"""
      [{"kind": "elapsed_timer", "id": "t", "settings": {"minutes": 10}}, {"kind": "reminder", "id": "say", "inputs": {"send": {"block_id": "t", "output": "finished"}}}]
      """#
    let answer = try answer(
      blocks,
      #"""
      {"start": "2026-12-09T08:00:00Z", "ask": ["2026-12-09T08:13:30Z", "2026-12-09T08:30:00Z"], "events": [
        {"type": "tap", "at": "2026-12-09T08:10:00Z", "block_id": "t"}, {"type": "tap", "at": "2026-12-09T08:13:00Z", "block_id": "t", "action": "pause"},
        {"type": "tap", "at": "2026-12-09T08:20:00Z", "block_id": "t"}, {"type": "tap", "at": "2026-12-09T09:00:00Z", "block_id": "t"},
        {"type": "tap", "at": "2026-12-09T09:04:00Z", "block_id": "t", "action": "stop"}, {"type": "tap", "at": "2026-12-09T09:05:00Z", "block_id": "t", "action": "reset"}]}
      """#)
    #expect(
      lines(answer) == [
        "08:00 t.running=false, t.finished=false", "08:10 t.running=true", "08:13 t.running=false",
        "08:20 t.running=true", #"08:27 Shows "Reminder" | say.sent | t.running=false, t.finished=true"#,
        "09:00 t.running=true, t.finished=false",
        #"09:04 Shows "Reminder" | say.sent | t.running=false, t.finished=true"#, "09:05 t.finished=false",
      ])
    let asked = try #require(answer["asked"]?.array)
    #expect(asked.map { $0["values"]?["t.elapsed"] } == [3, 10])
    #expect(asked.map { $0["values"]?["t.remaining"] } == [7, 0])
  }

  @Test
  func `a number of minutes that others look at changes at each of them`() throws {
    let answer = try answer(
      #"""
      [{"kind": "elapsed_timer", "id": "t", "settings": {"mode": "stopwatch"}}, {"kind": "goal", "id": "g", "settings": {"target": 3}, "inputs": {"value": {"block_id": "t", "output": "elapsed"}}}]
      """#,
      #"""
      {"start": "2026-12-09T08:00:00Z", "until": "2026-12-09T09:00:00Z", "events": [{"type": "tap", "at": "2026-12-09T08:10:30Z", "block_id": "t"}]}
      """#)
    #expect(lines(answer).last == "08:13 g.reached=true")
    #expect(answer["end"]?["next_change"]?["at"] == "2026-12-09T09:00:30Z")
  }

  @Test
  func `a delay fires once, and starting again waits anew`() throws {
    let answer = try answer(
      #"[{"kind": "button", "id": "b"}, {"kind": "delay", "id": "d", "settings": {"minutes": 10}, "inputs": {"start": {"block_id": "b"}}}]"#,
      #"""
      {"start": "2026-12-09T08:00:00Z", "events": [
        {"type": "tap", "at": "2026-12-09T08:10:00Z", "block_id": "b"}, {"type": "tap", "at": "2026-12-09T08:15:00Z", "block_id": "b"}]}
      """#)
    #expect(lines(answer) == ["08:10 b.pressed", "08:15 b.pressed", "08:25 d.done"])
  }

  @Test
  func `a streak counts days of the library's zone, also where a day is 23 hours long`() throws {
    let answer = try answer(
      #"[{"kind": "check_in", "id": "c"}, {"kind": "streak", "id": "s", "inputs": {"check_in": {"block_id": "c"}}}]"#,
      #"""
      {"start": "2026-03-27T12:00:00Z", "until": "2026-04-02T12:00:00Z", "events": [
        {"type": "tap", "at": "2026-03-28T22:30:00Z", "block_id": "c"}, {"type": "tap", "at": "2026-03-28T22:45:00Z", "block_id": "c"},
        {"type": "tap", "at": "2026-03-28T23:30:00Z", "block_id": "c"}, {"type": "tap", "at": "2026-03-30T20:00:00Z", "block_id": "c"}]}
      """#, in: "Europe/Warsaw")
    #expect(
      lines(answer) == [
        "12:00 s.days=0".replacing("12:00", with: "13:00"), "23:30 c.done | s.days=1", "23:45 c.done",
        "00:30 c.done | s.days=2", "22:00 c.done | s.days=3", "00:00 s.days=0",
      ])
  }

  @Test
  func `a time that the clock skips comes at the first instant after the gap, a repeated one once`() throws {
    let blocks = #"[{"kind": "clock", "id": "c", "settings": {"time": "02:30"}}]"#
    let spring = try answer(
      blocks, #"{"start": "2026-03-28T12:00:00Z", "until": "2026-03-29T12:00:00Z"}"#, in: "Europe/Warsaw")
    #expect(spring["moments"]?.array?.map { $0["local"] } == ["2026-03-29T03:00:00+02:00"])
    let autumn = try answer(
      blocks, #"{"start": "2026-10-24T12:00:00Z", "until": "2026-10-25T12:00:00Z"}"#, in: "Europe/Warsaw")
    #expect(autumn["moments"]?.array?.map { $0["local"] } == ["2026-10-25T02:30:00+02:00"])
  }

  @Test
  func `entries are saved with their time, summarized and deleted`() throws {
    let answer = try answer(
      #"""
      [{"kind": "log", "id": "log", "settings": {"fields": [{"id": "km", "type": "number"}, {"id": "how", "type": "text", "required": false}]}, "inputs": {"clear": {"block_id": "wipe"}}},
       {"kind": "button", "id": "wipe"}, {"kind": "aggregate", "id": "sum", "settings": {"field": "km"}}, {"kind": "aggregate", "id": "avg", "settings": {"field": "km", "operation": "average"}, "inputs": {"rows": {"block_id": "log"}}}]
      """#,
      #"""
      {"start": "2026-12-09T08:00:00Z", "events": [
        {"type": "submit", "at": "2026-12-09T09:00:00Z", "block_id": "log", "values": {"km": 5}},
        {"type": "submit", "at": "2026-12-10T09:00:00Z", "block_id": "log", "values": {"km": 2.5, "how": "slow"}},
        {"type": "tap", "at": "2026-12-11T09:00:00Z", "block_id": "wipe"}]}
      """#)
    let saved = lines(answer)
    #expect(saved.count == 4)
    #expect(saved[1].hasPrefix(#"09:00 Saves {"km":5,"how":""} in "Log" | log.submitted | log.record="#))
    #expect(saved[2].contains(#"sum.value=7.5, avg.value=3.75"#))
    #expect(saved[3].contains(#"wipe.pressed | log.rows={"entries":0}, log.count=0, sum.value=0, avg.value=0"#))
  }

  @Test
  func `a variable changes by what happens, and a change past the limit does not happen`() throws {
    let answer = try answer(
      #"""
      [{"kind": "variable", "id": "v", "settings": {"value": 999999}}, {"kind": "button", "id": "up"}, {"kind": "button", "id": "back"},
       {"kind": "change_value", "id": "add", "inputs": {"when": {"block_id": "up"}}},
       {"kind": "change_value", "id": "reset", "settings": {"change": "reset"}, "inputs": {"when": {"block_id": "back"}}}]
      """#,
      #"""
      {"start": "2026-12-09T08:00:00Z", "events": [{"type": "tap", "at": "2026-12-09T09:00:00Z", "block_id": "up"},
        {"type": "tap", "at": "2026-12-09T10:00:00Z", "block_id": "up"}, {"type": "tap", "at": "2026-12-09T11:00:00Z", "block_id": "back"}]}
      """#)
    #expect(
      lines(answer).dropFirst() == [
        "09:00 up.pressed, add.changed | v.value=1000000, add.value=1000000", "10:00 up.pressed",
        "11:00 back.pressed, reset.changed | v.value=999999",
      ])
  }

  @Test
  func `minutes are added once a day, also where the condition never ceases to hold`() throws {
    let answer = try answer(
      #"[{"kind": "checkbox", "id": "c"}, {"kind": "add_allowance", "id": "r", "settings": {"minutes": 15}, "inputs": {"grant": {"block_id": "c", "output": "checked"}}}]"#,
      #"""
      {"start": "2026-12-09T08:00:00Z", "until": "2026-12-10T08:00:00Z", "events": [{"type": "tap", "at": "2026-12-09T09:00:00Z", "block_id": "c"},
        {"type": "tap", "at": "2026-12-09T10:00:00Z", "block_id": "c"}, {"type": "tap", "at": "2026-12-09T11:00:00Z", "block_id": "c"}]}
      """#)
    #expect(lines(answer).filter { $0.contains("Adds") }.map { $0.prefix(5) } == ["09:00", "00:00"])
  }

  @Test
  func `a session blocks for its minutes, and a limit after so much use within it`() throws {
    let session = try answer(
      #"[{"kind": "timer", "id": "t", "settings": {"minutes": 25}}, {"kind": "screen_time", "id": "s", "settings": {"groups": ["social"]}}]"#,
      #"{"start": "2026-12-09T08:00:00Z", "events": [{"type": "tap", "at": "2026-12-09T09:00:00Z", "block_id": "t"}]}"#)
    #expect(
      lines(session).dropFirst() == [
        "09:00 Blocks Social | t.active=true",
        #"09:25 Shows "Timer is over", No longer blocks Social | t.active=false, t.finished=true"#,
      ])
    let limit = try answer(
      #"[{"kind": "screen_time", "id": "s", "settings": {"mode": "limit", "groups": ["social"], "limit_minutes": 30}}, {"kind": "schedule", "id": "w", "settings": {"start": "18:00", "end": "22:00"}}]"#,
      #"""
      {"start": "2026-12-09T17:00:00Z", "until": "2026-12-10T19:00:00Z", "events": [{"type": "usage", "at": "2026-12-09T17:30:00Z", "minutes": 40},
        {"type": "usage", "at": "2026-12-09T19:00:00Z", "minutes": 29, "block_id": "s"}, {"type": "usage", "at": "2026-12-09T19:30:00Z", "minutes": 30}]}
      """#)
    #expect(
      lines(limit).filter { $0.contains("locks") } == [
        "19:30 Blocks Social", "22:00 No longer blocks Social | w.active=false, w.outside=true",
      ])
  }
}
