import Library
import Status
import TestSupport
import Testing
import Threads
import Time

/// What phones report, in the store and out of it.
struct DeviceReportTests {
  private let fixture: Fixture
  private let phone: String
  private var library: Library { fixture.library }

  static let zone = ZoneName(parsing: "Europe/Warsaw") ?? .utc
  static let today = CivilDate(parsing: "2026-12-09") ?? CivilDate(dayNumber: 0)

  init() throws {
    fixture = try Fixture()
    phone = try fixture.library.addDevice("Phone", for: .local, now: Fixture.noon).view.id
  }

  /// A report of one day, so many seconds after noon.
  private func report(_ seconds: Int64 = 0, day: CivilDate = today, focus: Int = 0) -> StatusReport {
    var report = StatusReport(reportedAt: Fixture.noon.adding(seconds: seconds), zone: Self.zone)
    report.history = [StatusReport.Day(day: day, sessionMinutes: focus, sessions: 1)]
    return report
  }

  @discardableResult
  private func accept(_ report: StatusReport, at seconds: Int64 = 0) throws -> ReportReceipt {
    try library.accept(report, from: phone, of: .local, now: Fixture.noon.adding(seconds: seconds))
  }

  private func kept(_ library: Library? = nil, at seconds: Int64 = 0, days: Int = 400) throws -> DeviceReports {
    let library = library ?? self.library
    return try #require(
      try library.reports(of: .local, days: days, now: Fixture.noon.adding(seconds: seconds)).first)
  }

  @Test func `sharing is off until the first report, and off again once it is deleted`() throws {
    let before = try kept()
    #expect(before.report == nil && before.device.sharedSince == nil && before.history.days.isEmpty)
    let first = try accept(report(focus: 50))
    #expect(first.isFirst && first.isNewest && first.warnings == [])
    #expect(try !accept(report(60, focus: 51), at: 60).isFirst)
    let after = try kept()
    #expect(after.report == report(60, focus: 51) && after.history.days[Self.today]?.sessionMinutes == 51)
    #expect(after.device.sharedSince == Fixture.noon)
    try library.deleteReports(from: phone, of: .local, now: Fixture.noon)
    let deleted = try kept()
    #expect(deleted.report == nil && deleted.device.sharedSince == nil && deleted.history.days.isEmpty)
    try library.deleteReports(from: phone, of: .local, now: Fixture.noon)
    #expect(try accept(report()).isFirst)
  }

  @Test func `a deleted report is in no file any more that a backup copies`() throws {
    var report = report()
    let id = try #require(ReportedID(parsing: "r"))
    report.routines = [StatusReport.Routine(id: id, name: "Xylophone practice", kind: .session)]
    try accept(report)
    try library.deleteReports(from: phone, of: .local, now: Fixture.noon)
    try library.backUp(to: fixture.folder.file("backup.sqlite"))
    let copy = try Fixture.open(fixture.folder.file("backup.sqlite"))
    #expect(try kept(copy).report == nil)
  }

  @Test func `an older report that comes late only adds to the days`() throws {
    try accept(report(3_600, focus: 60), at: 3_600)
    let late = try accept(report(0, day: Self.today.adding(days: -1), focus: 30), at: 7_200)
    #expect(!late.isNewest && !late.isFirst)
    let lower = try accept(report(1_800, focus: 20), at: 7_200)
    #expect(!lower.isNewest)
    let kept = try kept(at: 7_200)
    #expect(kept.report == report(3_600, focus: 60))
    #expect(kept.receivedAt == Fixture.noon.adding(seconds: 3_600))
    #expect(kept.history.days[Self.today]?.sessionMinutes == 60)
    #expect(kept.history.days[Self.today.adding(days: -1)]?.sessionMinutes == 30)
  }

  @Test func `reports in any order come to the same history`() throws {
    var random = SplitMix(seed: 5)
    let reports = (0..<40).map { _ in
      report(
        .random(in: -100_000...0, using: &random), day: Self.today.adding(days: .random(in: -5...0, using: &random)),
        focus: .random(in: 0...200, using: &random))
    }
    for report in reports { try accept(report) }
    let other = try library.addDevice("Other", for: .local, now: Fixture.noon).view.id
    for report in reports.shuffled(using: &random) {
      _ = try library.accept(report, from: other, of: .local, now: Fixture.noon)
    }
    let all = try library.reports(of: .local, now: Fixture.noon)
    #expect(all.count == 2 && all[0].history == all[1].history, "seed 5")
    #expect(try library.reports(of: .local, device: "Other", now: Fixture.noon).map(\.device.id) == [other])
  }

  @Test func `400 days are kept, and tomorrow, which a phone may have already`() throws {
    for offset in [-400, -399, 0, 1, 2] {
      // Only a phone whose clock is ahead has the day after tomorrow.
      let seconds: Int64 = offset == 2 ? 86_400 : 0
      let warnings = try accept(report(seconds, day: Self.today.adding(days: offset), focus: 10)).warnings
      #expect(warnings.contains { $0.contains("left out") } == !(-399...1).contains(offset), "\(offset): \(warnings)")
    }
    #expect(try kept().history.days.keys.sorted() == [-399, 0, 1].map { Self.today.adding(days: $0) })
    #expect(try kept(days: 1).history.days.keys.sorted() == [0, 1].map { Self.today.adding(days: $0) })
    // A day later the oldest is over.
    #expect(try kept(at: 86_400).history.firstDay == Self.today)
    try accept(report(86_400, day: Self.today.adding(days: 1)), at: 86_400)
    #expect(try kept(at: 0).history.firstDay == Self.today)
  }

  @Test func `a clock that is off is flagged, and is neither believed nor an obstacle`() throws {
    let ahead = try accept(report(31_536_000, focus: 5))
    #expect(ahead.warnings.contains { $0.contains("clock") })
    let kept = try kept()
    #expect(kept.warnings.contains { $0.contains("clock") })
    #expect(kept.report?.reportedAt == Fixture.noon.adding(seconds: 31_536_000))
    #expect(kept.currentReport?.reportedAt == Fixture.noon && kept.device.reportedAt == Fixture.noon)
    #expect(try accept(report(600, focus: 6), at: 600).isNewest)
    #expect(try self.kept().warnings == [])
  }

  @Test func `another zone is flagged and changes nothing`() throws {
    var report = report(focus: 7)
    report.zone = try #require(ZoneName(parsing: "Asia/Tokyo"))
    #expect(try accept(report).warnings.contains { $0.contains("Asia/Tokyo") })
    #expect(try library.zone(of: .local).name == Self.zone)
    #expect(try kept().history.days[Self.today]?.sessionMinutes == 7)
  }

  @Test func `a report leaves no change and no revision, and moves the high-water mark`() throws {
    let revision = try fixture.revision()
    try accept(report(7_200), at: 7_200)
    let overview = try library.overview(of: .local, now: Fixture.noon)
    #expect(overview.revision == revision && overview.highWaterMark == Fixture.noon.adding(seconds: 7_200))
    #expect(try library.changes(of: .local).items.isEmpty)
  }

  @Test func `a revoked device is nobody, and what it reported is gone`() throws {
    let other = try library.addDevice("Tablet", for: .local, now: Fixture.noon).view.id
    try accept(report(focus: 50))
    _ = try library.revokeToken(phone, .device, of: .local, now: Fixture.noon)
    #expect(refusal { _ = try accept(report()) }.code == "NOT_FOUND")
    #expect(try library.devices(of: .local).map(\.id) == [other])
    #expect(
      refusal { _ = try library.revokeToken(other, of: .local, now: Fixture.noon) }.message.contains("device revoke"))
  }

  @Test func `a device belongs to its account alone`() throws {
    _ = try library.addAccount("ben", timeZone: "UTC", now: Fixture.noon)
    let ben = try #require(AccountID("ben"))
    try accept(report(focus: 50))
    #expect(try library.reports(of: ben, now: Fixture.noon).isEmpty)
    #expect(refusal { _ = try library.accept(report(), from: phone, of: ben, now: Fixture.noon) }.code == "NOT_FOUND")
    #expect(refusal { try library.deleteReports(from: phone, of: ben, now: Fixture.noon) }.code == "NOT_FOUND")
    #expect(try kept().history.days[Self.today]?.sessionMinutes == 50)
  }

  @Test func `reports that race lose nothing, and survive the process`() throws {
    let libraries = try (0..<4).map { _ in try Fixture.open(fixture.path) }
    let failures = Lock<[String]>([])
    let threads = libraries.enumerated().map { index, library in
      Thread {
        for round in 0..<10 {
          let minutes = index * 10 + round
          do {
            _ = try library.accept(
              report(Int64(minutes), day: Self.today.adding(days: -round), focus: minutes), from: phone, of: .local,
              now: Fixture.noon.adding(seconds: 100))
          } catch {
            failures.withLock { $0.append("\(error)") }
          }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(failures.withLock { $0 } == [])
    let kept = try kept(try Fixture.open(fixture.path))
    for round in 0..<10 {
      #expect(kept.history.days[Self.today.adding(days: -round)]?.sessionMinutes == 30 + round)
    }
    #expect(kept.report?.reportedAt == Fixture.noon.adding(seconds: 39))
  }

  @Test(arguments: [
    (#"{"#, "no JSON"), ("[]", "no JSON object"), (#"{"apps":["x"]}"#, "apps is an unknown field"),
    (#"{"schema_version":1,"reported_at":"x","timezone":"Mars/Base","routines":[],"history":[]}"#, "reported_at is"),
    (
      #"{"schema_version":1,"reported_at":"2026-12-09T10:00:00Z","timezone":"Mars/Base","routines":[],"history":[]}"#,
      "timezone is"
    ),
    (
      #"{"schema_version":1,"reported_at":"2026-12-09T10:00:00Z","timezone":"UTC","routines":[{"id":"r","name":"a\u202eb","kind":"session","enabled":true,"running":false}],"history":[]}"#,
      "routines[0].name holds U+202E"
    ),
  ])
  func `a report that is not in order is refused with the place`(text: String, message: String) throws {
    do {
      _ = try library.readReport(Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }
}
