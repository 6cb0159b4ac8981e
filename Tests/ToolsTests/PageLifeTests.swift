import JSON
import MCP
import Testing
import Tools

/// Whole lives of pages through the tools alone.
struct PageLifeTests {
  @Test
  func `a page is made whole, read, edited, moved about, deleted and brought back`() throws {
    let rig = try Rig()
    let made = try rig.ok(
      "create_page",
      [
        "name": "Deep work", "description": "Mornings",
        "blocks": [
          ["kind": "heading", "name": "One thing"],
          ["id": "focus", "kind": "timer", "settings": ["minutes": 45]],
          ["kind": "screen_time", "settings": ["groups": ["Social", "News"]]],
        ],
      ])
    #expect(Array(made.keys.prefix(3)) == ["summary", "page", "changed"])
    let id = try #require(made["page"]?["id"]?.string)
    #expect(made["page"]?["revision"] == 1)
    #expect(made["library_revision"] == 1)

    let page = try rig.ok("get_page", ["page_id": .string(id)])
    #expect(page["summary"] == "45 min session · blocks Social, News")
    #expect(page["time_zone"] == "Europe/Warsaw")
    let blocks = try #require(page["sections"]?["page"]?.array)
    #expect(blocks.map { $0["kind"]?.string } == ["heading", "timer", "screen_time"])
    #expect(blocks[1]["settings"] == ["minutes": 45, "notify": true])
    #expect(page["sections"]?["routines"] == [])

    let renamed = try rig.ok("update_page", ["page_id": .string(id), "expected_revision": 1, "name": "Deeper"])
    #expect(renamed["changed"] == ["name"])
    let added = try rig.ok(
      "add_block",
      ["page_id": .string(id), "kind": "checklist", "settings": ["items": ["a", "b"]], "before_block_id": "focus"])
    #expect(added["page"]?["revision"] == 3)
    let moved = try rig.ok(
      "update_block",
      [
        "page_id": .string(id), "block_id": "focus", "expected_revision": 3, "before_block_id": "end",
        "settings": ["minutes": "60"],
      ])
    #expect(moved["changed"] == ["settings.minutes", "position"])
    let removed = try rig.ok("remove_block", ["page_id": .string(id), "block_id": "focus", "expected_revision": 4])
    #expect(removed["page"]?["revision"] == 5)
    let after = try rig.ok("get_page", ["page_id": .string(id)])
    #expect(after["sections"]?["page"]?.array?.map { $0["kind"]?.string } == ["heading", "checklist", "screen_time"])
    #expect((after["name"], after["description"]) == ("Deeper", "Mornings"))

    let deleted = try rig.ok("delete_page", ["page_id": .string(id), "expected_revision": 5])
    #expect(try rig.refusal("get_page", ["page_id": .string(id)]).hasPrefix("NOT_FOUND: "))
    #expect(
      try rig.refusal("delete_page", ["page_id": .string(id), "expected_revision": 6]).hasPrefix("NOT_FOUND: "))
    let undone = try rig.ok("undo_change", ["change_id": try #require(deleted["change_id"])])
    #expect(undone["page"]?["id"] == .string(id))
    let again = try rig.ok("get_page", ["page_id": .string(id)])
    #expect(again["sections"] == after["sections"])
    let revision = try #require(again["revision"]?.wholeNumber)
    #expect(revision > 5)
  }

  @Test
  func `a schedule acts only once it is enabled`() throws {
    let rig = try Rig()
    let blocks: JSONValue = [
      ["kind": "screen_time", "settings": ["groups": ["Video"]]],
      ["kind": "schedule", "settings": ["days": "weekdays", "start": "21:00", "end": "07:00"]],
    ]
    let made = try rig.ok("create_page", ["name": "Nights", "page_id": "nights", "blocks": blocks])
    #expect(made["page"]?["enabled"] == false)
    let on = try rig.ok("update_page", ["page_id": "nights", "expected_revision": 1, "enabled": "true"])
    #expect(on["changed"] == ["enabled"])
    #expect(try rig.ok("list_pages")["pages"]?.array?.first?["enabled"] == true)
    let message = try rig.refusal(
      "remove_block", ["page_id": "nights", "block_id": "screen_time_1", "expected_revision": 2])
    #expect(message.hasPrefix("INVALID_ARGUMENT: ") && message.contains("schedule"))
  }

  @Test
  func `a bad block among good ones leaves nothing`() throws {
    let rig = try Rig()
    let before = rig.bytes()
    let message = try rig.refusal(
      "create_page",
      [
        "name": "X",
        "blocks": [
          ["kind": "note"], ["kind": "timer", "settings": ["minutes": 25]],
          ["kind": "screen_time", "settings": ["mode": "limit", "groups": ["New group"]]], ["kind": "timer"],
        ],
      ])
    #expect(
      message
        == "INVALID_ARGUMENT: blocks[2].settings.limit_minutes is missing; mode limit needs 15 to 1440; "
        + "blocks[3] is a second timer; a page has at most one")
    #expect(rig.bytes() == before)
    #expect(try rig.ok("get_library")["groups"] == [])
  }

