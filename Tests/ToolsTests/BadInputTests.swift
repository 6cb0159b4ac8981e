import JSON
import MCP
import TestSupport
import Testing
import Tools

struct BadInputTests {
  @Test(arguments: [
    ("list_pages", #"{"limitt": 3}"#, #"limitt is an unknown field; did you mean "limit"? Accepted: limit, cursor"#),
    ("list_pages", #"{"limit": 0}"#, "limit is 0; it must be a whole number from 1 to 50"),
    ("list_pages", #"{"limit": "15.5"}"#, #"limit is "15.5"; it must be a whole number from 1 to 50"#),
    ("list_pages", #"{"limit": "abc"}"#, #"limit is "abc"; it must be a whole number from 1 to 50"#),
    ("list_pages", #"{"cursor": "nonsense"}"#, "cursor"),
    ("get_page", "{}", "page_id is missing"),
    ("get_page", #"{"page_ID": "p"}"#, #"did you mean "page_id"?"#),
    ("get_page", #"{"page_id": "p", "cursor": "9.9"}"#, "start again without cursor"),
    ("get_page", #"{"page_id": "nope"}"#, "NOT_FOUND: "),
    ("get_page", #"{"page_id": "MORNING"}"#, "NOT_FOUND: "),
    ("delete_page", #"{"page_id": "Morning", "expected_revision": 1}"#, "NOT_FOUND: "),
    ("delete_page", #"{"page_id": "r", "expected_revision": 1}"#, "NOT_FOUND: "),
    ("delete_page", #"{"page_id": "p"}"#, "expected_revision is missing"),
    ("update_page", #"{"page_id": "p", "expected_revision": -1}"#, "expected_revision is -1"),
    (
      "add_block", #"{"page_id": "p", "kind": "clok"}"#,
      "heading, note, checklist, counter, timer, schedule, screen_time, button, check_in, clock,"
    ),
    ("add_block", #"{"page_id": "p", "kind": "tmer"}"#, #"did you mean "timer"?"#),
    ("add_block", #"{"page_id": "p", "kind": "timer", "settings": {"minutes": 7}}"#, "settings.minutes is 7"),
    ("add_block", #"{"page_id": "p", "kind": "note", "settings": {"txt": ""}}"#, "did you mean \"text\"?"),
    ("add_block", #"{"page_id": "p", "kind": "note", "settings": "text"}"#, "settings is"),
    ("add_block", #"{"page_id": "p", "kind": "note", "block_id": "n"}"#, "block_id is"),
    ("update_block", #"{"page_id": "p", "block_id": "zz", "expected_revision": 1}"#, "NOT_FOUND: "),
    ("create_page", #"{"name": "line\nbreak"}"#, "name holds U+000A"),
    ("create_page", #"{"name": "\u202Eabc"}"#, "name holds U+202E"),
    ("create_page", #"{"name": "   "}"#, "name is empty"),
    ("create_page", #"{"name": "x", "page_id": "a b"}"#, "page_id is"),
    ("create_page", #"{"name": "x", "page_id": "p"}"#, "ALREADY_EXISTS: "),
    (
      "create_page", #"{"name": "x", "blocks": [{"kind": "note", "settings": {"text": "\u0000"}}]}"#,
      "blocks[0].settings.text holds U+0000"
    ),
    ("create_rule", #"{"name": "x", "kind": "shedule", "days": ["weekdays"]}"#, #"did you mean "schedule"?"#),
    ("create_rule", #"{"name": "x", "kind": "schedule", "days": ["mondy"]}"#, #"did you mean "monday"?"#),
    ("create_rule", #"{"preset": "sleep_well"}"#, "preset is"),
    ("create_rule", #"{"preset": "work_time", "apps": {"domains": ["co.uk"]}}"#, "apps.domains[0] is"),
    ("create_rule", #"{"preset": "work_time", "apps": {"mod": "block"}}"#, "apps.mod is an unknown field"),
    (
      "create_rule",
      #"{"preset": "work_time", "apps": {"groups": ["A"]}, "windows": [{"start": "25:00", "end": "7"}]}"#,
      "windows[0].start is"
    ),
    ("rename_app_group", #"{"group_id": "zz", "expected_revision": 1, "name": "x"}"#, "NOT_FOUND: "),
  ])
  func `a slip is refused with the field, what was sent and what is right`(
    tool: String, arguments: String, part: String
  ) throws {
    let rig = try Self.filled()
    let before = rig.bytes()
    let text = try rig.refusal(tool, try #require(try JSONValue(parsing: arguments).object))
    #expect(text.contains(part), "\(text)")
    #expect(text.count < 2_000 && text.wholeMatch(of: /(?s)[A-Z_]+: .+/) != nil, "\(text)")
    #expect(rig.bytes() == before)
  }

  private static func filled() throws -> Rig {
    let rig = try Rig()
    _ = try rig.ok("create_page", ["name": "Morning", "page_id": "p", "blocks": [["kind": "note", "id": "n"]]])
    _ = try rig.ok("create_rule", ["preset": "work_time", "apps": ["groups": ["Social"]], "rule_id": "r"])
    return rig
  }

  @Test(arguments: ToolTable.all.filter { $0.tool.hints.isReadOnly }.map(\.tool))
  func `null and empty stand for absent, and missing arguments for none`(tool: Tool) throws {
    let rig = try Self.filled()
    var given: JSONObject = [:]
    if tool.name != "preview_blocking", tool.input.properties.contains(where: { $0.name == "page_id" }) {
      given["page_id"] = "p"
    }
    if tool.input.properties.contains(where: { $0.name == "rule_id" && $0.isRequired }) { given["rule_id"] = "r" }
    let plain = rig.call(tool.name, given)
    if case .failure(let text) = plain { Issue.record("\(text)") }
    for empty in [JSONValue.null, ""] {
      var filled = given
      for property in tool.input.properties where given[property.name] == nil { filled[property.name] = empty }
      #expect(rig.call(tool.name, filled) == plain)
    }
  }

  @Test(arguments: ["15", " 15 ", "15.0", "1.5e1"])
  func `a number as text acts like the number`(text: String) throws {
    let rig = try Self.filled()
    let settings = JSONValue.string(#"{"minutes": "\#(text)"}"#)
    _ = try rig.ok("add_block", ["page_id": "p", "kind": "timer", "settings": settings, "block_id": "t"])
    let blocks = try #require(try rig.ok("get_page", ["page_id": "p"])["sections"]?["page"]?.array)
    #expect(blocks.last?["settings"]?["minutes"] == 15)
  }

  @Test
  func `any value in any field is answered, and the next valid call works`() throws {
    let rig = try Self.filled()
    var deep: JSONValue = [:]
    for _ in 0..<60 { deep = ["a": deep] }
    let values: [JSONValue] = try [
      "x", 1, -1, true, nil, [], [nil], [[]], [:], ["a": 1], "", " ", "\u{0}", deep,
      JSONValue(parsing: "1e400"), JSONValue(parsing: "-0"), JSONValue(parsing: "1.5"), .integer(Int64.max),
      .string(String(repeating: "x", count: 20_000)), .string(String(repeating: "\u{301}", count: 5_000)),
      "[", "{}", "[1,", "null", "2026-12-09", "24:00", "../../etc/passwd", "'; DROP TABLE items; --", "p", "r",
    ]
    for tool in ToolTable.all.map(\.tool) {
      for property in tool.input.properties {
        for value in values {
          var arguments: JSONObject = ["dry_run": true]
          if tool.hints.isReadOnly { arguments = [:] }
          for other in tool.input.properties where other.isRequired { arguments[other.name] = Self.sample(other) }
          if property.name != "dry_run" { arguments[property.name] = value }
          if case .failure(let text) = rig.call(tool.name, arguments) {
            #expect(!text.hasPrefix("INTERNAL") && text.count < 2_000, "\(tool.name) \(property.name): \(text)")
          }
        }
      }
    }
    #expect(rig.logged.withLock { $0 } == [])
    #expect(try rig.ok("get_page", ["page_id": "p"])["name"] == "Morning")
  }

  private static func sample(_ property: Property) -> JSONValue {
    switch property.name {
    case "page_id": "p"
    case "rule_id": "r"
    case "block_id": "n"
    case "expected_revision": 1
    case "kind": "note"
    default: "x"
    }
  }

  @Test
  func `text round-trips or is refused, and never splits a line`() throws {
    let rig = try Rig()
    let text = "a\u{2028}b\u{2029}c 🏳️‍🌈 e\u{301} שינה"
    _ = try rig.ok(
      "create_page", ["name": "T", "page_id": "p", "blocks": [["kind": "note", "settings": ["text": .string(text)]]]])
    let page = try rig.ok("get_page", ["page_id": "p"])
    let note = try #require(page["sections"]?["page"]?.array?.first?["settings"]?["text"]?.string)
    #expect(note == text)
    #expect(note.utf8.elementsEqual("a\u{2028}b\u{2029}c 🏳️‍🌈 \u{E9} שינה".utf8))
    let encoded = JSONValue.object(page).text
    #expect(encoded.contains(#"\u2028"#) && encoded.contains(#"\u2029"#))
    #expect(!encoded.unicodeScalars.contains { ["\u{2028}", "\u{2029}", "\n"].contains($0) })
  }
}
