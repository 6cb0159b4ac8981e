import JSON
import MCP
import Testing
import Tools

/// What a tool says of itself against what it does to the bytes of the library.
struct EffectTests {
  private static let screen: JSONValue = ["kind": "screen_time", "settings": ["groups": ["Social"]]]

  private static func arguments(_ tool: String, group: JSONValue, change: JSONValue) -> JSONObject {
    switch tool {
    case "pause_rule": ["rule_id": "s", "action": "pause"]
    case "preview_blocking": ["draft_action": "delete", "rule_id": "r"]
    case "get_block_catalog", "get_library", "list_pages", "list_rules", "list_changes", "get_status",
      "render_status_chart":
      [:]
    case "get_page", "preview_page": ["page_id": "p"]
    case "get_rule": ["rule_id": "r"]
    case "create_page": ["name": "New", "blocks": [screen]]
    case "update_page": ["page_id": "p", "expected_revision": 1, "name": "Other"]
    case "delete_page": ["page_id": "p", "expected_revision": 1]
    case "add_block": ["page_id": "p", "kind": "note"]
    case "update_block": ["page_id": "p", "block_id": "n", "expected_revision": 1, "settings": ["text": "new"]]
    case "remove_block": ["page_id": "p", "block_id": "n", "expected_revision": 1]
    case "create_rule": ["preset": "wind_down", "apps": ["groups": ["Social"]]]
    case "update_rule": ["rule_id": "r", "expected_revision": 1, "name": "Other"]
    case "delete_rule": ["rule_id": "r", "expected_revision": 1]
    case "undo_change": ["change_id": change]
    case "rename_app_group": ["group_id": group, "expected_revision": 1, "name": "Other"]
    default: ["group_id": group, "expected_revision": 1]
    }
  }

  @Test(arguments: ToolTable.all.map(\.tool))
  func `a tool that reads leaves the bytes alone, and one that writes does what it says`(tool: Tool) throws {
    let rig = try Rig()
    let made = try rig.ok("create_page", ["name": "P", "page_id": "p", "blocks": [["kind": "note", "id": "n"]]])
    let apps: JSONValue = ["groups": ["Video"]]
    _ = try rig.ok("create_rule", ["preset": "work_time", "apps": apps, "rule_id": "r"])
    let evening: JSONObject = [
      "name": "S", "kind": "schedule", "days": "daily", "windows": [["start": "21:00", "end": "23:00"]],
      "apps": ["groups": ["Other apps"]], "rule_id": "s",
    ]
    _ = try rig.ok("create_rule", evening)
    _ = try rig.ok("update_rule", ["rule_id": "r", "expected_revision": 1, "apps": ["groups": ["Other apps"]]])
    let groups = try #require(try rig.ok("get_library")["groups"]?.array)
    let group = try #require(groups.first { $0["name"] == "Video" }?["id"])
    var arguments = Self.arguments(tool.name, group: group, change: try #require(made["change_id"]))
    if arguments["rule_id"] != nil, arguments["expected_revision"] != nil { arguments["expected_revision"] = 2 }

    let before = rig.bytes()
    if !tool.hints.isReadOnly {
      var dry = arguments
      dry["dry_run"] = true
      _ = try rig.ok(tool.name, dry)
      #expect(rig.bytes() == before)
    }
    guard tool.output != nil else {
      _ = try rig.picture(tool.name, arguments)
      #expect(tool.hints.isReadOnly && rig.bytes() == before)
      return
    }
    let answer = try rig.ok(tool.name, arguments)
    #expect((rig.bytes() == before) == tool.hints.isReadOnly)
    guard !tool.hints.isReadOnly else { return }
    #expect(answer["change_id"] != nil)
    // What is not destructive leaves everything that was there.
    if !tool.hints.isDestructive {
      let note = try rig.ok("get_page", ["page_id": "p"])["sections"]?["page"]?.array?.first
      #expect(note?["id"] == "n")
      #expect(try rig.ok("get_rule", ["rule_id": "r"])["revision"] == 2)
    }
    if tool.hints.isIdempotent {
      let between = rig.bytes()
      if case .structured(let again) = rig.call(tool.name, arguments) { #expect(again["changed"] == []) }
      #expect(rig.bytes() == between)
    }
  }

  @Test(arguments: ToolTable.all.map(\.tool))
  func `text and structured content carry the same facts, and failures are text alone`(tool: Tool) throws {
    let object: JSONObject = ["summary": "x", "warnings": ["y"]]
    let json = try #require(ToolResult.structured(object).json(in: .r20260728))
    #expect(json["structuredContent"] == .object(object))
    #expect(json["content"]?.array?.first?["text"]?.string == JSONValue.object(object).text)
    let failure = try #require(ToolResult.failure(ToolFailure("NOT_FOUND", "No.")).json(in: .r20260728))
    #expect(failure["isError"] == true)
    #expect(failure["structuredContent"] == nil)
    #expect(failure["content"]?.array?.count == 1)
  }
}
