import Testing

@Suite struct PauseScenarioTests {
  static func schedule(
    _ window: (String, String), _ events: [String], members: String = "", extra: String = "", zone: String = "UTC"
  ) -> String {
    let rule = ScenarioCheck.merged(
      """
      {"id": "s", "name": "S", "kind": "schedule", "days": ["every_day"],
       "windows": [{"start": "\(window.0)", "end": "\(window.1)"}], "apps": {"groups": ["Video"]}}
      """, members)
    return """
      {"time_zone": "\(zone)", "groups": ["Video"], "rules": [\(rule)\(extra)],
       "events": [\(events.joined(separator: ","))], "ask": ASK}
      """
  }

  static func event(_ type: String, _ at: String, _ rest: String = "") -> String {
    "{\"type\":\"\(type)\",\"rule\":\"s\",\"at\":\"2026-12-09T\(at):00Z\"\(rest.isEmpty ? "" : ", \(rest)")}"
  }

  static let checks = [
    ScenarioCheck(
      "a pause lifts for 15 minutes and ends by itself",
      schedule(("09:00", "17:00"), [event("pause", "10:00"), event("pause", "10:05"), event("pause", "10:15")]),
      [
        "2026-12-09T10:00:00Z rule s: state paused, until 2026-12-09T10:15:00Z",
        "2026-12-09T10:14:59Z Video: blocked false, next_block 2026-12-09T10:15:00Z",
        "2026-12-09T10:30:00Z rule s: state active, until 2026-12-09T17:00:00Z",
        "event 0: result accepted", "event 1: result refused, code NOT_BLOCKING", "event 2: result accepted",
      ]),
    ScenarioCheck(
      "resume ends it, and it may be repeated after",
      schedule(
        ("09:00", "17:00"),
        [event("pause", "10:00"), event("resume", "10:05"), event("resume", "10:06"), event("pause", "10:06")]),
      [
        "2026-12-09T10:05:00Z rule s: state active", "2026-12-09T10:20:59Z rule s: state paused",
        "2026-12-09T10:21:00Z rule s: state active",
        "event 1: result accepted", "event 2: result refused, code NOT_PAUSED", "event 3: result accepted",
      ]),
    ScenarioCheck(
      "only with more than 15 minutes left, and only while it blocks",
      schedule(
        ("09:00", "17:00"),
        [
          event("pause", "08:59"), event("pause", "16:44"), event("resume", "16:45"), event("pause", "16:45"),
          event("pause", "17:00"),
        ]),
      [
        "2026-12-09T16:50:00Z rule s: state active",
        "event 0: result refused, code NOT_BLOCKING", "event 1: result accepted",
        "event 3: result refused, code TOO_LITTLE_LEFT, until 2026-12-09T17:00:00Z",
        "event 4: result refused, code NOT_BLOCKING",
      ]),
    ScenarioCheck(
      "the floor looks at the contiguous run, the state at what runs now",
      schedule(
        ("09:00", "12:00"), [event("pause", "11:50")],
        members: "\"windows\": [{\"start\":\"09:00\",\"end\":\"12:00\"},{\"start\":\"12:00\",\"end\":\"13:00\"}]"),
      [
        "2026-12-09T11:49:00Z rule s: until 2026-12-09T12:00:00Z", "2026-12-09T12:04:59Z Video: blocked false",
        "2026-12-09T12:05:00Z rule s: state active, until 2026-12-09T13:00:00Z",
        "event 0: result accepted",
      ]),
    ScenarioCheck(
      "a pause lifts no other rule",
      schedule(
        ("09:00", "17:00"), [event("pause", "10:00")],
        extra:
          ", {\"id\":\"h\",\"name\":\"H\",\"kind\":\"schedule\",\"days\":[\"every_day\"],\"hard_mode\":true,\"windows\":[{\"start\":\"10:05\",\"end\":\"11:00\"}],\"apps\":{\"groups\":[\"Video\"]}}"
      ),
      [
        "2026-12-09T10:04:00Z Video: blocked false",
        "2026-12-09T10:06:00Z Video: blocked true, by h, unblocks_allowed false, until 2026-12-09T17:00:00Z",
      ]),
    ScenarioCheck(
      "hard rules cannot be paused; turning hard mode on ends a pause",
      schedule(
        ("09:00", "17:00"),
        [
          event("pause", "10:00"), event("edit", "10:05", "\"set\": {\"hard_mode\": true}"), event("pause", "10:06"),
          event("resume", "10:07"),
        ]),
      [
        "2026-12-09T10:04:59Z rule s: state paused, locked false",
        "2026-12-09T10:05:00Z rule s: state active, locked true",
        "event 1: result accepted, class stricter", "event 2: result refused, code LOCKED, until 2026-12-09T17:00:00Z",
        "event 3: result refused",
      ]),
    ScenarioCheck(
      "paused_until is a running pause",
      schedule(("09:00", "17:00"), [], members: "\"paused_until\": \"2026-12-09T10:15:00Z\""),
      [
        "2026-12-09T10:05:00Z rule s: state paused, until 2026-12-09T10:15:00Z",
        "2026-12-09T10:15:00Z rule s: state active",
      ]),
    ScenarioCheck(
      "a pause of a limit gives nothing back, and use goes on counting",
      """
      {"time_zone": "UTC", "groups": ["Video"], "rules": [{"id": "s", "name": "L", "kind": "time_limit", "days": ["every_day"],
       "daily_limit_minutes": 30, "apps": {"groups": ["Video"]}}], "events": [
       {"type":"use","target":"Video","start":"2026-12-09T08:00:00Z","end":"2026-12-09T08:30:00Z"}, \(event("pause", "09:00")),
       {"type":"use","target":"Video","start":"2026-12-09T09:00:00Z","end":"2026-12-09T09:10:00Z"}, \(event("pause", "23:45")), \(event("pause", "23:44"))],
       "ask": ASK}
      """,
      [
        "2026-12-09T09:10:00Z rule s: state paused, used_minutes 40, remaining_minutes 0",
        "2026-12-09T09:15:00Z Video: blocked true",
        "event 3: result refused", "event 4: result accepted",
      ]),
    ScenarioCheck(
      "a timed session is two absolute instants",
      """
      {"time_zone": "Europe/Berlin", "groups": ["Video"], "rules": [], "sessions": [{"id": "t", "started_at": "2026-12-09T22:30:00Z",
       "minutes": 120, "apps": {"groups": ["Video"]}}], "events": [{"type":"set_time_zone","at":"2026-12-09T23:00:00Z","time_zone":"Asia/Tokyo"}], "ask": ASK}
      """,
      [
        "2026-12-09T22:29:59Z Video: blocked false",
        "2026-12-10T00:29:59Z Video: blocked true, by t, until 2026-12-10T00:30:00Z, unblocks_allowed true",
        "2026-12-10T00:30:00Z Video: blocked false",
      ]),
  ]

  @Test(arguments: checks)
  func `pauses and sessions are absolute spans`(check: ScenarioCheck) throws { try check.run() }
}
