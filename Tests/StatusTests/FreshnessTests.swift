import Status
import Testing
import Time

struct FreshnessTests {
  @Test(
    arguments: [
      (0, "just now"), (59, "just now"), (60, "1 min ago"), (3_599, "59 min ago"), (3_600, "1 hr ago"),
      (86_399, "23 hr ago"), (86_400, "1 day ago"), (172_799, "1 day ago"), (172_800, "2 days ago"),
      (-30, "just now (device clock ahead)"), (.max, "106751991167300 days ago"),
    ] as [(Int64, String)])
  func `ages are floored, without a gap`(seconds: Int64, text: String) {
    #expect(Age(seconds: seconds).description == text)
  }

  @Test(
    arguments: [
      (0, 0, .reported), (86_399, 0, .reported), (86_400, 0, .stale), (60, -1, .stale), (60, 1, .stale),
      (nil, 0, .unknown),
    ] as [(Int64?, Int, Grade)])
  func `figures are reported for less than a day, and only for their day`(age: Int64?, dayOffset: Int, grade: Grade) {
    let (now, today) = (Instant(seconds: 1_000_000_000), CivilDate(dayNumber: 11_574))
    let freshness = Freshness(
      reportedAt: age.map { now.adding(seconds: -$0) }, day: today.adding(days: dayOffset), today: today, now: now)
    #expect(freshness.grade == grade)
  }

  @Test(arguments: [(120, 0), (-120, 0), (121, 1), (-121, 1), (86_400, 1)] as [(Int64, Int)])
  func `a clock that is off by more than two minutes is flagged`(seconds: Int64, count: Int) {
    let received = Instant(seconds: 1_000_000_000)
    let report = StatusReport(reportedAt: received.adding(seconds: seconds), zone: .utc)
    #expect(DeviceCheck.warnings(of: report, receivedAt: received, libraryZone: .utc).count == count)
  }

  @Test func `a phone in another zone than the library is flagged with both`() throws {
    let zone = try #require(ZoneName(parsing: "Asia/Tokyo"))
    let report = StatusReport(reportedAt: Instant(seconds: 0), zone: zone)
    let warnings = DeviceCheck.warnings(of: report, receivedAt: Instant(seconds: 0), libraryZone: .utc)
    #expect(warnings == ["The phone is in Asia/Tokyo, the library in UTC; days keep the phone's dates."])
  }
}
