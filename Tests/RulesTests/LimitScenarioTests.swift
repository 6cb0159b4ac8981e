import Testing

@Suite struct LimitScenarioTests {
  /// One time limit on Video, in a zone, with events.
  static func limit(_ zone: String, _ members: String, _ events: String, extra: String = "") -> String {
    let rule = ScenarioCheck.merged(
      """
      {"id": "l", "name": "L", "kind": "time_limit", "days": ["every_day"], "daily_limit_minutes": 30,
       "apps": {"groups": ["Video"]}}
      """, members)
    return """
      {"time_zone": "\(zone)", "groups": ["Video", "Chat"], "rules": [\(rule)\(extra)], "events": [\(events)], "ask": ASK}
      """
  }

  static func use(_ start: String, _ end: String, _ target: String = "Video") -> String {
    "{\"type\":\"use\",\"target\":\"\(target)\",\"start\":\"2026-12-\(start):00Z\",\"end\":\"2026-12-\(end):00Z\"}"
  }

  static func report(_ at: String, _ day: String, _ minutes: Int) -> String {
    "{\"type\":\"report\",\"rule\":\"l\",\"at\":\"2026-12-\(at):00Z\",\"day\":\"\(day)\",\"used_minutes\":\(minutes)}"
  }

  static func bonus(_ at: String, _ minutes: Int, _ key: String) -> String {
    "{\"type\":\"bonus\",\"rule\":\"l\",\"at\":\"2026-12-\(at):00Z\",\"minutes\":\(minutes),\"key\":\"\(key)\"}"
  }

  static func zone(_ at: String, _ name: String) -> String {
    "{\"type\":\"set_time_zone\",\"at\":\"2026-12-\(at):00Z\",\"time_zone\":\"\(name)\"}"
  }

