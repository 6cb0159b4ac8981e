import JSON
import Testing
import Tools

/// The clock of the tests reads 21:30 in Warsaw, a Wednesday.
struct PreviewBlockingTests {
  private let rig: Rig

  init() throws { rig = try Rig() }

  private static let evening: JSONObject = [
    "name": "Evenings", "kind": "schedule", "days": ["weekdays"], "windows": [["start": "21:00", "end": "06:00"]],
    "apps": ["groups": ["Social"], "domains": ["example.com"]], "rule_id": "evening",
  ]

  private static let schedule: JSONValue = [
    "kind": "schedule", "settings": ["start": "08:00", "end": "10:00", "days": ["every_day"]],
  ]
  private static let screen: JSONValue = ["kind": "screen_time", "settings": ["groups": ["Games"]]]
  private static let page: JSONObject = ["name": "Mornings", "enabled": true, "blocks": [schedule, screen]]

  private func preview(_ arguments: JSONObject = [:]) throws -> JSONObject {
    let before = rig.bytes()
    let answer = try rig.ok("preview_blocking", arguments)
    #expect(rig.bytes() == before)
    #expect(answer["time_zone"] == "Europe/Warsaw")
    return answer
  }

  private func makeBoth() throws {
    _ = try rig.ok("create_rule", Self.evening)
    var page = Self.page
    page["page_id"] = "mornings"
    _ = try rig.ok("create_page", page)
  }

  // MARK: What is blocked

  @Test
  func `an empty library blocks nothing and says so`() throws {
    let answer = try preview()
    #expect(answer["targets"] == [])
    #expect(answer["summary"] == "No rule or page names anything to block.")
  }

  @Test
  func `without arguments it tells what is blocked now and the coming spans, by rules and pages`() throws {
    try makeBoth()
    let answer = try preview()
    #expect(answer["summary"]?.string?.hasPrefix("2 of 3 targets are blocked now") == true)
    let rows = try #require(answer["targets"]?.array)
    #expect(rows.map { $0["targets"] } == [["Social", "site:example.com"], ["Games"]])
    #expect(rows[0]["by"] == [["id": "evening", "type": "rule", "name": "Evenings"]])
    #expect(rows[0]["until"] == "2026-12-10T05:00:00Z")
    #expect(rows[0]["until_local"] == "2026-12-10T06:00:00+01:00")
    // Thursday, Friday, Monday, Tuesday, and Wednesday in the evening.
    let starts = rows[0]["spans"]?.array?.compactMap { $0["start_local"]?.string?.prefix(10) }
    #expect(starts == ["2026-12-10", "2026-12-11", "2026-12-14", "2026-12-15", "2026-12-16"])
    #expect(rows[1]["blocked"] == false)
    #expect(rows[1]["spans"]?.array?.count == 7)
    let later = try preview(["at": "2026-12-10T09:00"])
    #expect(later["targets"]?.array?.first?["by"] == [["id": "mornings", "type": "page", "name": "Mornings"]])
    #expect(later["at"]?["utc"] == "2026-12-10T08:00:00Z")
  }

  @Test
  func `a limit is named, because nobody can foresee when it is used up`() throws {
    let limit: JSONObject = ["preset": "time_keeper", "apps": ["groups": ["Social"]]]
    _ = try rig.ok("create_rule", limit)
    #expect(try preview()["warnings"]?.array?.first?.string?.hasPrefix("Limits block once they are used up") == true)
  }

  // MARK: Why

  @Test
  func `a target is explained at an instant with the window's own day, edges in both clocks and the next change`()
    throws
  {
    try makeBoth()
    let answer = try preview(["target": "social", "at": "2026-12-11T01:00"])
    #expect(answer["target"] == "Social")
    let explanation = try #require(answer["explanation"])
    #expect(explanation["blocked"] == true)
    #expect(explanation["by"] == ["evening"])
    #expect(explanation["next_change"] == "2026-12-11T05:00:00Z")
    let entry = try #require(explanation["rules"]?.array?.first)
    // One in the morning of Friday belongs to the window of Thursday.
    #expect(entry["window"]?["day"] == "2026-12-10")
    #expect(entry["window"]?["start_local"] == "2026-12-10T21:00:00+01:00")
    #expect(entry["window"]?["end"] == "2026-12-11T05:00:00Z")
    #expect(answer["summary"]?.string?.contains("blocked by \"Evenings\" until 2026-12-11T06:00:00+01:00") == true)
  }

