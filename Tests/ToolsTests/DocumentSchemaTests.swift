import JSON
import Library
import MCP
import Rules
import TestSupport
import Testing
import Time
import Tools

struct DocumentSchemaTests {
  @Test func `an exported library is what its schema says`() throws {
    let rig = try Rig()
    _ = try rig.ok("create_page", ["name": "Focus", "blocks": [["kind": "timer", "settings": ["minutes": 25]]]])
    for rule in [
      [
        "name": "Night", "kind": "schedule", "days": "every_day", "windows": [["start": "22:00", "end": "06:00"]],
        "apps": ["mode": "block", "groups": ["Social"], "domains": ["example.com"]],
      ],
      [
        "name": "Opens", "kind": "open_limit", "days": "weekdays", "max_opens": 3,
        "apps": ["mode": "block", "groups": ["Social"]],
      ],
    ] as [JSONObject] {
      _ = try rig.ok("create_rule", rule)
    }
    let document = try rig.library.exportDocument(of: .local)
    #expect(document["pages"]?.array?.count == 1 && document["rules"]?.array?.count == 2)
    #expect(LibraryDocumentSchema.schema.faults(in: document).isEmpty)
    var damaged = document
    damaged["rules"] = [["id": "night"]]
    #expect(!LibraryDocumentSchema.schema.faults(in: damaged).isEmpty)
  }

  /// Every member that a scenario may have, and every type of event.
  private static let scenario = """
    {"time_zone": "UTC", "groups": ["Social"], "rules": [
      {"id": "night", "name": "Night", "kind": "schedule", "enabled": true, "days": ["every_day"],
       "windows": [{"start": "22:00", "end": "06:00"}], "apps": {"mode": "block", "groups": ["Social"], "categories": [],
       "domains": ["example.com"]}, "hard_mode": false, "block_adult_content": false,
       "created_at": "2026-01-01T00:00:00Z", "paused_until": "2026-01-02T00:00:00Z"},
      {"id": "budget", "preset": "work_time", "kind": "time_limit", "daily_limit_minutes": 45, "reset_at": "04:00",
       "days": ["monday"], "windows": [], "apps": {"mode": "block", "groups": ["Social"]}},
      {"id": "opens", "name": "Opens", "kind": "open_limit", "max_opens": 3, "open_minutes": 15, "days": ["monday"],
       "apps": {"mode": "block", "groups": ["Social"]}}],
     "sessions": [{"id": "s", "started_at": "2026-01-01T08:00:00Z", "minutes": 30,
       "apps": {"mode": "block", "groups": ["Social"]}}],
     "allowances": [{"id": "a", "name": "Home", "days": ["monday"], "windows": [{"start": "18:00", "end": "19:00"}],
       "allowance_minutes": 30, "home_only": true, "outside_windows": "unrestricted", "groups": ["Video"]}],
     "events": [
       {"type": "use", "target": "Social", "start": "2026-01-05T08:00:00Z", "end": "2026-01-05T08:05:00Z"},
       {"type": "open", "target": "Social", "at": "2026-01-05T09:00:00Z"},
       {"type": "shield", "target": "site:example.com", "at": "2026-01-05T09:10:00Z"},
       {"type": "pause", "rule": "night", "at": "2026-01-05T10:00:00Z"},
       {"type": "resume", "rule": "night", "at": "2026-01-05T10:05:00Z"},
       {"type": "edit", "rule": "night", "at": "2026-01-05T10:10:00Z", "set": {"enabled": false}},
       {"type": "report", "at": "2026-01-05T10:20:00Z", "day": "2026-01-05", "rule": "budget", "used_minutes": 9,
        "time_zone": "UTC"},
       {"type": "report", "at": "2026-01-05T10:20:00Z", "day": "2026-01-05", "rule": "opens", "opens": 1},
       {"type": "bonus", "rule": "budget", "at": "2026-01-05T10:30:00Z", "minutes": 5, "key": "k"},
       {"type": "set_time_zone", "at": "2026-01-05T11:00:00Z", "time_zone": "UTC"},
       {"type": "home", "at": "2026-01-05T11:00:00Z", "present": true},
       {"type": "clock", "at": "2026-01-05T12:00:00Z", "reads": "2026-01-05T12:00:30Z"},
       {"type": "delete", "rule": "night", "at": "2026-01-05T13:00:00Z"}],
     "targets": ["Social", "site:example.com"], "ask": ["2026-01-05T08:00:00Z"],
     "between": {"from": "2026-01-05T00:00:00Z", "to": "2026-01-06T00:00:00Z"}}
    """

  @Test func `a scenario that the engine takes is what its schema says`() throws {
    let document = try JSONValue(parsing: Self.scenario)
    // A person writes the members in any order.
    let faults = RuleScenarioSchema.schema.faults(in: try #require(document.object)).all.map(\.description)
    #expect(faults.filter { !$0.contains("another order") } == [])
    let context = ScenarioContext.plain { $0 == .utc ? .utc : nil }
    #expect(throws: Never.self) { try Scenario(parsing: Array(Self.scenario.utf8), in: context) }
    let events = try #require(document["events"]?.array).compactMap { $0["type"]?.string }
    #expect(Set(events) == Set(Scenario.eventWords))
  }

  @Test(arguments: ["time_zone", "rules"])
  func `what the engine cannot do without, the schema requires`(member: String) throws {
    var document = try #require(try JSONValue(parsing: Self.scenario).object)
    document[member] = nil
    #expect(!RuleScenarioSchema.schema.faults(in: document).isEmpty)
  }
}
