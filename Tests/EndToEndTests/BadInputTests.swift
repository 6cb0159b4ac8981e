import JSON
import TestSupport
import Testing

/// What agents send by mistake: it is answered under its id, changes nothing, and the process goes on.
struct BadInputTests {
  private static let calls: [(tool: String, arguments: JSONObject, code: String)] = [
    ("create_page", [:], "INVALID_ARGUMENT"),
    ("create_page", ["name": ""], "INVALID_ARGUMENT"),
    ("create_page", ["name": .string(String(repeating: "x", count: 81))], "INVALID_ARGUMENT"),
    ("create_page", ["name": "x\u{202E}y"], "INVALID_ARGUMENT"),
    ("create_page", ["name": "x", "blocks": [["kind": "heding", "name": "y"]]], "INVALID_ARGUMENT"),
    ("create_page", ["name": "x", "blocks": "[{"], "INVALID_ARGUMENT"),
    ("create_page", ["name": "x", "page_id": "../etc"], "INVALID_ARGUMENT"),
    ("create_page", ["nmae": "x"], "INVALID_ARGUMENT"),
    ("get_page", ["page_id": "nothing"], "NOT_FOUND"),
    ("get_page", ["page_id": ["a": 1]], "INVALID_ARGUMENT"),
    ("list_pages", ["limit": 0], "INVALID_ARGUMENT"),
    ("list_pages", ["limit": 99_999_999_999], "INVALID_ARGUMENT"),
    ("list_pages", ["cursor": "nonsense"], "INVALID_ARGUMENT"),
    ("create_rule", ["kind": "schedule", "name": "x"], "INVALID_ARGUMENT"),
    ("create_rule", rule(["windows": [["start": "25:00", "end": "26:00"]]]), "INVALID_ARGUMENT"),
    ("create_rule", rule(["windows": [["start": "10:00", "end": "10:05"]]]), "INVALID_ARGUMENT"),
    ("create_rule", rule(["days": []]), "INVALID_ARGUMENT"),
    ("create_rule", rule(["apps": ["mode": "block", "groups": []]]), "INVALID_ARGUMENT"),
    ("create_rule", rule(["apps": ["mode": "block", "domains": ["co.uk"]]]), "INVALID_ARGUMENT"),
    ("delete_rule", ["rule_id": "nothing", "expected_revision": 1], "NOT_FOUND"),
    ("update_page", ["page_id": "kept", "name": "y"], "INVALID_ARGUMENT"),
    ("update_page", ["page_id": "kept", "name": "y", "expected_revision": 7], "STALE_REVISION"),
    ("undo_change", ["change_id": "nothing"], "NOT_FOUND"),
  ]

  private static func rule(_ changes: JSONObject) -> JSONObject {
    var rule: JSONObject = [
      "kind": "schedule", "name": "x", "days": ["monday"], "windows": [["start": "10:00", "end": "11:00"]],
      "apps": ["mode": "block", "groups": ["Video"]],
    ]
    for member in changes.members { rule[member.key] = member.value }
    return rule
  }

  @Test func `a wrong call is refused with a code, and nothing of it stays`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    var wire = try StdioWire(.modern, library: library)
    _ = try wire.call("create_page", ["page_id": "kept", "name": "Kept"])
    let before = try wire.call("list_changes")
    for call in Self.calls {
      let sentence = try wire.refusal(call.tool, call.arguments)
      #expect(
        sentence.hasPrefix("\(call.code): "), "\(call.tool) \(JSONValue.object(call.arguments).text): \(sentence)")
      #expect(sentence.utf8.count < 2_000)
      for secret in ["sqlite", folder.path, "swift", "SELECT"] { #expect(!sentence.contains(secret), "\(sentence)") }
    }
    #expect(try wire.call("list_changes") == before)
    wire.process.closeInput()
    #expect(try wire.process.finish().status == 0)
    let check = try ChildProcess.run(Product.pocketwork, ["library", "check", "--library", library])
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func `what is no message is answered, and the next one is served`() throws {
    let folder = try TemporaryFolder()
    var wire = try StdioWire(.modern, library: folder.file("library.sqlite"))
    for line in ["{", "nonsense", "[]", "{}", #"{"jsonrpc":"2.0","id":null,"method":"x"}"#, "\u{FEFF}{}"] {
      try wire.process.sendLine(line)
      let answer = try JSONValue(parsing: try #require(try wire.process.readLine()))
      #expect(answer["error"]?["code"] != nil, "\(line): \(answer.text)")
    }
    try wire.process.sendLine("")
    _ = try wire.call("get_library")
  }

  @Test func `what agents write loosely is understood`() throws {
    let folder = try TemporaryFolder()
    var wire = try StdioWire(.modern, library: folder.file("library.sqlite"))
    _ = try wire.call(
      "create_rule",
      [
        "rule_id": "loose", "kind": "time_limit", "name": " Less ", "daily_limit_minutes": "45", "days": "weekdays",
        "apps": #"{"mode":"block","groups":["Video"]}"#, "preset": nil, "idempotency_key": "",
      ])
    let rule = try wire.call("get_rule", ["rule_id": "loose"]).text
    #expect(rule.contains(#""daily_limit_minutes":45"#))
    #expect(rule.contains(#""name":"Less""#))
  }
}
