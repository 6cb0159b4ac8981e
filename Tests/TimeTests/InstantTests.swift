import Testing
import Time

@Suite struct InstantTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1), ("2026-12-09T20:30:00Z", 1_796_848_200),
    ("2000-02-29T12:00:00Z", 951_825_600), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func `an instant reads and writes RFC 3339 in UTC`(text: String, seconds: Int64) {
    #expect(Instant(parsing: text)?.seconds == seconds)
    #expect(Instant(seconds: seconds).description == text)
  }

  @Test(arguments: [
    ("2026-12-09T21:30:00+01:00", "2026-12-09T20:30:00Z"), ("2026-12-09T00:30:00-08:00", "2026-12-09T08:30:00Z"),
    ("2026-12-09t20:30:00.999z", "2026-12-09T20:30:00Z"), ("2026-12-09T20:30:00-00:00", "2026-12-09T20:30:00Z"),
  ])
  func `offsets and fractions are understood`(text: String, utc: String) {
    #expect(Instant(parsing: text)?.description == utc)
  }

  @Test(arguments: [
    "", "2026-12-09", "2026-12-09T20:30Z", "2026-12-09T20:30:00", "2026-12-09 20:30:00Z", "2026-13-09T20:30:00Z",
    "2026-02-29T20:30:00Z", "2026-12-09T24:00:00Z", "2026-12-09T20:60:00Z", "2026-12-09T20:30:60Z",
    "2026-12-09T20:30:00.Z", "2026-12-09T20:30:00+1:00", "2026-12-09T20:30:00+01:60", "2026-12-09T20:30:00Z ",
    "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "２026-12-09T20:30:00Z",
  ])
  func `anything else is no instant`(text: String) {
    #expect(Instant(parsing: text) == nil)
  }

  @Test func `sums end at the first and the last instant`() {
    #expect(Instant.latest.adding(seconds: .max) == .latest)
    #expect(Instant.earliest.adding(seconds: .min) == .earliest)
    #expect(Instant(seconds: 0).adding(minutes: .max) == .latest)
    #expect(Instant(seconds: .min) == .earliest)
  }
}
