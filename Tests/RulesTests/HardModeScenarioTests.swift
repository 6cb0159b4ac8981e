import Testing

@Suite struct HardModeScenarioTests {
  static func hard(_ members: String, _ events: [String], zone: String = "UTC", extra: String = "") -> String {
    let rule = ScenarioCheck.merged(
      """
      {"id": "h", "name": "Night", "kind": "schedule", "days": ["every_day"], "hard_mode": true,
       "windows": [{"start": "22:00", "end": "06:00"}], "apps": {"groups": ["Video", "Chat"]}}
      """, members)
    return """
      {"time_zone": "\(zone)", "groups": ["Video", "Chat"], "rules": [\(rule)\(extra)],
       "events": [\(events.joined(separator: ","))], "ask": ASK}
      """
  }

  static func edit(_ at: String, _ set: String) -> String {
    "{\"type\":\"edit\",\"rule\":\"h\",\"at\":\"2026-12-\(at):00Z\",\"set\":{\(set)}}"
  }

  static func event(_ type: String, _ at: String, _ rest: String = "") -> String {
    "{\"type\":\"\(type)\",\"rule\":\"h\",\"at\":\"2026-12-\(at):00Z\"\(rest.isEmpty ? "" : ", \(rest)")}"
  }

  static func use(_ start: String, _ end: String) -> String {
    "{\"type\":\"use\",\"target\":\"Video\",\"start\":\"2026-12-\(start):00Z\",\"end\":\"2026-12-\(end):00Z\"}"
  }

  static func windows(_ start: String, _ end: String) -> String {
    "\"windows\":[{\"start\":\"\(start)\",\"end\":\"\(end)\"}]"
  }

