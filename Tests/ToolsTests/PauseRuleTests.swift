import Access
import JSON
import Testing
import Tools

/// The clock of the tests reads 21:30 in Warsaw, a Wednesday.
struct PauseRuleTests {
  private let rig: Rig
  private static let pause: JSONObject = ["rule_id": "r", "action": "pause"]
  private static let resume: JSONObject = ["rule_id": "r", "action": "resume"]

  init() throws { rig = try Rig() }

  private func make(_ window: JSONValue, kind: String = "schedule", _ more: JSONObject = [:]) throws {
    var rule: JSONObject = [
      "name": "Evenings", "kind": .string(kind), "days": ["every_day"], "windows": [window],
      "apps": ["groups": ["Social"]], "rule_id": "r",
    ]
    for member in more.members { rule[member.key] = member.value }
    _ = try rig.ok("create_rule", rule)
  }

  @Test
  func `a pause lifts the rule for fifteen minutes, resume ends it, and it may follow again`() throws {
    try make(["start": "21:00", "end": "23:00"])
    let dry = try rig.ok("pause_rule", ["rule_id": "r", "action": "pause", "dry_run": true])
    #expect(dry["change_id"] == nil)
    let paused = try rig.ok("pause_rule", Self.pause)
    #expect(paused["rule"]?["status"]?["state"] == "paused")
    #expect(paused["rule"]?["status"]?["until_local"] == "2026-12-09T21:45:00+01:00")
    #expect(try rig.ok("preview_blocking")["targets"]?.array?.first?["blocked"] == false)
    let resumed = try rig.ok("pause_rule", Self.resume)
    #expect(resumed["rule"]?["status"]?["state"] == "active")
    #expect(try rig.refusal("pause_rule", Self.resume).hasPrefix("NOT_PAUSED: "))
    _ = try rig.ok("pause_rule", Self.pause)
    rig.clock.withLock { $0 = $0.adding(seconds: 900) }
    #expect(try rig.ok("get_rule", ["rule_id": "r"])["status"]?["state"] == "active")
  }

  @Test(arguments: [
    ("22:00", "23:00", "NOT_BLOCKING: "), ("21:00", "21:40", "TOO_LITTLE_LEFT: "),
    ("21:00", "21:45", "TOO_LITTLE_LEFT: "),
  ])
  func `a pause is refused where there is nothing to lift`(start: String, end: String, code: String) throws {
    try make(["start": .string(start), "end": .string(end)])
    #expect(try rig.refusal("pause_rule", Self.pause).hasPrefix(code))
  }

  @Test
  func `an open limit cannot be paused, and a rule that is not there neither`() throws {
    let opens: JSONObject = ["windows": nil, "max_opens": 3]
    try make([:], kind: "open_limit", opens)
    #expect(try rig.refusal("pause_rule", Self.pause).hasPrefix("NOT_PAUSABLE: "))
    #expect(try rig.refusal("pause_rule", ["rule_id": "x", "action": "pause"]).hasPrefix("NOT_FOUND: "))
    #expect(try rig.refusal("pause_rule", ["rule_id": "r", "action": "pasue"]).contains("did you mean \"pause\"?"))
  }

  @Test
  func `pausing needs the scope write`() throws {
    try make(["start": "21:00", "end": "23:00"])
    let reader = Caller(account: .local, tokenID: nil, scopes: .readOnly)
    #expect(try rig.refusal("pause_rule", Self.pause, as: reader).hasPrefix("MISSING_SCOPE: "))
    _ = try rig.ok("preview_blocking", as: reader)
  }
}
