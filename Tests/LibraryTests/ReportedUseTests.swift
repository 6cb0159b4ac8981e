import JSON
import Library
import Rules
import Status
import Testing
import Time

/// Limits count what phones report.
struct ReportedUseTests {
  private let fixture: Fixture
  private let phone: String
  private var library: Library { fixture.library }

  init() throws {
    fixture = try Fixture()
    phone = try fixture.library.addDevice("Phone", for: .local, now: Fixture.noon).view.id
    try make("video", ["kind": "time_limit", "daily_limit_minutes": 30])
  }

  private func make(_ id: String, _ policy: JSONObject, hard: Bool = false) throws {
    var document: JSONObject = [
      "name": .string(id), "days": ["every_day"], "apps": ["mode": "block", "groups": ["Video"]],
    ]
    for member in policy.members { document[member.key] = member.value }
    guard hard else {
      _ = try library.createRule(document, id: id, preset: nil, fixture.write())
      return
    }
    document["hard_mode"] = true
    let question = refusal { _ = try library.createRule(document, id: id, preset: nil, fixture.write()) }
    let words = try #require(question.message.components(separatedBy: "exactly: ").last)
    document["confirmation"] = .string(words)
    _ = try library.createRule(document, id: id, preset: nil, fixture.write())
  }

  private func tell(
    _ rule: String = "video", minutes: Int? = nil, opens: Int? = nil, day: CivilDate = DeviceReportTests.today,
    at seconds: Int64 = 0
  ) throws {
    let now = Fixture.noon.adding(seconds: seconds)
    var report = StatusReport(reportedAt: now, zone: DeviceReportTests.zone)
    let id = try #require(ReportedID(parsing: rule))
    report.rules = [StatusReport.RuleUse(id: id, day: day, usedMinutes: minutes, opens: opens)]
    _ = try library.accept(report, from: phone, of: .local, now: now)
  }

  private func document(_ rule: String = "video", at seconds: Int64 = 0) throws -> JSONObject {
    try library.rule(rule, of: .local, now: Fixture.noon.adding(seconds: seconds)).document
  }

  @Test func `numbers come with their grade and their age`() throws {
    let unknown = try document()
    #expect(unknown["status"]?["grade"] == "unknown" && unknown["status"]?["used_minutes"] == nil)
    #expect(unknown["summary"] == "Time limit, no usage reported")
    try tell(minutes: 12)
    let told = try document(at: 360)
    #expect(told["status"]?["grade"] == "reported" && told["status"]?["age"] == "6 min ago")
    #expect(told["status"]?["used_minutes"] == 12 && told["status"]?["remaining_minutes"] == 18)
    #expect(told["status"]?["period_ends_local"] == "2026-12-10T00:00:00+01:00")
    #expect(told["summary"] == "Time limit, 18m left")
    // 12:00 and 13 hours: another day, of which no phone has told yet.
    let derived = try document(at: 13 * 3_600)
    #expect(derived["status"]?["grade"] == "derived" && derived["status"]?["used_minutes"] == 0)
    let stale = try document(at: 86_400)
    #expect(stale["status"]?["grade"] == "stale" && stale["status"]?["used_minutes"] == nil)
    #expect(stale["summary"] == "Time limit, last report 1 day ago")
  }

  @Test func `a limit that is reached blocks until its reset, and lower reports refund nothing`() throws {
    try tell(minutes: 30)
    try tell(minutes: 10, at: 60)
    let status = try document(at: 60)["status"]
    #expect(status?["state"] == "active" && status?["until_local"] == "2026-12-10T00:00:00+01:00")
    #expect(status?["used_minutes"] == 30)
    try tell(minutes: 29, day: DeviceReportTests.today.adding(days: -1), at: 120)
    #expect(try document(at: 120)["status"]?["used_minutes"] == 30)
  }

  @Test func `opens count for open limits`() throws {
    try make("chat", ["kind": "open_limit", "max_opens": 3])
    try tell("chat", opens: 2)
    let status = try document("chat")["status"]
    #expect(status?["opens_used"] == 2 && status?["opens_left"] == 1 && status?["grade"] == "reported")
  }

  @Test func `of several devices the one that used most counts`() throws {
    try tell(minutes: 12)
    let tablet = try library.addDevice("Tablet", for: .local, now: Fixture.noon).view.id
    var report = StatusReport(reportedAt: Fixture.noon, zone: DeviceReportTests.zone)
    let id = try #require(ReportedID(parsing: "video"))
    report.rules = [StatusReport.RuleUse(id: id, day: DeviceReportTests.today, usedMinutes: 20)]
    _ = try library.accept(report, from: tablet, of: .local, now: Fixture.noon)
    #expect(try document()["status"]?["used_minutes"] == 20)
  }

  @Test func `a rule that the library has not is left out`() throws {
    var report = StatusReport(reportedAt: Fixture.noon, zone: DeviceReportTests.zone)
    let id = try #require(ReportedID(parsing: "ghost"))
    report.rules = [StatusReport.RuleUse(id: id, day: DeviceReportTests.today, usedMinutes: 20)]
    let receipt = try library.accept(report, from: phone, of: .local, now: Fixture.noon)
    #expect(receipt.warnings.contains { $0.contains("ghost") })
    try make("ghost", ["kind": "time_limit", "daily_limit_minutes": 30])
    #expect(try document("ghost")["status"]?["grade"] == "unknown")
  }

  @Test func `a hard limit is locked from the first reported minute, also once sharing is off`() throws {
    try make("hard", ["kind": "time_limit", "daily_limit_minutes": 30], hard: true)
    func weaken(at seconds: Int64) -> String {
      refusal {
        _ = try library.updateRule(
          "hard", expecting: nil, ["daily_limit_minutes": 90],
          fixture.write(at: Fixture.noon.adding(seconds: seconds), dry: true))
      }.code
    }
    #expect(weaken(at: 0) == "none")
    try tell("hard", minutes: 1)
    #expect(weaken(at: 1) == "LOCKED")
    try library.deleteReports(from: phone, of: .local, now: Fixture.noon.adding(seconds: 2))
    #expect(weaken(at: 3) == "LOCKED")
    let status = try document("hard", at: 3)["status"]
    #expect(status?["locked"] == true && status?["used_minutes"] == nil && status?["grade"] == "unknown")
    // The day is over.
    #expect(weaken(at: 12 * 3_600) == "none")
  }

  @Test func `a limit that is lowered below the use of the day says so`() throws {
    try tell(minutes: 25)
    let answer = try library.updateRule("video", expecting: nil, ["daily_limit_minutes": 10], fixture.write())
    #expect(answer.warnings.contains { $0.contains("25 of 10 minutes already used") })
  }
}
