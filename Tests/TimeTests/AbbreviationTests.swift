import TestSupport
import Testing

@testable import Time

struct AbbreviationTests {
  @Test(arguments: [
    ("America/Los_Angeles", "2026-03-04T12:00:00Z", "PST"), ("America/Los_Angeles", "2026-03-08T09:59:59Z", "PST"),
    ("America/Los_Angeles", "2026-03-08T10:00:00Z", "PDT"), ("America/Los_Angeles", "2026-11-01T09:00:00Z", "PST"),
    ("Europe/Warsaw", "2026-07-01T00:00:00Z", "CEST"), ("Europe/Warsaw", "2526-01-01T00:00:00Z", "CET"),
    ("America/Sao_Paulo", "2026-07-01T00:00:00Z", "UTC-03"), ("Asia/Kathmandu", "2026-07-01T00:00:00Z", "UTC+05:45"),
    ("Asia/Kolkata", "2026-07-01T00:00:00Z", "IST"), ("UTC", "2026-07-01T00:00:00Z", "UTC"),
  ])
  func `a zone has the name that people use at the time`(zone: String, instant: String, name: String) throws {
    #expect(try Zones.rules(zone).abbreviation(at: try #require(Instant(parsing: instant))) == name)
  }

  @Test func `UTC without a file has its name`() {
    #expect(ZoneRules.utc.abbreviation(at: Instant(seconds: 0)) == "UTC")
  }

  @Test func `every zone of the database has a name without odd characters at any time`() throws {
    for zone in Zones.allNames() {
      let rules = try Zones.rules(zone)
      for year in [1900, 1975, 2026, 2100, 9000] {
        let name = rules.abbreviation(at: Instant(seconds: Int64(year - 1970) * 31_556_952))
        #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-:".contains($0)) }, "\(zone) \(name)")
        #expect((1...9).contains(name.count), "\(zone) in \(year): \(name)")
      }
    }
  }
}
