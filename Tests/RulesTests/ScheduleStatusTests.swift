import Testing
import Time

@testable import Rules

@Suite struct ScheduleStatusTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let zone, start, end: String
    let days: DaySet
    let at: String
    /// `active until …` or `inactive until …`, where the latter's instant is the next start.
    let state: String

    init(_ zone: String, _ start: String, _ end: String, _ days: DaySet, _ at: String, _ state: String) {
      (self.zone, self.start, self.end, self.days, self.at, self.state) = (zone, start, end, days, at, state)
    }

    var testDescription: String { "\(zone) \(start)–\(end) \(days.label) at \(at)" }
  }

  static let rows = [
    // Over midnight: the window belongs to the day it started on.
    Row("Europe/Warsaw", "21:00", "02:00", .everyDay, "2026-12-09T00:59:00Z", "active until 2026-12-09T01:00:00Z"),
    Row("Europe/Warsaw", "21:00", "02:00", .everyDay, "2026-12-09T01:00:00Z", "inactive until 2026-12-09T20:00:00Z"),
    Row(
      "Europe/Berlin", "22:00", "07:00", DaySet([.monday]), "2026-12-07T02:00:00Z",
      "inactive until 2026-12-07T21:00:00Z"),
    Row(
      "Europe/Berlin", "22:00", "07:00", DaySet([.monday]), "2026-12-08T02:00:00Z", "active until 2026-12-08T06:00:00Z"),
    Row(
      "Europe/Berlin", "22:00", "07:00", DaySet([.monday]), "2026-12-09T02:00:00Z",
      "inactive until 2026-12-14T21:00:00Z"),
    Row("America/Chicago", "22:00", "00:00", .weekdays, "2026-12-08T05:59:59Z", "active until 2026-12-08T06:00:00Z"),
    Row("America/Chicago", "22:00", "00:00", .weekdays, "2026-12-12T06:00:00Z", "inactive until 2026-12-15T04:00:00Z"),
    Row("America/Chicago", "22:00", "24:00", .weekdays, "2026-12-12T06:00:00Z", "inactive until 2026-12-15T04:00:00Z"),
    Row(
      "America/Denver", "09:00", "10:00", DaySet([.wednesday]), "2026-12-09T17:30:00Z",
      "inactive until 2026-12-16T16:00:00Z"),
    Row("Europe/Vienna", "00:00", "17:00", .everyDay, "2026-12-08T23:00:00Z", "active until 2026-12-09T16:00:00Z"),
    // Edges are half-open; equal edges are a day.
    Row("Europe/Amsterdam", "09:00", "17:00", .weekdays, "2026-12-07T07:59:59Z", "inactive until 2026-12-07T08:00:00Z"),
    Row("Europe/Amsterdam", "09:00", "17:00", .weekdays, "2026-12-07T08:00:00Z", "active until 2026-12-07T16:00:00Z"),
    Row("Europe/Amsterdam", "09:00", "17:00", .weekdays, "2026-12-07T16:00:00Z", "inactive until 2026-12-08T08:00:00Z"),
    Row(
      "America/New_York", "00:00", "00:00", DaySet([.saturday]), "2026-12-12T05:00:00Z",
      "active until 2026-12-13T05:00:00Z"),
    Row(
      "America/New_York", "00:00", "00:00", DaySet([.saturday]), "2026-12-13T05:00:00Z",
      "inactive until 2026-12-19T05:00:00Z"),
    Row(
      "America/New_York", "09:00", "09:00", DaySet([.saturday]), "2026-12-13T13:59:59Z",
      "active until 2026-12-13T14:00:00Z"),
    Row(
      "Europe/Copenhagen", "00:00", "24:00", DaySet([.monday]), "2026-12-07T22:59:10Z",
      "active until 2026-12-07T23:00:00Z"),
    Row(
      "Europe/Copenhagen", "00:00", "24:00", DaySet([.monday]), "2026-12-07T23:00:00Z",
      "inactive until 2026-12-13T23:00:00Z"),
    // Clock changes: longer and shorter nights, edges in the gap and in the repeated hour, half an hour, midnight.
    Row("America/Denver", "18:00", "21:30", .everyDay, "2027-11-08T03:45:00Z", "active until 2027-11-08T04:30:00Z"),
    Row(
      "America/Los_Angeles", "22:00", "07:00", .everyDay, "2027-11-07T14:59:00Z", "active until 2027-11-07T15:00:00Z"),
    Row(
      "America/Los_Angeles", "22:00", "07:00", .everyDay, "2027-03-14T13:59:59Z", "active until 2027-03-14T14:00:00Z"),
    Row(
      "America/Los_Angeles", "09:00", "17:00", .everyDay, "2027-03-14T16:00:00Z", "active until 2027-03-15T00:00:00Z"),
    Row("America/New_York", "02:30", "04:00", .everyDay, "2027-03-14T06:59:59Z", "inactive until 2027-03-14T07:00:00Z"),
    Row("America/New_York", "02:30", "04:00", .everyDay, "2027-03-14T07:00:00Z", "active until 2027-03-14T08:00:00Z"),
    Row("America/New_York", "02:30", "04:00", .everyDay, "2027-03-14T08:00:00Z", "inactive until 2027-03-15T06:30:00Z"),
    Row("Europe/Riga", "03:00", "06:00", .everyDay, "2027-03-28T01:00:00Z", "active until 2027-03-28T03:00:00Z"),
    Row("America/New_York", "01:15", "01:45", .everyDay, "2027-11-07T05:15:00Z", "active until 2027-11-07T05:45:00Z"),
    Row("America/New_York", "01:15", "01:45", .everyDay, "2027-11-07T06:30:00Z", "inactive until 2027-11-08T06:15:00Z"),
    Row(
      "Australia/Lord_Howe", "01:45", "02:15", .everyDay, "2026-04-04T15:15:00Z", "active until 2026-04-04T15:45:00Z"),
    Row(
      "Australia/Lord_Howe", "01:45", "02:15", .everyDay, "2026-10-03T15:15:00Z", "active until 2026-10-03T15:30:00Z"),
    Row(
      "America/Los_Angeles", "02:00", "02:30", .everyDay, "2027-03-13T11:00:00Z", "inactive until 2027-03-15T09:00:00Z"),
    Row(
      "America/Los_Angeles", "02:00", "02:30", DaySet([.sunday]), "2027-03-13T11:00:00Z",
      "inactive until 2027-03-21T09:00:00Z"),
    Row("America/Santiago", "00:00", "01:00", .everyDay, "2026-09-06T03:59:59Z", "inactive until 2026-09-07T03:00:00Z"),
    Row("America/Santiago", "00:00", "02:00", .everyDay, "2026-09-06T03:59:59Z", "inactive until 2026-09-06T04:00:00Z"),
    Row("America/Santiago", "23:30", "24:00", .everyDay, "2026-04-05T03:30:00Z", "active until 2026-04-05T04:00:00Z"),
    // A whole date is skipped: the window of 29 December runs into the 31st, the 30th has none.
    Row("Pacific/Apia", "22:00", "06:00", .everyDay, "2011-12-30T09:00:00Z", "active until 2011-12-30T10:00:00Z"),
    Row("Pacific/Apia", "09:00", "17:00", .everyDay, "2011-12-30T09:00:00Z", "inactive until 2011-12-30T19:00:00Z"),
    Row(
      "Pacific/Apia", "09:00", "17:00", DaySet([.friday]), "2011-12-30T09:00:00Z", "inactive until 2012-01-05T19:00:00Z"
    ),
  ]

  @Test(arguments: rows)
  func `a schedule is active inside its windows, to the second`(row: Row) {
    let situation = Make.situation([Make.schedule([(row.start, row.end)], days: row.days)], in: row.zone)
    let status = situation.status(of: situation.rules[0], at: Make.instant(row.at))
    switch status.state {
    case .inactive(let start): #expect("inactive until \(start.map(\.description) ?? "never")" == row.state)
    case .active(let until): #expect("active until \(until)" == row.state)
    case .disabled, .paused: Issue.record("\(status.state)")
    }
    let verdict = Board(situation, at: Make.instant(row.at)).verdict(for: .group(Make.group("video")))
    #expect(verdict.isBlocked == row.state.hasPrefix("active"))
  }

  @Test func `labels count down in floored minutes`() {
    var rule = Make.schedule([("22:00", "06:00")])
    let situation = Make.situation([rule])
    func label(_ at: String) -> String { situation.status(of: rule, at: Make.instant(at)).label }
    #expect(label("2026-12-09T00:00:00Z") == "6h left" && label("2026-12-09T00:00:01Z") == "5h 59m left")
    #expect(label("2026-12-09T04:31:00Z") == "1h 29m left" && label("2026-12-09T05:59:01Z") == "under a minute left")
    #expect(
      label("2026-12-09T06:00:00Z") == "Starts in 16h" && label("2026-12-09T21:59:30Z") == "Starts in under a minute")
    rule.isEnabled = false
    #expect(label("2026-12-09T00:00:00Z") == "Off")
    #expect(situation.status(of: rule, at: Make.instant("2026-12-09T00:00:00Z")).state == .disabled)
  }

  @Test func `the card has a row for each thing that the phone shows`() {
    let rule = Make.schedule([("09:00", "09:00")], days: .weekends)
    let situation = Make.situation([rule])
    let status = situation.status(of: rule, at: Make.instant("2026-12-11T11:00:00Z"))
    let card = RuleCard(rule, status, in: .stored)
    #expect(card.summary == "Schedule, Starts in 22h")
    #expect(
      card.rows.map { "\($0.label): \($0.value)" } == [
        "During: 09:00–09:00 (24 hours)", "On: Weekends", "Blocks: video", "Hard mode: Off",
      ])
  }
}
