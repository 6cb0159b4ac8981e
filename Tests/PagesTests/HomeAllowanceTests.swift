import JSON
import Pages
import Testing
import Time

/// The known household, minute by minute where it matters.
struct HomeAllowanceTests {
  private static let blocks = JSONValue.array([household]).text

  private func lines(_ events: String, start: String, until: String) throws -> [String] {
    PagesTests.lines(
      try answer(
        Self.blocks, #"{"start": "\#(start)", "until": "\#(until)", "events": \#(events)}"#, in: "America/Los_Angeles"))
  }

  @Test
  func `at home the games are free inside the windows alone, through a whole week`() throws {
    // Home from Monday on, the games never used.
    let found = try lines(
      #"[{"type": "location", "at": "2026-12-07T08:00:00Z", "present": true}]"#, start: "2026-12-07T08:00:00Z",
      until: "2026-12-14T08:00:00Z")
    let weekday = ["18:00 -", "18:30 +", "19:00 -", "20:50 +"]
    let expected =
      ["00:00 +"] + Array(repeating: weekday, count: 4).flatMap { $0 } + ["14:30 -", "20:20 +"]
      + ["06:30 -", "20:30 +", "06:30 -", "20:30 +"]
    let gates = found.compactMap { line -> String? in
      if line.contains("No longer blocks Games") { return "\(line.prefix(5)) -" }
      return line.contains("Blocks Games") ? "\(line.prefix(5)) +" : nil
    }
    #expect(gates == expected)
  }

  @Test
  func `use counts at home inside a window, and the games are blocked the second it is used up`() throws {
    let found = try lines(
      #"""
      [{"type": "location", "at": "2026-12-08T01:00:00Z", "present": true},
       {"type": "use", "start": "2026-12-08T02:10:00Z", "end": "2026-12-08T02:25:00Z"},
       {"type": "location", "at": "2026-12-08T03:00:00Z", "present": false},
       {"type": "use", "start": "2026-12-08T03:01:00Z", "end": "2026-12-08T03:30:00Z"},
       {"type": "location", "at": "2026-12-08T03:40:00Z", "present": true},
       {"type": "use", "start": "2026-12-08T03:50:00Z", "end": "2026-12-08T04:40:00Z"}]
      """#, start: "2026-12-08T01:00:00Z", until: "2026-12-09T01:00:00Z")
    // 15 minutes from 18:10, none while away, 15 from 19:50: blocked at 20:05 and, past the last window, all night.
    #expect(
      found.filter { $0.contains("locks") }.map { String($0.prefix(5)) } == [
        "17:00", "18:00", "18:30", "19:00", "20:05",
      ])
    #expect(found.contains("20:05 Blocks Games | home.reached=true"))
    #expect(found.last == "00:00 home.reached=false")
  }

  @Test
  func `minutes that are added count at once, and end with the day`() throws {
    let page = try page(blocks: [
      household, block(.button, id: "done"),
      [
        "kind": "add_allowance", "id": "more", "settings": ["minutes": 10],
        "inputs": ["grant": ["block_id": "done", "output": "pressed"]],
      ],
    ])
    let scenario: JSONObject = [
      "start": "2026-12-08T02:00:00Z", "until": "2026-12-08T04:00:00Z",
      "events": [
        ["type": "location", "at": "2026-12-08T02:00:00Z", "present": true],
        ["type": "usage", "at": "2026-12-08T02:10:00Z", "minutes": 30],
        ["type": "tap", "at": "2026-12-08T02:20:00Z", "block_id": "done"],
        ["type": "usage", "at": "2026-12-08T02:25:00Z", "minutes": 12],
      ],
    ]
    let answer = try PageScenario(reading: scenario, of: page).answer(
      program(page, in: "America/Los_Angeles"), in: anyGroup)
    #expect(
      PagesTests.lines(answer).filter { $0.contains("Games") } == [
        "18:10 Blocks Games | home.reached=true",
        "18:20 Adds 10 min to the home allowance, No longer blocks Games | done.pressed, more.granted | home.reached=false",
        "18:30 Blocks Games", "19:00 No longer blocks Games",
      ])
  }

  @Test
  func `unrestricted blocks nothing outside the windows, and days that are not listed have no minutes`() throws {
    let blocks = #"""
      [{"kind": "home_allowance", "id": "home", "settings": {"groups": ["games"], "outside_windows": "unrestricted",
        "allowances": [{"days": ["monday"], "allowance_minutes": 30, "windows": [{"start": "18:00", "end": "19:00"}]}]}}]
      """#
    let answer = try answer(
      blocks,
      #"""
      {"start": "2026-12-07T12:00:00Z", "until": "2026-12-09T12:00:00Z", "events": [
        {"type": "location", "at": "2026-12-07T12:00:00Z", "present": true}, {"type": "usage", "at": "2026-12-07T18:10:00Z", "minutes": 31}]}
      """#)
    #expect(
      PagesTests.lines(answer).dropFirst(2) == [
        "18:10 Blocks Games | home.reached=true", "19:00 No longer blocks Games",
      ])
  }
}
