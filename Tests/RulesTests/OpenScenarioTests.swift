import Testing

@Suite struct OpenScenarioTests {
  static func limit(_ members: String, _ events: [String], extra: String = "", zone: String = "UTC") -> String {
    let rule = ScenarioCheck.merged(
      """
      {"id": "o", "name": "O", "kind": "open_limit", "days": ["every_day"], "max_opens": 2,
       "apps": {"groups": ["Chat", "Mail"]}}
      """, members)
    return """
      {"time_zone": "\(zone)", "groups": ["Chat", "Mail"], "rules": [\(rule)\(extra)],
       "events": [\(events.joined(separator: ","))], "ask": ASK}
      """
  }

  static func open(_ at: String, _ target: String = "Chat") -> String {
    "{\"type\":\"open\",\"target\":\"\(target)\",\"at\":\"2026-12-09T\(at):00Z\"}"
  }

  static let night =
    ", {\"id\":\"n\",\"name\":\"N\",\"kind\":\"schedule\",\"days\":[\"every_day\"],\"windows\":[{\"start\":\"09:00\",\"end\":\"10:00\"}],\"apps\":{\"groups\":[\"Chat\"]}}"

  static let checks = [
    ScenarioCheck(
      "exactly the limit is granted; a refused attempt costs nothing",
      limit("\"open_minutes\": 1", [open("09:00"), open("09:05"), open("09:10"), open("09:11", "Mail")]),
      [
        "2026-12-09T08:59:59Z rule o: opens_used 0, opens_left 2, state inactive, label 2 opens left",
        "2026-12-09T09:05:00Z rule o: opens_used 2, opens_left 0, state active, until 2026-12-10T00:00:00Z",
        "2026-12-09T09:05:30Z Chat: blocked false, next_block 2026-12-09T09:06:00Z, next_block_by o",
        "2026-12-09T09:05:30Z Mail: blocked true, by o, unblocks_allowed false",
        "2026-12-09T09:06:00Z Chat: blocked true, until 2026-12-10T00:00:00Z",
        "2026-12-09T12:00:00Z rule o: opens_used 2", "2026-12-10T00:00:00Z rule o: opens_used 0, state inactive",
        "event 0: result accepted", "event 1: result accepted",
        "event 2: result refused, code BLOCKED, until 2026-12-10T00:00:00Z",
        "event 3: result refused",
      ]),
    ScenarioCheck(
      "an open inside a granted session costs nothing; the session is the target's own",
      limit("", [open("09:00"), open("09:10"), open("09:14"), open("09:14", "Mail")]),
      [
        "2026-12-09T09:14:30Z rule o: opens_used 2, state active", "2026-12-09T09:14:59Z Chat: blocked false",
        "2026-12-09T09:15:00Z Chat: blocked true", "2026-12-09T09:15:00Z Mail: blocked false",
        "2026-12-09T09:29:00Z Mail: blocked true",
        "event 3: result accepted",
      ]),
    ScenarioCheck(
      "while another rule blocks, an open is neither granted nor spent",
      limit("", [open("09:30"), open("10:00")], extra: night),
      [
        "2026-12-09T09:30:00Z rule o: opens_used 0", "2026-12-09T10:00:00Z rule o: opens_used 1",
        "event 0: result refused, code BLOCKED, until 2026-12-09T10:00:00Z", "event 1: result accepted",
      ]),
    ScenarioCheck(
      "outside its windows it neither counts nor blocks",
      limit(
        "\"windows\": [{\"start\":\"10:00\",\"end\":\"11:00\"}], \"open_minutes\": 1",
        [open("09:00"), open("10:00"), open("10:10"), open("10:20"), open("11:00")]),
      [
        "2026-12-09T09:30:00Z rule o: opens_used 0",
        "2026-12-09T10:30:00Z rule o: opens_used 2, state active, until 2026-12-09T11:00:00Z",
        "2026-12-09T11:00:00Z rule o: state inactive, opens_used 2", "2026-12-09T11:00:00Z Chat: blocked false",
        "event 0: result accepted", "event 3: result refused", "event 4: result accepted",
      ]),
    ScenarioCheck(
      "reports of opens are merged by maximum",
      limit(
        "",
        [
          open("09:00"),
          "{\"type\":\"report\",\"rule\":\"o\",\"at\":\"2026-12-09T10:00:00Z\",\"day\":\"2026-12-09\",\"opens\":2}",
        ]),
      ["2026-12-09T09:30:00Z rule o: opens_used 1", "2026-12-09T10:00:00Z rule o: opens_used 2, state active"]),
    ScenarioCheck(
      "the count resets at the period's end, not a running session",
      limit("", [open("23:50"), open("23:51", "Mail")], zone: "Europe/London"),
      ["2026-12-10T00:00:00Z rule o: opens_used 0", "2026-12-10T00:04:00Z Chat: blocked false"]),
    ScenarioCheck(
      "an open limit knows no pause",
      limit(
        "\"max_opens\": 1", [open("09:00"), "{\"type\":\"pause\",\"rule\":\"o\",\"at\":\"2026-12-09T10:00:00Z\"}"]),
      ["event 1: result refused, code NOT_PAUSABLE"]),
  ]

  @Test(arguments: checks)
  func `an open limit grants and blocks as decided`(check: ScenarioCheck) throws { try check.run() }
}
