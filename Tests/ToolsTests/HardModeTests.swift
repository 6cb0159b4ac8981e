import JSON
import Testing
import Tools

/// Hard mode as an agent meets it: through the tools alone. The clock of the tests reads 21:30 in Warsaw, a Wednesday.
struct HardModeTests {
  private let rig: Rig

  init() throws { rig = try Rig() }

  private static let evening: JSONObject = [
    "name": "Evenings", "kind": "schedule", "days": ["weekdays"], "windows": [["start": "21:00", "end": "06:00"]],
    "apps": ["groups": ["Social"]], "rule_id": "evening", "hard_mode": true,
  ]

  private static let always: JSONObject = [
    "name": "Always", "kind": "schedule", "days": ["every_day"], "windows": [["start": "00:00", "end": "24:00"]],
    "apps": ["groups": ["Social"]], "rule_id": "always", "hard_mode": true,
  ]

  /// The text that the refusal of a call names.
  private func confirmation(_ tool: String, _ arguments: JSONObject) throws -> JSONValue {
    let message = try rig.refusal(tool, arguments)
    #expect(message.hasPrefix("CONFIRMATION_REQUIRED: "), "\(message)")
    let parts = message.split(separator: "set to exactly: ", maxSplits: 1)
    return .string(String(try #require(parts.count == 2 ? parts.last : nil)))
  }

  @discardableResult
  private func confirmed(_ tool: String, _ arguments: JSONObject) throws -> JSONObject {
    var arguments = arguments
    arguments["confirmation"] = try confirmation(tool, arguments)
    return try rig.ok(tool, arguments)
  }

  @Test
  func `a hard rule is refused with what it locks and the next two weeks, and made with the words that this gives`()
    throws
  {
    let before = rig.bytes()
    let message = try rig.refusal("create_rule", Self.evening)
    for part in ["cannot be paused", "The next two weeks: Wed 2026-12-09", "Mon 2026-12-21", "ask"] {
      #expect(message.contains(part), "\(message)")
    }
    #expect(message.count < 2_000)
    #expect(rig.bytes() == before)
    var wrong = Self.evening
    wrong["confirmation"] = "yes"
    #expect(try rig.refusal("create_rule", wrong) == message)
    let made = try confirmed("create_rule", Self.evening)
    #expect(made["rule"]?["hard_mode"] == true)
    #expect(made["rule"]?["status"]?["locked"] == true)
    #expect(made["rule"]?["status"]?["locked_until"] == "2026-12-10T05:00:00Z")
    #expect(try rig.ok("list_rules")["rules"]?.array?.last?["locked"] == true)
  }

  @Test
  func `a changed draft needs words of its own`() throws {
    let text = try confirmation("create_rule", Self.evening)
    for (name, value) in [
      ("name", "Nights" as JSONValue), ("days", ["every_day"]), ("windows", [["start": "20:00", "end": "06:00"]]),
      ("apps", ["groups": ["Games"]]), ("block_adult_content", true),
    ] {
      var other = Self.evening
      other[name] = value
      other["confirmation"] = text
      #expect(try confirmation("create_rule", other) != text, "\(name)")
    }
    #expect(try rig.ok("get_library")["library_revision"] == 0)
  }

  @Test
  func `an update that turns hard mode on needs the words, and one that leaves it on does not`() throws {
    var soft = Self.evening
    soft["hard_mode"] = false
    _ = try rig.ok("create_rule", soft)
    _ = try rig.ok("pause_rule", ["rule_id": "evening", "action": "pause"])
    let on: JSONObject = ["rule_id": "evening", "expected_revision": 1, "hard_mode": true]
    let answer = try confirmed("update_rule", on)
    #expect(answer["rule"]?["status"]?["state"] == "active")
    #expect(answer["warnings"]?.array?.contains { $0.string?.contains("pause") == true } == true)
    let renamed = try rig.ok("update_rule", ["rule_id": "evening", "expected_revision": 2, "name": "Nights"])
    #expect(renamed["changed"] == ["name"])
  }

  @Test
  func `while it is locked every tool refuses to weaken it, and tells the rule and when it unlocks`() throws {
    let made = try confirmed("create_rule", Self.evening)
    let update: JSONObject = ["rule_id": "evening", "expected_revision": 1]
    let edits: [(String, JSONValue)] = [
      ("enabled", false), ("hard_mode", false), ("windows", [["start": "21:00", "end": "23:00"]]),
      ("days", ["wednesday"]), ("apps", ["groups": ["Games"]]), ("apps", ["mode": "allow_only"]),
    ]
    var weaker: [(String, JSONObject)] = edits.map { name, value in
      var arguments = update
      arguments[name] = value
      return ("update_rule", arguments)
    }
    weaker += [
      ("delete_rule", update), ("undo_change", ["change_id": try #require(made["change_id"])]),
      ("pause_rule", ["rule_id": "evening", "action": "pause"]),
    ]
    let before = rig.bytes()
    for (tool, arguments) in weaker {
      let message = try rig.refusal(tool, arguments)
      #expect(message.hasPrefix("LOCKED: ") && message.contains("\"Evenings\""), "\(tool) \(arguments): \(message)")
      #expect(message.contains("2026-12-10T05:00:00Z"), "\(tool): \(message)")
      var dry = arguments
      dry["dry_run"] = true
      #expect(try rig.refusal(tool, dry) == message)
    }
    #expect(rig.bytes() == before)
    let longer: JSONValue = [["start": "20:00", "end": "07:00"]]
    _ = try rig.ok("update_rule", ["rule_id": "evening", "expected_revision": 1, "windows": longer])
    rig.clock.withLock { $0 = $0.adding(seconds: 12 * 3_600) }
    _ = try rig.ok("delete_rule", ["rule_id": "evening", "expected_revision": 2])
  }

  @Test
  func `without a free moment a weakening waits where every list shows it, and undo_change cancels it`() throws {
    try confirmed("create_rule", Self.always)
    let off: JSONObject = ["rule_id": "always", "expected_revision": 1, "enabled": false]
    let answer = try rig.ok("update_rule", off)
    #expect(answer["changed"] == ["pending"])
    let library = try #require(try rig.ok("get_library")["pending"]?.array)
    #expect(library.count == 1)
    #expect(library[0]["effective_at"] == "2026-12-10T20:30:00Z")
    #expect(library[0]["effective_at_local"] == "2026-12-10T21:30:00+01:00")
    #expect(library[0]["change_id"] == answer["change_id"])
    #expect(try rig.ok("list_rules")["rules"]?.array?.first?["pending"] == .array(library))
    #expect(try rig.ok("get_rule", ["rule_id": "always"])["pending"] == .array(library))
    _ = try rig.ok("undo_change", ["change_id": try #require(answer["change_id"])])
    #expect(try rig.ok("get_library")["pending"] == nil)
    #expect(try rig.ok("list_rules")["rules"]?.array?.first?["pending"] == nil)
    rig.clock.withLock { $0 = $0.adding(seconds: 2 * 86_400) }
    #expect(try rig.ok("get_rule", ["rule_id": "always"])["status"]?["state"] == "active")
  }

  @Test
  func `what waits takes effect on time, whatever is asked first`() throws {
    for tool in ["get_library", "list_rules", "preview_blocking", "list_changes"] {
      let rig = try HardModeTests()
      try rig.confirmed("create_rule", Self.always)
      _ = try rig.rig.ok("delete_rule", ["rule_id": "always", "expected_revision": 1])
      rig.rig.clock.withLock { $0 = $0.adding(seconds: 86_399) }
      #expect(try rig.rig.ok("list_rules")["total"] == 1)
      rig.rig.clock.withLock { $0 = $0.adding(seconds: 1) }
      _ = try rig.rig.ok(tool)
      #expect(try rig.rig.ok("list_rules")["total"] == 0, "\(tool)")
      let change = try #require(try rig.rig.ok("list_changes")["changes"]?.array?.first)
      #expect(change["at"] == "2026-12-10T20:30:00Z")
    }
  }
}