  @Test(arguments: [
    ("2026-12-12T21:30", false, "2026-12-14T20:00:00Z"), ("2026-12-10T20:00:00Z", true, "2026-12-11T05:00:00Z"),
    ("2026-12-10T05:00:00Z", false, "2026-12-10T20:00:00Z"), ("2026-12-10T04:59:59Z", true, "2026-12-10T05:00:00Z"),
    ("2026-12-07 22:00", true, "2026-12-08T05:00:00Z"), ("2026-12-10T06:00:00+01:00", false, "2026-12-10T20:00:00Z"),
    ("2027-03-26T21:30:00", true, "2027-03-27T05:00:00Z"),
  ])
  func `past and future instants are explained, edges half-open`(at: String, blocked: Bool, change: String) throws {
    try makeBoth()
    let answer = try preview(["target": "site:www.example.com", "at": .string(at)])
    #expect(answer["explanation"]?["blocked"] == .bool(blocked), "\(at)")
    #expect(answer["explanation"]?["next_change"] == .string(change), "\(at)")
  }

  @Test
  func `a repeated local time means its first occurrence, and a skipped one the end of the gap`() throws {
    #expect(try preview(["at": "2026-10-25T02:30"])["at"]?["utc"] == "2026-10-25T00:30:00Z")
    #expect(try preview(["at": "2027-03-28T02:30"])["at"]?["utc"] == "2027-03-28T01:00:00Z")
  }

  @Test
  func `what is covered by nothing, or only by what is off, is free and says so`() throws {
    try makeBoth()
    _ = try rig.ok("update_rule", ["rule_id": "evening", "expected_revision": 1, "enabled": false])
    let answer = try preview(["target": "Social"])
    #expect(answer["summary"]?.string?.contains("free; no enabled rule or page covers it") == true)
    #expect(answer["warnings"]?.array?.first?.string?.contains("\"Evenings\"") == true)
    #expect(try preview(["target": "site:other.org"])["explanation"]?["rules"] == [])
  }