  static let checks = [
    ScenarioCheck(
      "use is split at the reset and counts up to the instant",
      limit("UTC", "", use("08T23:50", "09T00:20")),
      [
        "2026-12-08T23:59:00Z rule l: used_minutes 9, remaining_minutes 21",
        "2026-12-09T00:00:00Z rule l: used_minutes 0, state inactive, next_start -",
        "2026-12-09T00:20:59Z rule l: used_minutes 20, entitled_minutes 30, period_ends 2026-12-10T00:00:00Z",
      ]),
    ScenarioCheck(
      "reached is used >= limit, to the second, and ends at the reset",
      limit("Asia/Kathmandu", "\"reset_at\": \"06:00\"", use("09T10:00", "09T10:30")),
      [
        "2026-12-09T10:29:59Z rule l: state inactive, used_minutes 29, label 1m left",
        "2026-12-09T10:30:00Z rule l: state active, until 2026-12-10T00:15:00Z, label 13h 45m left",
        "2026-12-10T00:14:59Z Video: blocked true, by l, until 2026-12-10T00:15:00Z, usable_minutes 0",
        "2026-12-10T00:15:00Z Video: blocked false, until -, usable_minutes 30",
      ]),
    ScenarioCheck(
      "on days that are not listed it neither counts nor blocks and has no numbers",
      limit("UTC", "\"days\": [\"wed\"]", use("08T10:00", "08T12:00")),
      [
        "2026-12-08T13:00:00Z rule l: state inactive, used_minutes -, remaining_minutes -, period_ends -",
        "2026-12-08T13:00:00Z Video: blocked false, usable_minutes -",
        "2026-12-09T00:00:00Z rule l: used_minutes 0, remaining_minutes 30",
      ]),
    ScenarioCheck(
      "a period with a late reset belongs to the day it started on",
      limit("UTC", "\"days\": [\"wed\"], \"reset_at\": \"06:00\"", use("10T01:00", "10T01:30")),
      [
        "2026-12-09T05:59:00Z rule l: used_minutes -",
        "2026-12-10T02:00:00Z rule l: state active, until 2026-12-10T06:00:00Z",
        "2026-12-10T06:00:00Z rule l: state inactive, used_minutes -",
      ]),
    ScenarioCheck(
      "reports are cumulative, merged by maximum, and land on their own day",
      limit(
        "UTC", "",
        [
          report("09T10:00", "2026-12-09", 25), report("09T10:05", "2026-12-09", 20),
          report("10T09:00", "2026-12-09", 90), report("10T09:01", "2026-12-10", 5),
        ].joined(separator: ",")),
      [
        "2026-12-09T09:59:59Z rule l: used_minutes 0", "2026-12-09T10:06:00Z rule l: used_minutes 25, state inactive",
        "2026-12-10T09:00:00Z rule l: used_minutes 0, state inactive", "2026-12-10T09:01:00Z rule l: used_minutes 5",
        "event 2: result accepted",
      ]),
    ScenarioCheck(
      "a report and the record are merged by maximum too",
      limit(
        "UTC", "",
        [use("09T08:00", "09T08:20"), report("09T09:00", "2026-12-09", 15), report("09T09:10", "2026-12-09", 30)]
          .joined(separator: ",")),
      ["2026-12-09T09:05:00Z rule l: used_minutes 20", "2026-12-09T09:10:00Z rule l: used_minutes 30, state active"]),
    ScenarioCheck(
      "bonus minutes add up, each key once, and end with the period",
      limit(
        "UTC", "",
        [
          use("09T08:00", "09T08:30"), bonus("09T09:00", 10, "a"), bonus("09T09:01", 10, "a"),
          bonus("09T09:02", 5, "b"), use("09T09:10", "09T09:25"),
        ].joined(separator: ",")),
      [
        "2026-12-09T08:59:59Z rule l: state active, entitled_minutes 30",
        "2026-12-09T09:01:30Z rule l: state inactive, entitled_minutes 40, remaining_minutes 10",
        "2026-12-09T09:05:00Z rule l: entitled_minutes 45, remaining_minutes 15",
        "2026-12-09T09:25:00Z rule l: state active, until 2026-12-10T00:00:00Z",
        "2026-12-10T00:00:00Z rule l: entitled_minutes 30, used_minutes 0", "event 2: result accepted",
      ]),
    ScenarioCheck(
      "a limit with windows has a budget for each occurrence",
      limit(
        "America/Mexico_City",
        "\"windows\": [{\"start\":\"18:00\",\"end\":\"22:00\"},{\"start\":\"07:00\",\"end\":\"08:00\"}]",
        [use("09T13:00", "09T13:30"), use("09T21:00", "09T22:00"), use("09T23:50", "10T00:20")].joined(separator: ",")),
      [
        "2026-12-09T12:00:00Z rule l: used_minutes 0, remaining_minutes 30, period_ends 2026-12-10T06:00:00Z",
        "2026-12-09T13:30:00Z rule l: state active, until 2026-12-09T14:00:00Z, used_minutes 30",
        "2026-12-09T14:00:00Z rule l: state inactive, used_minutes 30",
        "2026-12-09T22:00:00Z rule l: used_minutes 30", "2026-12-10T00:00:00Z rule l: used_minutes 0",
        "2026-12-10T00:20:00Z rule l: used_minutes 20, period_ends 2026-12-10T04:00:00Z",
        "2026-12-10T04:30:00Z rule l: used_minutes 20, state inactive", "2026-12-10T06:00:00Z rule l: used_minutes 0",
      ]),
    ScenarioCheck(
      "a window over midnight keeps its budget past the reset",
      limit(
        "UTC", "\"days\": [\"wed\"], \"windows\": [{\"start\":\"22:00\",\"end\":\"02:00\"}]",
        use("09T23:45", "10T00:15")),
      [
        "2026-12-10T00:15:00Z rule l: state active, until 2026-12-10T02:00:00Z, used_minutes 30",
        "2026-12-10T02:00:00Z rule l: state inactive, used_minutes -", "2026-12-09T12:00:00Z rule l: used_minutes 0",
      ]),
    ScenarioCheck(
      "a report counts for the day's occurrences together",
      limit(
        "UTC", "\"windows\": [{\"start\":\"08:00\",\"end\":\"09:00\"},{\"start\":\"18:00\",\"end\":\"19:00\"}]",
        report("09T08:40", "2026-12-09", 30)),
      [
        "2026-12-09T08:40:00Z rule l: state active", "2026-12-09T12:00:00Z rule l: state inactive",
        "2026-12-09T18:10:00Z rule l: state active, used_minutes 30",
        "2026-12-10T08:10:00Z rule l: state inactive, used_minutes 0",
      ]),
    ScenarioCheck(
      "the whole selection is summed and blocked",
      limit(
        "UTC", "\"apps\": {\"groups\": [\"Video\", \"Chat\"]}",
        [use("09T08:00", "09T08:15"), use("09T08:00", "09T08:15", "Chat")].joined(separator: ",")),
      [
        "2026-12-09T08:14:59Z Chat: blocked false", "2026-12-09T08:15:00Z Chat: blocked true, by l",
        "2026-12-09T08:15:00Z rule l: used_minutes 30",
      ]),
    ScenarioCheck(
      "use of one target that is recorded twice counts once",
      limit("UTC", "", [use("09T08:00", "09T08:15"), use("09T08:10", "09T08:20")].joined(separator: ",")),
      ["2026-12-09T09:00:00Z rule l: used_minutes 20"]),
    ScenarioCheck(
      "a change of zone west lets the day go on, east never ends it early",
      limit(
        "America/New_York", "",
        [use("10T00:00", "10T00:30"), zone("10T01:00", "America/Los_Angeles")].joined(separator: ",")),
      [
        "2026-12-10T01:01:00Z rule l: state active, until 2026-12-10T08:00:00Z",
        "2026-12-10T07:59:59Z rule l: used_minutes 30",
        "2026-12-10T08:00:00Z rule l: used_minutes 0, period_ends 2026-12-11T08:00:00Z", "event 1: result accepted",
      ]),
    ScenarioCheck(
      "going there and back changes nothing",
      limit(
        "America/Los_Angeles", "",
        [use("09T17:00", "09T17:30"), zone("10T04:00", "Europe/Paris"), zone("10T04:05", "America/Los_Angeles")].joined(
          separator: ",")),
      [
        "2026-12-10T04:01:00Z rule l: until 2026-12-10T23:00:00Z, used_minutes 30",
        "2026-12-10T04:10:00Z rule l: until 2026-12-10T08:00:00Z",
        "2026-12-10T08:00:00Z rule l: state inactive, used_minutes 0",
      ]),
    ScenarioCheck(
      "after a change east the day ends at the new zone's reset",
      limit(
        "America/Los_Angeles", "\"reset_at\": \"04:00\"",
        [use("09T17:00", "09T17:30"), zone("10T04:00", "Asia/Tokyo")].joined(separator: ",")),
      // Announced: 10 December 12:00Z. Tokyo's resets are at 19:00Z.
      [
        "2026-12-10T12:00:00Z rule l: state active, until 2026-12-10T19:00:00Z",
        "2026-12-10T19:00:00Z rule l: used_minutes 0, period_ends 2026-12-11T19:00:00Z",
      ]),
    ScenarioCheck(
      "a tightened limit counts what was used before",
      limit(
        "UTC", "",
        [
          use("09T08:00", "09T08:25"),
          "{\"type\":\"edit\",\"rule\":\"l\",\"at\":\"2026-12-09T09:00:00Z\",\"set\":{\"daily_limit_minutes\":10}}",
        ].joined(separator: ",")),
      [
        "2026-12-09T08:59:00Z rule l: state inactive",
        "2026-12-09T09:00:00Z rule l: state active, used_minutes 25, remaining_minutes 0",
        "event 1: result accepted, class stricter", "note 25 of 10 minutes already used: blocked at once",
      ]),
    ScenarioCheck(
      "usable time is the smaller of what is left and the time until the next block",
      limit(
        "Europe/Berlin", "", use("09T15:00", "09T15:10"),
        extra:
          ", {\"id\":\"bed\",\"name\":\"Bed\",\"kind\":\"schedule\",\"days\":[\"every_day\"],\"windows\":[{\"start\":\"21:00\",\"end\":\"07:00\"}],\"apps\":{\"groups\":[\"Video\"]}}"
      ),
      [
        "2026-12-09T15:10:00Z Video: usable_minutes 20, next_block 2026-12-09T20:00:00Z, next_block_by bed",
        "2026-12-09T19:50:30Z Video: usable_minutes 9", "2026-12-09T20:00:00Z Video: usable_minutes 0, by bed",
      ]),
    ScenarioCheck(
      "a shield is never use",
      limit(
        "UTC", "",
        [use("09T08:00", "09T08:29"), "{\"type\":\"shield\",\"target\":\"Video\",\"at\":\"2026-12-09T09:00:00Z\"}"]
          .joined(separator: ",")),
      ["2026-12-09T12:00:00Z rule l: used_minutes 29, state inactive"]),
    ScenarioCheck(
      "a day with twenty-five hours resets once",
      limit(
        "Europe/Warsaw", "\"daily_limit_minutes\": 1440",
        "{\"type\":\"use\",\"target\":\"Video\",\"start\":\"2026-10-24T22:00:00Z\",\"end\":\"2026-10-25T23:00:00Z\"}"),
      [
        "2026-10-25T21:59:59Z rule l: state inactive, used_minutes 1439",
        "2026-10-25T22:00:00Z rule l: state active, until 2026-10-25T23:00:00Z",
        "2026-10-25T23:00:00Z rule l: used_minutes 0",
      ]),
    ScenarioCheck(
      "a report on a day that begins later blocks from its beginning, and that is foreseen",
      limit(
        "UTC", "\"reset_at\": \"06:00\"",
        "{\"type\":\"report\",\"rule\":\"l\",\"at\":\"2026-12-09T05:00:00Z\",\"day\":\"2026-12-09\",\"used_minutes\":90}"
      ),
      [
        "2026-12-09T05:30:00Z Video: next_block 2026-12-09T06:00:00Z, next_block_by l",
        "2026-12-09T06:00:00Z Video: by l, until 2026-12-10T06:00:00Z",
      ]),
  ]

  @Test(arguments: checks)
  func `a time limit counts and blocks as decided`(check: ScenarioCheck) throws { try check.run() }
}
