import Faults
import JSON
import Testing

@testable import Rules

@Suite struct RuleReadingTests {
  static let schedule = """
    {"name": "Night", "kind": "schedule", "days": ["every_day"], "windows": [{"start": "21:00", "end": "02:00"}],
     "apps": {"mode": "block", "groups": ["Video"]}}
    """

  static func object(_ text: String) throws -> JSONObject { try #require(try JSONValue(parsing: text).object) }

  static func rule(_ text: String) throws -> Rule {
    let object = try object(text)
    return try Rule(reading: object, id: try #require(Rule.ID("r")), in: .stored)
  }

  /// The rule above with one member put in the place of its own, or added; nil removes it.
  static func changed(_ name: String, _ value: JSONValue?) throws -> JSONObject {
    var object = try object(schedule)
    object[name] = value
    return object
  }

  static func faults(_ object: JSONObject) -> [String] {
    do {
      _ = try Rule(reading: object, id: Rule.ID("r")!, in: .stored)
      return []
    } catch { return error.all.map(\.description) }
  }

  @Test func `a rule reads and writes the same document`() throws {
    let rule = try Self.rule(Self.schedule)
    let text = JSONValue.object(rule.json(in: .stored)).text
    #expect(
      text == """
        {"id":"r","name":"Night","kind":"schedule","enabled":true,"days":["monday","tuesday","wednesday","thursday",\
        "friday","saturday","sunday"],"windows":[{"start":"21:00","end":"02:00"}],"apps":{"mode":"block",\
        "groups":["Video"],"categories":[],"domains":[]},"hard_mode":false,"block_adult_content":false}
        """)
    let again = try Rule(reading: rule.json(in: .stored), id: rule.id, ignoring: ["id"], in: .stored)
    #expect(again == rule)
  }

  @Test(arguments: [
    ("22:00", "00:00", true), ("22:00", "24:00", true), ("24:00", "06:00", false), ("09:00", "25:00", false),
    ("9:60", "10:00", false), ("09:00", "24:30", false), ("-1:00", "02:00", false), ("09:00", "09:00", true),
    ("09:00", "09:14", false), ("09:00", "09:15", true), ("23:50", "00:04", false), ("23:50", "00:05", true),
    ("00:00", "24:00", true), ("00:00", "00:00", true),
  ])
  func `windows are clock times of at least 15 minutes`(start: String, end: String, isValid: Bool) throws {
    let window: JSONValue = ["start": .string(start), "end": .string(end)]
    #expect(Self.faults(try Self.changed("windows", [window])).isEmpty == isValid)
  }

  @Test(
    arguments: [
      (["mon"], "Mon"), (["SUNDAY"], "Sun"), (["weekdays"], "Weekdays"), (["sat", "sun"], "Weekends"),
      (["every_day"], "Every day"), (["Wed", "monday"], "Mon, Wed"), (["saturday", "sunday", "saturday"], "Weekends"),
      (["weekdays", "weekends"], "Every day"),
    ] as [([String], String)])
  func `days are names, merged and Monday first`(names: [String], label: String) throws {
    let object = try Self.changed("days", .array(names.map { .string($0) }))
    #expect(try Rule(reading: object, id: Rule.ID("r")!, in: .stored).days.label == label)
  }

  @Test func `every fault is named at once`() throws {
    let text = """
      {"name": " ", "kind": "time_limit", "days": ["moonday", 3], "daily_limit_minutes": 0, "max_opens": 5,
       "windows": [{"start": "24:00", "end": "06:00"}], "reset_at": "24:00", "apps": {"groups": [], "categoris": []},
       "hardmode": true}
      """
    let faults = Self.faults(try Self.object(text)).joined(separator: "\n")
    for part in [
      "name is empty", "days[0] is \"moonday\"", "did you mean monday?", "days[1] is 3", "daily_limit_minutes is 0",
      "max_opens does not belong", "windows[0].start is \"24:00\"", "reset_at is \"24:00\"",
      "apps.categoris is an unknown field",
      "hardmode is an unknown field; did you mean \"hard_mode\"?",
    ] {
      #expect(faults.contains(part), "\(part) in \(faults)")
    }
  }

  @Test func `what is wrong with the whole is named beside what is wrong with its parts`() throws {
    let text = """
      {"kind": "schedule", "days": [], "windows": [{"start": "22:00", "end": "06:00"}], "apps": {"mode": "allow_only"}}
      """
    let faults = Self.faults(try Self.object(text))
    #expect(faults.map { $0.prefix { $0 != " " } } == ["days", "name", "apps"], "\(faults)")
  }

  @Test(arguments: [
    ("time_limit", "daily_limit_minutes", "0"), ("time_limit", "daily_limit_minutes", "-1"),
    ("time_limit", "daily_limit_minutes", "null"), ("time_limit", "daily_limit_minutes", "1441"),
    ("time_limit", "daily_limit_minutes", "30.5"), ("open_limit", "max_opens", "0"),
    ("open_limit", "max_opens", "1001"),
    ("time_limit", "daily_limit_minutes", "1e400"), ("time_limit", "daily_limit_minutes", "\"30\""),
  ])
  func `a limit that means nothing is refused`(kind: String, member: String, value: String) throws {
    let faults = Self.faults(
      try Self.object(
        "{\"name\":\"l\",\"kind\":\"\(kind)\",\"days\":[\"mon\"],\"apps\":{\"groups\":[\"v\"]},\"\(member)\":\(value)}")
    )
    #expect(faults.count == 1 && faults[0].hasPrefix(member), "\(faults)")
  }

  @Test func `the bounds of limits are in`() throws {
    for (kind, member, value) in [
      ("time_limit", "daily_limit_minutes", 1), ("time_limit", "daily_limit_minutes", 1_440),
      ("open_limit", "max_opens", 1),
      ("open_limit", "max_opens", 1_000),
    ] {
      _ = try Self.rule(
        "{\"name\":\"l\",\"kind\":\"\(kind)\",\"days\":[\"mon\"],\"apps\":{\"groups\":[\"v\"]},\"\(member)\":\(value)}")
    }
  }

  @Test(arguments: [
    ("apps", #"{"mode": "block", "groups": []}"#, "apps selects nothing"),
    ("apps", #"{"mode": "allow_only"}"#, "apps allows nothing"),
    ("apps", #"{"mode": "allow_only", "categories": ["all"]}"#, "apps.categories allow all apps"),
    ("apps", #"{"mode": "blok", "groups": ["v"]}"#, "apps.mode is \"blok\""),
    ("apps", #"{"groups": "v"}"#, "apps.groups is \"v\"; it must be an array"),
    ("days", "[]", "days is empty"), ("windows", "[]", "windows is empty"), ("days", "null", "days is missing"),
    ("windows", "null", "windows is missing"), ("kind", "\"shedule\"", "did you mean schedule?"),
    ("enabled", "\"yes\"", "enabled is \"yes\"; it must be true or false"),
    ("windows", #"[{"start":"21:00","end":"02:00"},{"start":"01:59","end":"04:00"}]"#, "windows overlap: 21:00–02:00"),
  ])
  func `a rule that can never act is refused`(member: String, value: String, message: String) throws {
    let faults = Self.faults(try Self.changed(member, try JSONValue(parsing: value)))
    #expect(faults.count == 1 && faults[0].contains(message), "\(faults)")
  }

  @Test func `windows may touch, and meet only on days they share`() throws {
    let touching = try JSONValue(parsing: #"[{"start":"21:00","end":"02:00"},{"start":"02:00","end":"04:00"}]"#)
    #expect(Self.faults(try Self.changed("windows", touching)).isEmpty)
    var object = try Self.changed(
      "windows", try JSONValue(parsing: #"[{"start":"22:00","end":"07:00"},{"start":"06:00","end":"08:00"}]"#))
    object["days"] = ["monday"]
    #expect(Self.faults(object).isEmpty)
    object["days"] = ["monday", "tuesday"]
    #expect(!Self.faults(object).isEmpty)
  }

  @Test func `a limit has no allow list`() throws {
    let faults = Self.faults(
      try Self.object(
        #"{"name":"l","kind":"time_limit","days":["mon"],"daily_limit_minutes":5,"apps":{"mode":"allow_only","groups":["v"]}}"#
      ))
    #expect(faults == ["apps.mode is allow_only; a limit always blocks what it selects: use block"])
  }

  @Test func `a change names some members and leaves the others`() throws {
    let rule = try Self.rule(Self.schedule)
    let changed = try rule.changed(reading: Self.object(#"{"name":"Late","apps":{"domains":["x.com"]}}"#), in: .stored)
    #expect(changed.name == "Late" && changed.windows == rule.windows && changed.apps.groups == rule.apps.groups)
    #expect(changed.apps.domains == ["x.com"])
    #expect(changed.membersChanged(from: rule) == ["name", "apps"])
    #expect(throws: Faults.self) { try rule.changed(reading: Self.object(#"{"kind":"time_limit"}"#), in: .stored) }
    #expect(throws: Faults.self) { try rule.changed(reading: Self.object(#"{"apps":{"groups":[]}}"#), in: .stored) }
  }

  @Test func `a preset gives everything but what to block`() throws {
    for preset in RulePreset.all {
      let object: JSONObject = ["apps": ["groups": ["Social"]]]
      let rule = try Rule(reading: object, id: Rule.ID("r")!, preset: preset, in: .stored)
      #expect(rule.name == preset.name && rule.kind == preset.kind && rule.days == preset.days)
      #expect(
        throws: Faults("apps", "is missing; say what to block, as {\"mode\": \"block\", \"groups\": [\"Social\"]}")
      ) {
        try Rule(reading: [:], id: Rule.ID("r")!, preset: preset, in: .stored)
      }
    }
    #expect(RulePreset.named("deep_sleep")?.windows.map(\.description) == ["22:00–06:00"])
    #expect(RulePreset.named("work_time")?.days == .weekdays)
  }

  @Test(arguments: ["", " \u{A0}\u{3000}", "\u{FEFF}", "\u{200D}\u{200B}", "\u{3164}", "\u{AD}", "\u{FE0F} \u{2062}"])
  func `a name of nothing that can be seen is empty`(name: String) {
    #expect(throws: Faults("", "is empty; it must be 1 to 80 characters")) { try NameField.read(name) }
    #expect((try? NameField.read("a\(name)")) != nil)
  }
}