  @Test(arguments: [
    (#"{"target": "Socail"}"#, "target is \"Socail\""), (#"{"target": "site:co.uk"}"#, "target"),
    (#"{"target": "category:gmes"}"#, "did you mean category:games?"), (#"{"at": "tomorrow"}"#, "at is \"tomorrow\""),
    (#"{"at": "2026-02-30T10:00"}"#, "at is"), (#"{"at": "2026-12-09T24:00"}"#, "at is"),
    (#"{"at": "2026-12-09"}"#, "at is"), (#"{"rule_id": "evening"}"#, "draft_action is missing"),
    (#"{"draft_action": "create"}"#, "rule is missing"),
    (#"{"draft_action": "update", "rule": {}}"#, "rule_id is missing"),
    (#"{"draft_action": "delete", "rule_id": "evening", "at": "2026-12-09T20:30:00Z"}"#, "together with at"),
    (#"{"draft_action": "create", "rule": {"nme": "x"}}"#, "rule.nme is an unknown field; did you mean \"name\"?"),
    (#"{"draft_action": "create", "rule": {"preset": "wind_down"}}"#, "apps is missing"),
    (#"{"draft_action": "create", "rule": {}, "page": {"name": "P"}}"#, "page is given together with a rule"),
    (#"{"draft_action": "delete", "rule_id": "nope"}"#, "NOT_FOUND: "),
    (#"{"draft_action": "update", "page_id": "nope", "page": {"enabled": true}}"#, "NOT_FOUND: "),
  ])
  func `what cannot be read is refused with its place and what is right`(json: String, part: String) throws {
    try makeBoth()
    let message = try rig.refusal("preview_blocking", try #require(try JSONValue(parsing: json).object))
    #expect(message.contains(part), "\(json): \(message)")
  }

  // MARK: Drafts

  @Test
  func `a draft of a new rule tells what it adds, that it is stricter, with proof, and what is odd of it`() throws {
    var rule = Self.evening
    rule["rule_id"] = nil
    let answer = try preview(["draft_action": "create", "rule": .object(rule)])
    #expect(answer["class"] == "stricter")
    #expect(answer["guard"] == ["outcome": "allow"])
    let effect = try #require(answer["effects"]?.array?.first)
    #expect(effect["gained"]?["at"] == "2026-12-09T20:30:00Z")
    #expect(effect["lost"] == nil)
    let difference = try #require(answer["differences"]?.array?.first)
    #expect(difference["targets"] == ["Social", "site:example.com"])
    #expect(difference["added"]?.array?.count == 8)
    #expect(difference["more_spans"] == 3)
    #expect(difference["removed"] == [])
    #expect(answer["summary"]?.string?.hasPrefix("Tried, nothing written. ") == true)

    _ = try rig.ok("create_rule", Self.evening)
    rule["name"] = "Within"
    rule["windows"] = [["start": "22:00", "end": "23:00"]]
    let swallowed = try preview(["draft_action": "create", "rule": .string(JSONValue.object(rule).text)])
    #expect(swallowed["class"] == "stricter")
    #expect(swallowed["differences"] == [])
    #expect(swallowed["warnings"]?.array?.contains { $0.string?.contains("Evenings") == true } == true)
  }

  @Test
  func `a hard draft tells that the person must confirm it, and needs no confirmation to be tried`() throws {
    var rule = Self.evening
    rule["hard_mode"] = true
    let answer = try preview(["draft_action": "create", "rule": .object(rule)])
    #expect(answer["warnings"]?.array?.contains { $0.string?.contains("confirmation") == true } == true)
  }

  @Test
  func `updates and deletions are classified, and hard mode is asked`() throws {
    try makeBoth()
    let shorter: JSONValue = ["windows": [["start": "21:00", "end": "05:00"]]]
    let weaker = try preview(["draft_action": "update", "rule_id": "evening", "rule": shorter])
    #expect(weaker["class"] == "weaker")
    #expect(weaker["guard"]?["outcome"] == "allow")
    #expect(weaker["effects"]?.array?.first?["lost"]?["at"] == "2026-12-10T04:00:00Z")
    #expect(weaker["differences"]?.array?.first?["removed"]?.array?.first?["end"] == "2026-12-10T05:00:00Z")
    let same = try preview(["draft_action": "update", "rule_id": "evening", "rule": ["name": "Nights"]])
    #expect(same["class"] == "neutral")

    let on: JSONObject = ["rule_id": "evening", "expected_revision": 1, "hard_mode": true]
    let message = try rig.refusal("update_rule", on)
    var confirmed = on
    confirmed["confirmation"] = message.split(separator: "set to exactly: ").last.map { .string(String($0)) }
    _ = try rig.ok("update_rule", confirmed)
    let refused = try preview(["draft_action": "delete", "rule_id": "evening"])
    #expect(refused["class"] == "weaker")
    #expect(refused["guard"]?["outcome"] == "refuse")
    #expect(refused["guard"]?["until"] == "2026-12-10T05:00:00Z")
    #expect(refused["guard"]?["message"]?.string?.contains("Evenings") == true)
    #expect(try rig.refusal("delete_rule", ["rule_id": "evening", "expected_revision": 2]).hasPrefix("LOCKED: "))
  }

  @Test
  func `a page is tried like a rule`() throws {
    let made = try preview(["draft_action": "create", "page": .object(Self.page)])
    #expect(made["class"] == "stricter")
    #expect(made["effects"]?.array?.first?["type"] == "page")
    #expect(made["differences"]?.array?.first?["targets"] == ["Games"])
    try makeBoth()
    let off = try preview(["draft_action": "update", "page_id": "mornings", "page": ["enabled": "false"]])
    #expect(off["class"] == "weaker")
    #expect(off["guard"] == ["outcome": "allow"])
    #expect(try preview(["draft_action": "delete", "page_id": "mornings"])["class"] == "weaker")
    #expect(
      try preview(["draft_action": "update", "page_id": "mornings", "page": ["name": "A"]])["class"] == "neutral")
  }

  @Test
  func `an edit of one block is tried like the page that it makes`() throws {
    try makeBoth()
    let page = try rig.ok("get_page", ["page_id": "mornings"])
    let blocks = try #require(page["sections"]?["page"]?.array)
    func id(_ kind: String) throws -> JSONValue {
      try #require(blocks.first { $0["kind"]?.string == kind }?["id"])
    }
    func draft(_ page: JSONObject) -> JSONObject {
      ["draft_action": "update", "page_id": "mornings", "page": .object(page)]
    }
    let shorter = try preview(
      draft(["update_block": ["block_id": try id("schedule"), "settings": ["end": "09:00"]]]))
    #expect(shorter["class"] == "weaker")
    #expect(shorter["effects"]?.array?.first?["lost"]?["target"] == "Games")
    #expect(shorter["differences"]?.array?.first?["removed"]?.array?.isEmpty == false)
    let soft: JSONObject = [
      "update_block": ["block_id": try id("screen_time"), "settings": ["mode": "limit", "limit_minutes": 20]]
    ]
    #expect(try preview(draft(soft))["class"] == "weaker")
    #expect(try preview(draft(["add_block": ["kind": "heading", "name": "Up"]]))["class"] == "neutral")
    for (arguments, words) in [
      (["remove_block": ["block_id": try id("screen_time")]], "which needs a screen_time block"),
      (["remove_block": [:]], "page.remove_block.block_id is missing"),
      (["remove_block": ["block_id": "nope"]], "NOT_FOUND: "), (["add_block": 5], "page.add_block must be an object"),
      (["add_block": ["kind": "heading"], "name": "A"], "page.name is given together with add_block"),
      (["update_block": ["block_id": "x", "settngs": [:]]], "page.update_block.settngs is an unknown field"),
    ] as [(JSONObject, String)] {
      let message = try rig.refusal("preview_blocking", draft(arguments))
      #expect(message.contains(words), "\(message)")
    }
  }
}
