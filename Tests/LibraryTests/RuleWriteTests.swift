import JSON
import Library
import Testing

struct RuleWriteTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws { fixture = try Fixture() }

  @Test func `a rule is answered with its groups by name and its derived status`() throws {
    let made = try fixture.makeRule("r")
    let rule = try #require(made.item?.document)
    #expect(rule["apps"]?["groups"] == ["Social"])
    #expect(rule["status"]?["state"] == "inactive")
    #expect(rule["status"]?["next_start"] == "2026-12-09T19:00:00Z")
    #expect(rule["status"]?["next_start_local"] == "2026-12-09T20:00:00+01:00")
    #expect(rule["summary"] == "Schedule, Starts in 8h")
    #expect(rule["details"]?.array?.isEmpty == false)
    let read = try library.rule("r", of: .local, now: Fixture.noon)
    #expect(read.document == rule)
  }

  @Test func `what an update does not name stays`() throws {
    try fixture.makeRule("r")
    let answer = try library.updateRule(
      "r", expecting: 1, ["apps": ["domains": ["X.com"]], "expected_revision": 1], fixture.write())
    #expect(answer.changed == ["apps"])
    #expect(answer.item?.document["apps"]?["groups"] == ["Social"])
    #expect(answer.item?.document["apps"]?["domains"] == ["x.com"])
    #expect(answer.item?.document["days"] == ["monday", "tuesday", "wednesday", "thursday", "friday"])
    let off = try library.updateRule("r", expecting: 2, ["enabled": false], fixture.write())
    #expect(off.item?.document["status"]?["state"] == "disabled")
    #expect(off.item?.document["summary"] == "Schedule, Off")
  }

  @Test func `a limit says that no use was reported, and tells no numbers`() throws {
    let made = try library.createRule(
      [
        "name": "Cap", "kind": "time_limit", "days": ["every_day"], "daily_limit_minutes": 30,
        "apps": ["categories": ["social"]],
      ], id: nil, preset: nil, fixture.write())
    let rule = try #require(made.item?.document)
    #expect(rule["summary"] == "Time limit, no usage reported")
    #expect(rule["status"]?["label"] == "No usage reported")
    #expect(rule["status"]?["used_minutes"] == nil)
  }

  @Test func `a preset still asks for the apps`() throws {
    let error = refusal { _ = try library.createRule([:], id: nil, preset: "deep_sleep", fixture.write()) }
    #expect(error.code == "INVALID_ARGUMENT")
    #expect(error.message.contains("apps"))
    let made = try library.createRule(
      ["apps": ["categories": ["all"]], "preset": "deep_sleep"], id: "r", preset: "deep_sleep", fixture.write())
    #expect(made.item?.document["windows"] == [["start": "22:00", "end": "06:00"]])
    let unknown = refusal { _ = try library.createRule([:], id: nil, preset: "deep_slep", fixture.write()) }
    #expect(unknown.message.contains("did you mean deep_sleep?"))
  }

  @Test func `a window that is a whole day is said to be one`() throws {
    var document = Fixture.evening
    document["windows"] = [["start": "08:00", "end": "08:00"]]
    let made = try library.createRule(document, id: nil, preset: nil, fixture.write())
    #expect(made.warnings.contains { $0.contains("windows[0] starts and ends at 08:00, so it lasts 24 hours") })
  }

  @Test func `the hundred-and-first rule is refused with the limit`() throws {
    for number in 1...LibraryLimits.rules { try fixture.makeRule("r\(number)", name: "Rule \(number)") }
    let error = refusal { try fixture.makeRule("more") }
    #expect(error.code == "LIMIT_REACHED")
    #expect(error.message.contains("at most 100 rules"))
  }

  @Test func `an identical rule is warned of`() throws {
    try fixture.makeRule("r")
    #expect(try fixture.makeRule("s").warnings.contains { $0.contains("An identical rule \"Evening\" (r)") })
    #expect(try fixture.makeRule("t", groups: ["Games"]).warnings.contains { $0.contains("Another rule is named") })
  }
}
