import Testing

@Suite struct ClockScenarioTests {
  static func scenario(_ rule: String, _ events: [String]) -> String {
    let rule = ScenarioCheck.merged(
      "{\"id\":\"r\",\"name\":\"R\",\"days\":[\"every_day\"],\"apps\":{\"groups\":[\"Video\"]}}", rule)
    return """
      {"time_zone": "UTC", "groups": ["Video"], "rules": [\(rule)], "events": [\(events.joined(separator: ","))], "ask": ASK,
       "between": {"from": "2026-12-09T08:00:00Z", "to": "2026-12-09T12:00:00Z"}}
      """
  }

  static func clock(_ at: String, _ reads: String) -> String {
    "{\"type\":\"clock\",\"at\":\"2026-12-\(at):00Z\",\"reads\":\"2026-12-\(reads):00Z\"}"
  }

  static let limit = "\"kind\":\"time_limit\",\"daily_limit_minutes\":30"
  static let use =
    "{\"type\":\"use\",\"target\":\"Video\",\"start\":\"2026-12-09T08:00:00Z\",\"end\":\"2026-12-09T08:30:00Z\"}"

  static let checks = [
    ScenarioCheck(
      "setting the clock back gives no budget back",
      scenario(limit, [use, clock("09T09:00", "08T09:00")]),
      [
        "2026-12-09T09:00:00Z rule r: state active, used_minutes 30", "2026-12-09T10:00:00Z Video: blocked true, by r",
        "note the system clock is behind",
        "2026-12-08T09:00:00Z rule r: state active", "change Video: 2026-12-09T08:30:00Z blocked",
      ]),
    ScenarioCheck(
      "setting the clock ahead and back leaves the block where it was",
      scenario(
        "\"kind\":\"schedule\",\"hard_mode\":true,\"windows\":[{\"start\":\"09:00\",\"end\":\"10:00\"}]",
        [clock("09T09:10", "09T17:00"), clock("09T09:20", "09T09:20")]),
      [
        "2026-12-09T09:05:00Z rule r: state active", "2026-12-09T09:15:00Z rule r: state inactive",
        "2026-12-09T09:20:00Z rule r: state active, until 2026-12-09T10:00:00Z",
        "change Video: 2026-12-09T09:00:00Z blocked, 2026-12-09T09:10:00Z free, 2026-12-09T09:20:00Z blocked, 2026-12-09T10:00:00Z free",
      ]),
    ScenarioCheck(
      "a write made ahead is the mark: after it, what is blocked at either instant is blocked",
      scenario(
        "\"kind\":\"schedule\",\"hard_mode\":true,\"windows\":[{\"start\":\"16:00\",\"end\":\"18:00\"}]",
        [
          clock("09T09:10", "09T17:00"),
          "{\"type\":\"edit\",\"rule\":\"r\",\"at\":\"2026-12-09T09:11:00Z\",\"set\":{\"name\":\"Q\"}}",
          clock("09T09:20", "09T09:20"),
          "{\"type\":\"delete\",\"rule\":\"r\",\"at\":\"2026-12-09T09:21:00Z\"}",
        ]),
      [
        "2026-12-09T09:30:00Z rule r: state active, locked true, until 2026-12-09T18:00:00Z",
        "event 1: result accepted", "event 3: result refused, code LOCKED, until 2026-12-09T18:00:00Z",
      ]),
    ScenarioCheck(
      "a clock that reads right changes nothing",
      scenario(limit, [use, clock("09T09:00", "09T09:00")]),
      ["2026-12-09T09:30:00Z rule r: state active, used_minutes 30", "2026-12-10T00:00:00Z rule r: state inactive"]),
    ScenarioCheck(
      "a report's zone never changes the library's",
      scenario(
        limit,
        [
          "{\"type\":\"report\",\"rule\":\"r\",\"at\":\"2026-12-09T21:00:00Z\",\"day\":\"2026-12-09\",\"used_minutes\":10,\"time_zone\":\"Europe/Berlin\"}"
        ]),
      [
        "2026-12-09T23:30:00Z day: day 2026-12-09, local 2026-12-09T23:30:00+00:00",
        "2026-12-09T23:30:00Z rule r: used_minutes 10", "note the device reported from zone Europe/Berlin",
      ]),
  ]

  @Test(arguments: checks)
  func `the clock is the server's, and never gives anything back`(check: ScenarioCheck) throws { try check.run() }
}