  @Test
  func `a stale edit is refused with how things stand, so that a retry is one step`() throws {
    let rig = try Rig()
    _ = try rig.ok("create_page", ["name": "One", "page_id": "p"])
    _ = try rig.ok("update_page", ["page_id": "p", "expected_revision": 1, "name": "Two"])
    let message = try rig.refusal("update_page", ["page_id": "p", "expected_revision": 1, "name": "Three"])
    #expect(message.hasPrefix("STALE_REVISION: "))
    #expect(message.contains("2"))
    #expect(try rig.ok("get_page", ["page_id": "p"])["name"] == "Two")
    let stale = try rig.refusal("add_block", ["page_id": "p", "kind": "note", "expected_revision": 1])
    #expect(stale.hasPrefix("STALE_REVISION: "))
  }

  @Test
  func `a dry run answers as the write would and writes nothing`() throws {
    let rig = try Rig()
    let before = rig.bytes()
    let tried = try rig.ok("create_page", ["name": "One", "blocks": [["kind": "note"]], "dry_run": true])
    #expect(tried["change_id"] == nil)
    #expect(rig.bytes() == before)
    #expect(try rig.ok("list_pages")["total"] == 0)
  }

  @Test
  func `a create with a key is done once, and its key is no other call's`() throws {
    let rig = try Rig()
    let first = try rig.ok("create_page", ["name": "One", "idempotency_key": "k1"])
    #expect(try rig.ok("create_page", ["name": "One", "idempotency_key": "k1"]) == first)
    #expect(try rig.ok("list_pages")["total"] == 1)
    let other = try rig.refusal("create_page", ["name": "Two", "idempotency_key": "k1"])
    #expect(other.hasPrefix("IDEMPOTENCY_MISMATCH: "))
    let second = try rig.ok("create_page", ["name": "One"])
    #expect(second["warnings"]?.array?.isEmpty == false)
    #expect(try rig.ok("list_pages")["total"] == 2)
  }

  @Test
  func `limits are refused by name`() throws {
    let rig = try Rig()
    for index in 1...50 { _ = try rig.ok("create_page", ["name": "Page \(index)"]) }
    let message = try rig.refusal("create_page", ["name": "One more"])
    #expect(message.hasPrefix("LIMIT_REACHED: ") && message.contains("50"))
    let many = JSONValue.array(Array(repeating: ["kind": "note"], count: 21))
    _ = try rig.refusal("create_page", ["name": "Long", "blocks": many])
    let huge = JSONValue.string(String(repeating: "x", count: 5_000))
    #expect(try rig.refusal("update_page", ["page_id": "p", "expected_revision": 1, "name": huge]).count < 2_000)
  }
}