  static let checks = [
    ScenarioCheck(
      "while locked, weaker edits are refused until the window ends; stricter and neutral ones pass",
      hard(
        "",
        [
          edit("09T23:00", "\"enabled\":false"), event("delete", "09T23:00"), event("pause", "09T23:00"),
          edit("09T23:00", "\"hard_mode\":false"), edit("09T23:00", windows("22:00", "05:00")),
          edit("09T23:00", "\"days\":[\"monday\"]"), edit("09T23:00", "\"apps\":{\"groups\":[\"Video\"]}"),
          edit("09T23:00", windows("23:00", "07:00")), edit("09T23:00", "\"name\":\"Sleep\""),
          edit("09T23:00", windows("22:00", "07:00")),
          edit("09T23:00", "\"apps\":{\"groups\":[\"Video\",\"Chat\",\"Mail\"]}"),
          edit("10T07:00", "\"enabled\":false"),
        ]),
      [
        "2026-12-09T22:30:00Z rule h: locked true, state active",
        "2026-12-10T06:30:00Z rule h: state active, until 2026-12-10T07:00:00Z",
        "2026-12-10T07:00:00Z rule h: state disabled, locked false, label Off",
        "event 0: result refused, code LOCKED, until 2026-12-10T06:00:00Z, class weaker",
        "event 1: result refused, until 2026-12-10T06:00:00Z",
        "event 2: result refused, until 2026-12-10T06:00:00Z", "event 3: result refused, class weaker",
        "event 4: result refused, class weaker",
        "event 5: result refused, class weaker", "event 6: result refused, class weaker",
        "event 7: result refused, class weaker",
        "event 8: result accepted, class neutral", "event 9: result accepted, class stricter",
        "event 10: result accepted, class stricter",
        "event 11: result accepted, class weaker", "note group \"Mail\" is not among groups",
      ]),
    ScenarioCheck(
      "outside its window a hard rule may be weakened",
      hard(
        "",
        [
          edit("10T07:00", windows("22:00", "05:00")), event("pause", "10T07:00"),
          edit("10T07:00", "\"hard_mode\":false"), event("delete", "10T07:01"),
        ]),
      [
        "2026-12-10T06:00:00Z rule h: locked false", "event 0: result accepted, class weaker",
        "event 1: result refused", "event 2: result accepted, class weaker", "event 3: result accepted",
      ]),
    ScenarioCheck(
      "the window of Tuesday locks on Wednesday morning",
      hard(
        "\"days\": [\"tuesday\"]",
        [
          edit("08T16:30", "\"enabled\":false"), edit("08T16:30", "\"days\":[\"wednesday\"]"),
          edit("08T16:30", "\"days\":[\"tue\",\"wed\"]"),
        ], zone: "Asia/Shanghai"),
      [
        "2026-12-08T16:30:00Z rule h: locked true, until 2026-12-08T22:00:00Z",
        "event 0: result refused, until 2026-12-08T22:00:00Z",
        "event 1: result refused, class weaker", "event 2: result accepted, class stricter",
      ]),
    ScenarioCheck(
      "it unlocks at the end of the contiguous run",
      hard(
        "\"windows\":[{\"start\":\"22:00\",\"end\":\"24:00\"},{\"start\":\"00:00\",\"end\":\"06:00\"}]",
        [event("delete", "09T23:00")]),
      [
        "2026-12-09T23:00:00Z rule h: until 2026-12-10T00:00:00Z",
        "event 0: result refused, until 2026-12-10T06:00:00Z",
      ]),
    ScenarioCheck(
      "a running rule cannot lose next Sunday",
      hard("", [edit("09T23:00", "\"days\":[\"mon\",\"tue\",\"wed\",\"thu\",\"fri\",\"sat\"]")]),
      ["event 0: result refused, class weaker"]),
    ScenarioCheck(
      "allow-only reverses adding and removing",
      hard(
        "\"apps\": {\"mode\":\"allow_only\",\"groups\":[\"Chat\"]}",
        [
          edit("09T23:00", "\"apps\":{\"groups\":[\"Chat\",\"Video\"]}"),
          edit("09T23:01", "\"apps\":{\"groups\":[\"Mail\"]}"),
          edit("09T23:02", "\"apps\":{\"mode\":\"block\",\"groups\":[\"Chat\"]}"),
          edit("09T23:03", "\"apps\":{\"domains\":[\"x.com\"]}"),
        ]),
      [
        "2026-12-09T23:00:00Z Video: blocked true", "2026-12-09T23:00:00Z Chat: blocked false",
        "event 0: result refused, class weaker",
        "event 1: result refused, class weaker", "event 2: result refused, class weaker",
        "event 3: result accepted, class stricter",
      ]),
    ScenarioCheck(
      "a hard limit is locked from the first use until its reset",
      hard(
        "\"kind\":\"time_limit\",\"daily_limit_minutes\":30,\"windows\":null",
        [
          edit("09T07:00", "\"daily_limit_minutes\":40"), use("09T08:00", "09T08:29"),
          edit("09T09:00", "\"daily_limit_minutes\":60"),
          edit("09T09:00", "\"daily_limit_minutes\":20"), edit("09T09:00", "\"enabled\":false"),
          event("delete", "09T09:00"),
          event("bonus", "09T09:00", "\"minutes\":5,\"key\":\"k\""), edit("10T00:00", "\"daily_limit_minutes\":60"),
        ]),
      [
        "2026-12-09T07:59:00Z rule h: locked false", "2026-12-09T08:10:00Z rule h: locked true",
        "2026-12-09T09:00:00Z rule h: state active, used_minutes 29",
        "event 0: result accepted, class weaker", "event 2: result refused, until 2026-12-10T00:00:00Z, class weaker",
        "event 3: result accepted, class stricter",
        "event 4: result refused, until 2026-12-10T00:00:00Z", "event 5: result refused, until 2026-12-10T00:00:00Z",
        "event 6: result refused, code LOCKED",
        "event 7: result accepted, class weaker",
      ]),
    ScenarioCheck(
      "a hard limit with windows is locked from the first use until its reset, between the windows too",
      hard(
        "\"kind\":\"time_limit\",\"daily_limit_minutes\":30,"
          + "\"windows\":[{\"start\":\"08:00\",\"end\":\"12:00\"},{\"start\":\"18:00\",\"end\":\"21:00\"}]",
        [
          use("09T08:00", "09T08:10"), edit("09T13:00", "\"enabled\":false"), edit("09T18:30", "\"enabled\":false"),
          edit("10T00:00", "\"enabled\":false"),
        ]),
      [
        "2026-12-09T07:59:00Z rule h: locked false", "2026-12-09T13:00:00Z rule h: locked true",
        "2026-12-09T22:00:00Z rule h: locked true", "2026-12-10T00:00:00Z rule h: locked false",
        "event 1: result refused, until 2026-12-10T00:00:00Z", "event 2: result refused, until 2026-12-10T00:00:00Z",
        "event 3: result accepted, class weaker",
      ]),
    ScenarioCheck(
      "a hard open limit is locked from the first open",
      hard(
        "\"kind\":\"open_limit\",\"max_opens\":3,\"windows\":null",
        [
          "{\"type\":\"open\",\"target\":\"Chat\",\"at\":\"2026-12-09T08:00:00Z\"}",
          edit("09T09:00", "\"max_opens\":4"), edit("09T09:00", "\"open_minutes\":16"),
          edit("09T09:00", "\"max_opens\":2"),
        ]),
      [
        "event 1: result refused, until 2026-12-10T00:00:00Z", "event 2: result refused, class weaker",
        "event 3: result accepted, class stricter",
      ]),
    ScenarioCheck(
      "without a free moment a weakening waits a day",
      hard(
        "\"windows\":[{\"start\":\"00:00\",\"end\":\"24:00\"}]",
        [edit("09T12:00", "\"enabled\":false"), edit("09T12:01", "\"name\":\"Always\"")]),
      [
        "2026-12-10T11:59:59Z rule h: state active, locked true", "2026-12-10T11:59:59Z Video: blocked true, until -",
        "2026-12-10T12:00:00Z rule h: state disabled",
        "event 0: result pending, effective_at 2026-12-10T12:00:00Z, class weaker", "event 1: result accepted",
        "note no free moment",
      ]),
    ScenarioCheck(
      "a waiting change keeps what was made stricter meanwhile",
      hard(
        "\"windows\":[{\"start\":\"00:00\",\"end\":\"24:00\"}]",
        [
          edit("09T12:00", windows("20:00", "22:00")),
          edit("09T13:00", "\"apps\":{\"groups\":[\"Video\",\"Chat\",\"Mail\"]}"),
        ],
        extra:
          ", {\"id\":\"m\",\"name\":\"M\",\"kind\":\"time_limit\",\"days\":[\"mon\"],\"daily_limit_minutes\":5,\"apps\":{\"groups\":[\"Mail\"]}}"
      ),
      [
        "2026-12-10T11:59:59Z Mail: blocked true, by h",
        "2026-12-10T12:00:00Z Mail: blocked false, next_block 2026-12-10T20:00:00Z, next_block_by h",
        "event 0: result pending", "event 1: result accepted, class stricter",
      ]),
    ScenarioCheck(
      "a change of zone that would end a running hard window is refused",
      hard(
        "",
        [
          "{\"type\":\"set_time_zone\",\"at\":\"2026-12-10T04:00:00Z\",\"time_zone\":\"Asia/Tokyo\"}",
          "{\"type\":\"set_time_zone\",\"at\":\"2026-12-10T12:00:00Z\",\"time_zone\":\"Asia/Tokyo\"}",
        ], zone: "America/New_York"),
      [
        "2026-12-10T04:01:00Z rule h: state active, until 2026-12-10T11:00:00Z",
        "2026-12-10T11:00:00Z rule h: state inactive",
        "event 0: result refused, code LOCKED, until 2026-12-10T11:00:00Z", "event 1: result accepted",
      ]),
    ScenarioCheck(
      "a change of zone that changes no offset is neutral",
      hard(
        "", ["{\"type\":\"set_time_zone\",\"at\":\"2026-12-10T04:00:00Z\",\"time_zone\":\"Europe/Prague\"}"],
        zone: "Europe/Warsaw"),
      ["event 0: result accepted, class neutral"]),
    ScenarioCheck(
      "hard and soft blockers are all named; unblocking needs all of them",
      hard(
        "", [],
        extra:
          ", {\"id\":\"s\",\"name\":\"S\",\"kind\":\"schedule\",\"days\":[\"every_day\"],\"windows\":[{\"start\":\"05:00\",\"end\":\"08:00\"}],\"apps\":{\"groups\":[\"Video\"]}}"
      ),
      [
        "2026-12-10T05:30:00Z Video: by h+s, unblocks_allowed false, until 2026-12-10T08:00:00Z",
        "2026-12-10T06:00:00Z Video: by s, unblocks_allowed true",
      ]),
    ScenarioCheck(
      "edits of disabled and deleted rules",
      hard(
        "\"enabled\": false",
        [
          edit("09T23:00", windows("01:00", "02:00")), edit("09T23:01", "\"enabled\":true"),
          event("delete", "09T23:02"), edit("09T23:03", "\"name\":\"x\""), edit("09T23:02", windows("25:00", "02:00")),
        ]),
      [
        "event 0: result accepted, class neutral", "event 1: result accepted, class stricter",
        "event 2: result accepted, class weaker", "event 3: result refused, code NOT_FOUND",
        "event 4: result refused, code NOT_FOUND",
      ]),
    ScenarioCheck(
      "an edit that a check refuses is refused, not the scenario",
      hard(
        "",
        [
          edit("09T12:00", windows("25:00", "02:00")), edit("09T12:00", "\"apps\":{\"groups\":[]}"),
          edit("09T12:00", "\"kind\":\"time_limit\""),
        ]),
      [
        "event 0: result refused, code INVALID_ARGUMENT", "event 1: result refused, code INVALID_ARGUMENT",
        "event 2: result refused",
      ]),
  ]

  @Test(arguments: checks)
  func `nothing weakens a running block`(check: ScenarioCheck) throws { try check.run() }
}
