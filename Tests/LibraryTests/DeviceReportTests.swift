import Library
import Status
import Testing
import Time

struct DeviceReportTests {
  private let fixture: Fixture
  private let phone: String
  private var library: Library { fixture.library }

  init() throws {
    fixture = try Fixture()
    phone = try fixture.library.addDevice("Phone", for: .local, now: Fixture.noon).view.id
  }

  private static let zone = ZoneName(parsing: "Europe/Warsaw") ?? .utc
  private static let today = CivilDate(parsing: "2026-12-09")!

  @Test func `sharing is off until the first report, and off again once it is deleted`() throws {
    let before = try #require(try library.reports(of: .local, now: Fixture.noon).first)
    #expect(before.report == nil && before.device.sharedSince == nil && before.history.days.isEmpty)
    var report = StatusReport(reportedAt: Fixture.noon.adding(seconds: -60), zone: Self.zone)
    report.history = [StatusReport.Day(day: Self.today, sessionMinutes: 50, sessions: 2)]
    let receipt = try library.accept(report, from: phone, of: .local, now: Fixture.noon)
    #expect(receipt.isFirst && receipt.isNewest && receipt.warnings == [])
    let after = try #require(try library.reports(of: .local, now: Fixture.noon).first)
    #expect(after.report == report && after.history.days[Self.today]?.sessionMinutes == 50)
    #expect(after.device.sharedSince == Fixture.noon && after.warnings == [])
    try library.deleteReports(from: phone, of: .local, now: Fixture.noon)
    let deleted = try #require(try library.reports(of: .local, now: Fixture.noon).first)
    #expect(deleted.report == nil && deleted.history.days.isEmpty)
  }
}
