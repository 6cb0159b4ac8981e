import JSON
import Testing

/// The whole life of a page and of a rule, over any wire.
enum Life {
  static func run(over wire: inout some Wire) throws {
    try page(&wire)
    try rule(&wire)
    try history(&wire)
  }

  private static func page(_ wire: inout some Wire) throws {
    let made = try wire.call(
      "create_page",
      [
        "page_id": "morning", "name": "Morning",
        "blocks": [
          ["kind": "heading", "name": "Start", "settings": ["subtitle": "Slowly"]],
          ["kind": "checklist", "name": "Steps", "settings": ["items": ["Water", "Stretch"]]],
        ],
      ])
    #expect(made["page"]?["id"] == "morning")
    #expect(made["page"]?["revision"] == 1)
    let added = try wire.call(
      "add_block",
      [
        "page_id": "morning", "block_id": "glasses", "kind": "counter", "name": "Glasses", "settings": ["target": "8"],
      ])
    #expect(added["page"]?["revision"] == 2)
    let stale = try wire.refusal(
      "update_block",
      ["page_id": "morning", "block_id": "glasses", "settings": ["target": 9], "expected_revision": 1])
    #expect(stale.hasPrefix("STALE_REVISION: "))
    _ = try wire.call(
      "update_block",
      ["page_id": "morning", "block_id": "glasses", "settings": ["target": 9], "expected_revision": 2])
    #expect(try wire.call("get_page", ["page_id": "morning"]).text.contains("\"target\":9"))
    _ = try wire.call("remove_block", ["page_id": "morning", "block_id": "glasses", "expected_revision": 3])
    _ = try wire.call("update_page", ["page_id": "morning", "name": "Early", "expected_revision": 4])
    #expect(try wire.call("list_pages").text.contains("Early"))
    _ = try wire.call("delete_page", ["page_id": "morning", "expected_revision": 5])
    #expect(try wire.refusal("get_page", ["page_id": "morning"]).hasPrefix("NOT_FOUND: "))
  }

  private static func rule(_ wire: inout some Wire) throws {
    let night: JSONObject = [
      "rule_id": "night", "kind": "schedule", "name": "Night", "days": ["every_day"],
      "windows": [["start": "22:00", "end": "06:00"]], "apps": ["mode": "block", "groups": ["Video"]],
    ]
    let dry = try wire.call(
      "create_rule", JSONObject(uniqueMembers: night.members + [.init(key: "dry_run", value: true)]))
    #expect(dry["change_id"] == nil)
    let made = try wire.call("create_rule", night)
    #expect(made["rule"]?["revision"] == 1)
    let wrong = try wire.refusal("create_rule", ["kind": "schedule", "name": "x", "windoes": []])
    #expect(wrong.hasPrefix("INVALID_ARGUMENT: "))
    #expect(wrong.contains("windows"))
    _ = try wire.call("update_rule", ["rule_id": "night", "enabled": false, "expected_revision": 1])
    #expect(try wire.call("get_rule", ["rule_id": "night"]).text.contains("22:00"))
    #expect(try wire.call("list_rules").text.contains("\"night\""))
    _ = try wire.call("delete_rule", ["rule_id": "night", "expected_revision": 2])
    #expect(try wire.refusal("get_rule", ["rule_id": "night"]).hasPrefix("NOT_FOUND: "))
  }

  private static func history(_ wire: inout some Wire) throws {
    let changes = try #require(try wire.call("list_changes")["changes"]?.array)
    let deletion = try #require(changes.first { $0["tool"] == "delete_page" }?["change_id"])
    _ = try wire.call("undo_change", ["change_id": deletion])
    #expect(try wire.call("get_page", ["page_id": "morning"]).text.contains("Early"))
  }
}
