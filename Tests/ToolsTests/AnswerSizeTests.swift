import JSON
import MCP
import Pages
import Testing
import Tools

/// Answers in a full library of long blocks.
struct AnswerSizeTests {
  private static let limit = 20_000

  private static func full() throws -> Rig {
    let rig = try Rig()
    let note = JSONValue.string(String(repeating: "Long text, word by word. ", count: 40))
    let blocks = (0..<20).map { index -> JSONValue in
      [
        "kind": "note", "name": .string("Note \(index) " + String(repeating: "n", count: 60)),
        "settings": ["text": note],
      ]
    }
    for index in 0..<50 {
      let name = "Page \(index) " + String(repeating: "🏳️‍🌈", count: 60)
      _ = try rig.ok(
        "create_page",
        [
          "name": .string(name), "page_id": .string("p\(index)"), "idempotency_key": .string("k\(index)"),
          "blocks": .array(blocks),
          "description": .string(String(repeating: "d", count: 200)),
        ])
    }
    for index in 0..<50 {
      let groups = (0..<20).map { JSONValue.string("Group \($0) " + String(repeating: "ą", count: 60)) }
      _ = try rig.ok(
        "create_rule",
        [
          "preset": "work_time", "name": .string("Rule \(index)"), "idempotency_key": .string("r\(index)"),
          "rule_id": .string("r\(index)"),
          "apps": ["groups": .array(groups)],
        ])
    }
    return rig
  }

  private static func size(_ answer: JSONObject) -> Int { JSONValue.object(answer).encoded.count }

  @Test
  func `the status of five phones whose names are of many marks stays under 5000 tokens, and says what it leaves out`()
    throws
  {
    let rig = try Rig()
    func name(_ letter: String) -> String {
      String(repeating: letter + "\u{301}\u{323}\u{302}\u{308}\u{304}", count: 80)
    }
    let history = (0..<14).map { day -> JSONValue in
      [
        "day": .string("2026-12-\(day < 9 ? "0" : "")\(day + 1)"), "allowance_used": 10, "allowance_budget": 40,
        "session_minutes": 30, "sessions": 2,
      ]
    }
    let routine: JSONValue = [
      "id": "p1", "name": .string(name("s")), "kind": "session", "enabled": true, "running": true,
      "ends_at": "2026-12-14T15:00:00Z",
    ]
    for letter in ["a", "b", "c", "d", "e"] {
      try rig.report(
        ["timezone": "Asia/Tokyo", "routines": [routine], "history": .array(history)], from: rig.addPhone(name(letter)),
        at: "2026-12-14T12:00:00Z")
    }
    let status = try rig.ok("get_status")
    #expect(Self.size(status) < Self.limit, "\(Self.size(status))")
    #expect(status["left_out"]?.string?.contains("phones' days") == true)
    let one = try rig.ok("get_status", ["device": .string(name("c"))])
    #expect(one["devices"]?.array?.first?["days"]?.array?.count == 14)
  }

  /// One test, since filling a library takes longer than asking it.
  @Test
  func `every default answer stays under 5000 tokens, and cursors give the rest without repeats`() throws {
    let rig = try Self.full()
    try checkLists(rig)
    try checkLongPage(rig)
    for arguments: JSONObject in [
      ["target": .string("Group 0 " + String(repeating: "ą", count: 60))], ["at": "2027-03-28T02:30"],
      ["draft_action": "delete", "rule_id": "r0"],
    ] {
      let size = Self.size(try rig.ok("preview_blocking", arguments))
      #expect(size < Self.limit, "\(arguments): \(size)")
    }
    let answer = try rig.ok("update_page", ["page_id": "p1", "expected_revision": 1, "name": "Changed"])
    #expect(Self.size(answer) < Self.limit)
  }

  private func checkLists(_ rig: Rig) throws {
    for tool in ["get_block_catalog", "get_library", "list_pages", "list_rules", "list_changes", "preview_blocking"] {
      let size = Self.size(try rig.ok(tool))
      #expect(size < Self.limit, "\(tool): \(size)")
    }
    for section in PageSection.allCases {
      let size = Self.size(try rig.ok("get_block_catalog", ["section": .string(section.rawValue)]))
      #expect(size < Self.limit, "\(section): \(size)")
    }
    for (tool, list) in [("list_pages", "pages"), ("list_rules", "rules"), ("list_changes", "changes")] {
      let key = list == "changes" ? "change_id" : "id"
      var seen: [String] = []
      var cursor: JSONValue?
      for _ in 0..<50 {
        var arguments: JSONObject = ["limit": 50]
        arguments["cursor"] = cursor
        let answer = try rig.ok(tool, arguments)
        #expect(Self.size(answer) < Self.limit)
        seen += try #require(answer[list]?.array).compactMap { $0[key]?.string }
        cursor = answer["next_cursor"]
        if cursor == nil { break }
      }
      #expect(cursor == nil)
      #expect(Set(seen).count == seen.count && seen.count == (list == "changes" ? 100 : 50), "\(tool) \(seen.count)")
    }
  }

  /// A long page comes in parts that add up.
  private func checkLongPage(_ rig: Rig) throws {
    var names: [String] = []
    var arguments: JSONObject = ["page_id": "p0"]
    var parts = 0
    repeat {
      let part = try rig.ok("get_page", arguments)
      #expect(Self.size(part) < Self.limit)
      names += try #require(part["sections"]?["page"]?.array).compactMap { $0["name"]?.string }
      arguments["cursor"] = part["next_cursor"]
      parts += 1
      #expect((part["left_out"] == nil) == (parts == 1 && part["next_cursor"] == nil))
    } while arguments["cursor"] != nil && parts < 30
    #expect(parts > 1)
    #expect(names.map { String($0.prefix(7)) } == (0..<20).map { "Note \($0) ".prefix(7) }.map(String.init))

    let first = try rig.ok("get_page", ["page_id": "p0"])
    _ = try rig.ok("update_page", ["page_id": "p0", "expected_revision": 1, "name": "Changed"])
    let stale = try rig.refusal("get_page", ["page_id": "p0", "cursor": try #require(first["next_cursor"])])
    #expect(stale.contains("start again without cursor"))
  }
}
