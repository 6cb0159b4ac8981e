import TestSupport
import Testing

@testable import Time

@Suite struct ZoneRulesTests {
  @Test(arguments: [
    // A plain day; the hour skipped; the hour repeated.
    ("Europe/Warsaw", "2026-12-09", "21:30", "2026-12-09T20:30:00Z"),
    ("America/New_York", "2027-03-14", "02:30", "2027-03-14T07:00:00Z"),
    ("America/New_York", "2027-03-14", "02:00", "2027-03-14T07:00:00Z"),
    ("America/New_York", "2027-03-14", "03:00", "2027-03-14T07:00:00Z"),
    ("America/New_York", "2027-03-14", "01:59", "2027-03-14T06:59:00Z"),
    ("America/New_York", "2027-11-07", "01:15", "2027-11-07T05:15:00Z"),
    ("America/New_York", "2027-11-07", "02:00", "2027-11-07T07:00:00Z"),
    ("Europe/Riga", "2027-03-28", "03:00", "2027-03-28T01:00:00Z"),
    // Half an hour back and forth.
    ("Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00Z"),
    ("Australia/Lord_Howe", "2026-04-05", "02:15", "2026-04-04T15:45:00Z"),
    ("Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:30:00Z"),
    // Midnight skipped and repeated.
    ("America/Santiago", "2026-09-06", "00:00", "2026-09-06T04:00:00Z"),
    ("America/Santiago", "2026-04-05", "00:00", "2026-04-05T04:00:00Z"),
    ("America/Santiago", "2026-04-04", "23:30", "2026-04-05T02:30:00Z"),
    ("America/Santiago", "2026-04-04", "24:00", "2026-04-05T04:00:00Z"),
    // A whole date skipped: it starts and ends where the next one starts.
    ("Pacific/Apia", "2011-12-29", "24:00", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-30", "12:00", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31", "00:00", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31", "01:00", "2011-12-30T11:00:00Z"),
    // Beyond the table of a fat file, and beyond four hundred years.
    ("Europe/Berlin", "2090-07-01", "12:00", "2090-07-01T10:00:00Z"),
    ("Europe/Berlin", "2890-07-01", "12:00", "2890-07-01T10:00:00Z"),
    ("Europe/Berlin", "9999-12-31", "24:00", "9999-12-31T23:00:00Z"),
    ("America/New_York", "2890-03-12", "02:30", "2890-03-12T07:00:00Z"),
    ("UTC", "2026-12-09", "24:00", "2026-12-10T00:00:00Z"),
  ])
  func `a wall-clock reading means one instant`(zone: String, date: String, time: String, utc: String) throws {
    let rules = try Zones.rules(zone)
    let date = try #require(CivilDate(parsing: date))
    let time = try #require(WallClockTime(parsing: time))
    #expect(rules.instant(of: time, on: date).description == utc)
  }

  @Test(arguments: [
    ("America/Santiago", "2026-04-05T03:30:00Z", "2026-04-04"),
    ("America/Santiago", "2026-04-05T04:00:00Z", "2026-04-05"),
    ("America/Santiago", "2026-09-06T03:59:59Z", "2026-09-05"),
    ("America/Santiago", "2026-09-06T04:00:00Z", "2026-09-06"),
    ("Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29"), ("Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"),
    ("Australia/Sydney", "2026-12-08T13:30:00Z", "2026-12-09"),
    ("Australia/Sydney", "2026-12-08T12:59:59Z", "2026-12-08"),
    // St. John's went back from 00:01 to 23:01: the date that had begun a minute before goes on.
    ("America/St_Johns", "2010-11-07T02:30:30Z", "2010-11-07"),
    ("America/St_Johns", "2010-11-07T02:45:00Z", "2010-11-07"),
    ("America/St_Johns", "2010-11-07T02:29:59Z", "2010-11-06"),
    ("Asia/Kathmandu", "2026-12-09T18:15:00Z", "2026-12-10"),
  ])
  func `an instant belongs to the last date that has begun`(zone: String, utc: String, date: String) throws {
    let instant = try #require(Instant(parsing: utc))
    #expect(try Zones.rules(zone).date(at: instant).description == date)
  }

  @Test func `local time carries its offset`() throws {
    let instant = try #require(Instant(parsing: "2026-12-09T20:30:00Z"))
    #expect(try Zones.rules("Europe/Warsaw").localTime(at: instant).description == "2026-12-09T21:30:00+01:00")
    #expect(try Zones.rules("America/St_Johns").localTime(at: instant).description == "2026-12-09T17:00:00-03:30")
    #expect(ZoneRules.utc.localTime(at: instant).description == "2026-12-09T20:30:00+00:00")
  }

  @Test func `the next change is the first after an instant`() throws {
    let rules = try Zones.rules("Europe/Warsaw")
    let winter = try #require(Instant(parsing: "2026-12-09T00:00:00Z"))
    let change = try #require(rules.nextTransition(after: winter))
    #expect(change.instant.description == "2027-03-28T01:00:00Z")
    #expect(change.offsetBefore == 3_600 && change.offsetAfter == 7_200)
    #expect(rules.nextTransition(after: change.instant)?.instant.description == "2027-10-31T01:00:00Z")
    #expect(ZoneRules.utc.nextTransition(after: change.instant) == nil)
    #expect(rules.nextTransition(after: .latest) == nil)
  }

  @Test func `extreme instants and dates have an answer`() throws {
    let rules = try Zones.rules("Europe/Berlin")
    for instant in [Instant.earliest, .latest] { _ = rules.date(at: instant) }
    for day in [Int(Int32.min), Int(Int32.max)] { _ = rules.start(of: CivilDate(dayNumber: day)) }
  }
}
