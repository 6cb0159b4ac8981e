import JSON
import Testing
import Tools

struct PreviewTests {
  private static let blocks: JSONValue = [
    ["kind": "button", "id": "go"],
    ["kind": "reminder", "id": "say", "settings": ["message": "Well done"], "inputs": ["send": ["block_id": "go"]]],
    [
      "kind": "app_gate", "id": "gate", "settings": ["groups": ["Social"]],
      "inputs": ["closed": ["block_id": "window", "output": "active"]],
    ],
    ["kind": "time_window", "id": "window", "settings": ["start": "21:00", "end": "22:00"]],
  ]

  private static let trial: JSONObject = [
    "start": "2026-12-09T12:00:00Z", "until": "2026-12-10T12:00:00Z",
    "events": [["type": "tap", "at": "2026-12-09T13:00:00Z", "block_id": "go"]], "ask": "2026-12-09T20:30:00Z",
  ]

  @Test
  func `a draft and the page made of it show the same`() throws {
    let rig = try Rig()
    var draft = Self.trial
    draft["blocks"] = Self.blocks
    let before = rig.bytes()
    let drafted = try rig.ok("preview_page", draft)
    #expect(rig.bytes() == before)
    _ = try rig.ok("create_page", ["name": "P", "page_id": "p", "enabled": true, "blocks": Self.blocks])
    var made = Self.trial
    made["page_id"] = "p"
    let kept = try rig.ok("preview_page", made)
    #expect(kept["moments"] == drafted["moments"])
    #expect(kept["notes"] == [])
    #expect(drafted["notes"]?.array?.count == 1)
    let shows = try #require(kept["moments"]?.array).compactMap { $0["shows"]?.array?.first?.string }
    #expect(shows == [#"Shows "Well done""#, "Blocks Social", "No longer blocks Social"])
    #expect(kept["asked"]?.array?.count == 1)
  }

  @Test(arguments: [
    (#"{"page_id": "q"}"#, "NOT_FOUND"),
    (#"{"page_id": "p", "blocks": []}"#, "both given"),
    (#"{"page_id": "p", "events": [{"type": "tapp", "at": "2026-12-09T13:00:00Z"}]}"#, "did you mean"),
    (#"{"page_id": "p", "events": [{"type": "tap", "at": "2026-12-09T13:00:00Z", "block_id": "say"}]}"#, "block_id is"),
    (#"{"page_id": "p", "start": "yesterday"}"#, "start is"),
    (#"{"page_id": "p", "until": "2099-01-01T00:00:00Z"}"#, "more than 100 days"),
  ])
  func `a preview that cannot be is refused with what is right`(arguments: String, part: String) throws {
    let rig = try Rig()
    _ = try rig.ok("create_page", ["name": "P", "page_id": "p", "blocks": Self.blocks])
    let text = try rig.refusal("preview_page", try #require(try JSONValue(parsing: arguments).object))
    #expect(text.contains(part), "\(text)")
  }

  @Test
  func `a page is copied with its blocks and connections`() throws {
    let rig = try Rig()
    _ = try rig.ok(
      "create_page", ["name": "P", "page_id": "p", "description": "First", "enabled": true, "blocks": Self.blocks])
    _ = try rig.ok("create_page", ["name": "Q", "page_id": "q", "from_page_id": "p"])
    let (one, other) = (try rig.ok("get_page", ["page_id": "p"]), try rig.ok("get_page", ["page_id": "q"]))
    #expect(one["sections"] == other["sections"])
    #expect(other["description"] == "First")
    #expect(other["enabled"] == false)
    #expect(try rig.refusal("create_page", ["name": "R", "from_page_id": "z"]).contains("NOT_FOUND"))
    #expect(try rig.refusal("create_page", ["name": "R", "from_page_id": "p", "blocks": []]).contains("give one"))
  }

  @Test
  func `long runs answer within bounds, and say how much was left out`() throws {
    let rig = try Rig()
    let events = Array(
      repeating: ["type": "tap", "at": "2026-12-09T13:00:00Z", "block_id": "go"] as JSONValue, count: 900)
    let answer = try rig.ok(
      "preview_page", ["blocks": Self.blocks, "start": "2026-12-09T12:00:00Z", "events": .array(events)])
    #expect((answer["moments_left_out"]?.wholeNumber ?? 0) > 700)
    #expect(JSONValue.object(answer).encoded.count < 20_000)
  }
}
