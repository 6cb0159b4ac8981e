import Faults
import Foundation
import JSON
import Pages
import TestSupport
import Testing

struct PageTrialTests {
  private func answer(_ document: JSONObject) throws -> JSONObject {
    try PageTrial.answer(document) { try? Zones.rules($0.description) }
  }

  private static func example() throws -> JSONObject {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/pocketwork/Documentation.docc/Pages.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let code = try #require(text.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first)
    return try #require(try JSONValue(parsing: code).object)
  }

  @Test
  func `the example of the documentation runs, and goes on from its state`() throws {
    let first = try answer(try Self.example())
    #expect(lines(first).last == "09:00 drink.pressed | glasses.value=1")
    #expect(first["asked"]?.array?.first?["values"]?["glasses.value"] == 1)
    var next = try Self.example()
    next["start"] = nil
    next["until"] = nil
    next["ask"] = nil
    next["state"] = first["state"]
    next["events"] = .array((0..<7).map { _ in ["type": "tap", "at": "2026-12-10T08:00:00Z", "block_id": "drink"] })
    let second = try answer(next)
    #expect(lines(second).last?.contains(#"Shows "Enough for today""#) == true)
    #expect(second["until"] == "2026-12-11T08:00:00Z")
  }

  @Test(arguments: [
    (#"{"time_zone": null}"#, "time_zone is missing; it must be a name of the tz database"),
    (#"{"time_zone": "Mars/Base"}"#, "time_zone is \"Mars/Base\", which the system's time zone data does not know"),
    (#"{"page": 1}"#, "page is 1; it must be what create_page takes"),
    (#"{"page": {"name": "P", "color": 1}}"#, "page.color is an unknown field"),
    (#"{"page": {"name": "P", "blocks": [{"kind": "x"}]}}"#, "page.blocks[0].kind is \"x\""),
    (#"{"start": "noon"}"#, "start is \"noon\"; it must be an instant from 1970 to 2100"),
    (#"{"start": null}"#, "start is missing"),
    (#"{"untill": 1}"#, "untill is an unknown field; did you mean \"until\"?"),
    (#"{"until": "2026-12-09T07:30:00Z"}"#, "until is 2026-12-09T07:30:00Z, before the last event or question"),
    (#"{"until": "2027-12-09T07:30:00Z"}"#, "until is 2027-12-09T07:30:00Z, more than 100 days after the start"),
    (
      #"{"events": [{"type": "tap", "at": "2026-12-09T06:00:00Z", "block_id": "drink"}]}"#,
      "events[0].at is 2026-12-09T06:00:00Z, before the start"
    ),
    (
      #"{"events": [{"type": "tap", "at": "2026-12-09T08:00:00Z", "block_id": "goal"}]}"#,
      "events[0].block_id is \"goal\"; it must be a block of kind button"
    ),
    (
      #"{"events": [{"type": "tap", "at": "2026-12-09T08:00:00Z", "block_id": "drink", "action": "stop"}]}"#,
      "events[0].action is stop, which only a timer knows"
    ),
    (
      #"{"events": [{"type": "health", "at": "2026-12-09T08:00:00Z", "metric": "sleep", "value": 1}]}"#,
      "events[0].metric is \"sleep\"; it must be one of steps"
    ),
    (
      #"{"events": [{"type": "use", "start": "2026-12-09T08:00:00Z", "end": "2026-12-09T08:00:00Z"}]}"#,
      "events[0].end is 2026-12-09T08:00:00Z, not after the start"
    ),
    (#"{"events": [{"type": "location", "at": "2026-12-09T08:00:00Z"}]}"#, "events[0].present is missing"),
    (#"{"state": {"time": "x"}, "start": null}"#, "state"),
  ])
  func `a document with a fault is refused with its place and what is right`(patch: String, message: String) throws {
    var document = try Self.example()
    for member in try #require(try JSONValue(parsing: patch).object).members { document[member.key] = member.value }
    do {
      _ = try answer(document)
      Issue.record("taken: \(patch)")
    } catch let faults as Faults {
      #expect(faults.all.contains { $0.description.hasPrefix(message) }, "\(faults)")
    }
  }

  @Test
  func `a run that would take too long is refused with where it came to`() throws {
    var document = try Self.example()
    document["page"] = [
      "name": "Watch",
      "blocks": [
        ["kind": "elapsed_timer", "id": "t", "settings": ["mode": "stopwatch"]],
        ["kind": "goal", "settings": ["target": 900000], "inputs": ["value": ["block_id": "t", "output": "elapsed"]]],
      ],
    ]
    document["events"] = [["type": "tap", "at": "2026-12-09T08:00:00Z", "block_id": "t"]]
    document["ask"] = nil
    document["until"] = "2026-12-30T08:00:00Z"
    #expect(throws: Faults.self) { _ = try answer(document) }
  }
}
