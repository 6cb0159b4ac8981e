import Testing

@Suite struct AllowanceScenarioTests {
  static func allowance(_ members: String, _ events: [String], zone: String = "UTC") -> String {
    let allowance = ScenarioCheck.merged(
      """
      {"id": "free", "days": ["every_day"], "windows": [{"start": "18:00", "end": "20:00"}], "allowance_minutes": 30,
       "groups": ["Video"]}
      """, members)
    return """
      {"time_zone": "\(zone)", "groups": ["Video", "Chat"], "rules": [], "allowances": [\(allowance)],
       "events": [\(events.joined(separator: ","))], "ask": ASK,
       "between": {"from": "2026-12-09T00:00:00Z", "to": "2026-12-10T00:00:00Z"}}
      """
  }

  static func use(_ start: String, _ end: String) -> String {
    "{\"type\":\"use\",\"target\":\"Video\",\"start\":\"2026-12-09T\(start):00Z\",\"end\":\"2026-12-09T\(end):00Z\"}"
  }

  static func home(_ at: String, _ present: Bool) -> String {
    "{\"type\":\"home\",\"at\":\"2026-12-09T\(at):00Z\",\"present\":\(present)}"
  }

  static let checks = [
    ScenarioCheck(
      "free inside its windows until the day's budget is used, otherwise blocked",
      allowance("", [use("17:00", "17:30"), use("18:00", "18:20"), use("19:00", "19:10")]),
      [
        "2026-12-09T17:59:59Z Video: blocked true, by free, until 2026-12-09T18:00:00Z",
        "2026-12-09T18:00:00Z Video: blocked false, next_block 2026-12-09T20:00:00Z, next_block_by free",
        "2026-12-09T19:10:00Z Video: blocked true, until 2026-12-10T18:00:00Z",
        "2026-12-09T12:00:00Z Chat: blocked false",
        "change Video: 2026-12-09T18:00:00Z free, 2026-12-09T19:10:00Z blocked",
      ]),
    ScenarioCheck(
      "the crossing of midnight is the same as for blocking windows",
      allowance("\"windows\": [{\"start\":\"18:00\",\"end\":\"09:00\"}]", [], zone: "Europe/Paris"),
      [
        "2026-12-09T02:00:00Z Video: blocked false",
        "2026-12-09T08:00:00Z Video: blocked true, until 2026-12-09T17:00:00Z",
        "2026-12-09T17:00:00Z Video: blocked false",
      ]),
    ScenarioCheck(
      "days that are not listed have none",
      allowance("\"days\": [\"thu\"]", []),
      [
        "2026-12-09T19:00:00Z Video: blocked true, until 2026-12-10T18:00:00Z",
        "2026-12-10T19:00:00Z Video: blocked false",
      ]),
    ScenarioCheck(
      "the budget is the day's, over all its windows",
      allowance(
        "\"windows\": [{\"start\":\"07:00\",\"end\":\"08:00\"},{\"start\":\"18:00\",\"end\":\"20:00\"}]",
        [use("07:00", "07:20"), use("18:00", "18:10")]),
      [
        "2026-12-09T07:59:00Z Video: blocked false", "2026-12-09T18:09:59Z Video: blocked false",
        "2026-12-09T18:10:00Z Video: blocked true",
        "2026-12-10T07:00:00Z Video: blocked false",
      ]),
    ScenarioCheck(
      "a home allowance counts and blocks only at home",
      allowance(
        "\"home_only\": true, \"outside_windows\": \"block_at_home\"",
        [
          home("10:00", true), use("18:00", "18:20"), home("18:20", false), use("18:20", "18:50"), home("19:00", true),
          use("19:00", "19:10"),
        ]),
      [
        "2026-12-09T09:59:59Z Video: blocked false", "2026-12-09T10:00:00Z Video: blocked true",
        "2026-12-09T18:50:00Z Video: blocked false",
        "2026-12-09T19:09:59Z Video: blocked false", "2026-12-09T19:10:00Z Video: blocked true",
        "change Video: 2026-12-09T10:00:00Z blocked, 2026-12-09T18:00:00Z free, 2026-12-09T19:10:00Z blocked",
      ]),
    ScenarioCheck(
      "outside its windows an unrestricted one blocks nothing",
      allowance(
        "\"home_only\": true, \"outside_windows\": \"unrestricted\"", [home("10:00", true), use("18:00", "18:30")]),
      [
        "2026-12-09T12:00:00Z Video: blocked false",
        "2026-12-09T18:30:00Z Video: blocked true, until 2026-12-09T20:00:00Z",
        "2026-12-09T20:00:00Z Video: blocked false",
      ]),
  ]

  @Test(arguments: checks)
  func `an allowance is the reverse of a window`(check: ScenarioCheck) throws { try check.run() }
}
