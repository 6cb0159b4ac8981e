import JSON
import Testing
import Time
import Tools

struct GetStatusTests {
  private static let sleep: JSONObject = [
    "routines": [
      [
        "id": "p1", "name": "Sleep", "kind": "session", "enabled": true, "running": true,
        "ends_at": "2026-12-09T15:00:00Z",
      ]
    ]
  ]

  @Test(arguments: [
    ("2026-12-09T12:10:00Z", "reported", "running", "Sleep is running until 4:00 PM", "10 min ago"),
    ("2026-12-09T18:00:00Z", "reported", "ended", "Sleep was running; its planned end 4:00 PM has passed", "6 hr ago"),
    ("2026-12-12T12:00:00Z", "stale", "unknown", "no report for 3 days", "3 days ago"),
  ])
  func `a session is not running after its own end, nor after a day without a report`(
    time: String, grade: String, state: String, words: String, age: String
  ) throws {
    let rig = try Rig()
    try rig.report(Self.sleep, from: rig.addPhone(), at: "2026-12-09T12:00:00Z")
    try rig.move(to: time)
    let phone = try rig.phone()
    #expect(phone["report"]?["grade"]?.string == grade && phone["report"]?["age"]?.string == age)
    #expect(phone["session"]?["state"]?.string == state)
    let summary = try #require(try rig.ok("get_status")["summary"]?.string)
    #expect(summary.contains(words) && summary.contains("(\(age))"), "\(summary)")
    #expect(state == "running" || !summary.contains("is running"))
  }

  @Test
  func `yesterday's figures are yesterday's, and today's are unknown but for what the library allows`() throws {
    let rig = try Rig(zone: "America/Los_Angeles")
    _ = try rig.ok("create_page", Self.home)
    let report: JSONObject = [
      "timezone": "America/Los_Angeles",
      "allowance": [
        "routine_id": "home", "day": "2026-12-08", "budget_minutes": 30, "used_minutes": 30, "remaining_minutes": 0,
        "at_home": true, "in_window": false,
      ],
    ]
    try rig.report(report, from: rig.addPhone(), at: "2026-12-09T06:00:00Z")
    let before = try rig.phone()
    #expect(before["allowance"]?["grade"] == "reported" && before["allowance"]?["remaining_minutes"] == 0)
    try rig.move(to: "2026-12-09T16:00:00Z")
    let phone = try rig.phone()
    #expect(phone["report"]?["grade"] == "stale")
    #expect(phone["allowance"] == ["day": "2026-12-09", "grade": "derived", "budget_minutes": 45])
    #expect(phone["focus"] == ["day": "2026-12-09", "grade": "unknown"])
    #expect(phone["last_day"]?["day"] == "2026-12-08" && phone["last_day"]?["used_minutes"] == 30)
    let summary = try #require(try rig.ok("get_status")["summary"]?.string)
    #expect(summary.contains("No report yet today. Yesterday: used 30 of 30 min"), "\(summary)")
    #expect(!summary.contains("left"))
  }

  private static let home: JSONObject = [
    "page_id": "home", "name": "Home", "enabled": true,
    "blocks": [
      [
        "id": "games", "kind": "home_allowance", "name": "Games",
        "settings": [
          "groups": ["Games"],
          "allowances": [
            ["days": ["wednesday"], "allowance_minutes": 45, "windows": [["start": "18:00", "end": "20:00"]]],
            ["days": ["saturday"], "allowance_minutes": 120, "windows": [["start": "08:00", "end": "20:00"]]],
          ],
        ],
      ]
    ],
  ]

  @Test
  func `the days are those that were reported, of the last fourteen`() throws {
    let rig = try Rig()
    let report: JSONObject = [
      "history": [
        ["day": "2026-11-25", "session_minutes": 1, "sessions": 1],
        ["day": "2026-11-26", "session_minutes": 50, "sessions": 2, "allowance_used": 35, "allowance_budget": 30],
        ["day": "2026-12-09", "session_minutes": 0, "sessions": 0],
      ]
    ]
    try rig.report(report, from: rig.addPhone(), at: "2026-12-09T20:00:00Z")
    let phone = try rig.phone()
    #expect(
      phone["days"] == [
        ["day": "2026-11-26", "used_minutes": 35, "budget_minutes": 30, "focus_minutes": 50],
        ["day": "2026-12-09", "focus_minutes": 0],
      ])
    #expect(
      phone["headline"] == "0 min of focus today" && phone["line"] == "No home allowance is set up on this phone.")
  }

  @Test
  func `the next allowance is that of the library's page`() throws {
    let rig = try Rig()
    _ = try rig.ok("create_page", Self.home)
    #expect(try rig.ok("get_status")["next_allowance"] == ["day": "2026-12-12", "minutes": 120])
  }

  @Test
  func `what is blocked and what comes next are derived from the rules, whatever was reported`() throws {
    let rig = try Rig()
    _ = try rig.ok(
      "create_rule",
      [
        "rule_id": "night", "kind": "schedule", "name": "Night", "days": ["every_day"],
        "windows": [["start": "21:00", "end": "07:00"]], "apps": ["groups": ["Video", "Games"]],
      ])
    _ = try rig.ok(
      "create_rule",
      [
        "rule_id": "work", "kind": "schedule", "name": "Work", "days": ["weekdays"],
        "windows": [["start": "09:00", "end": "17:00"]], "apps": ["groups": ["Chat"]],
      ])
    let answer = try rig.ok("get_status")
    let blocked = try #require(answer["blocked"]?.array)
    #expect(blocked.count == 1 && blocked[0]["targets"] == ["Video", "Games"])
    #expect(blocked[0]["until"] == "2026-12-10T06:00:00Z" && blocked[0]["until_local"] == "2026-12-10T07:00:00+01:00")
    #expect(blocked[0]["by"] == [["id": "night", "type": "rule", "name": "Night"]])
    let changes = try #require(answer["next_changes"]?.array)
    #expect(changes.map { $0["at"] } == ["2026-12-10T06:00:00Z", "2026-12-10T08:00:00Z"])
    #expect(changes.map { $0["blocked"] } == [false, true])
    let summary = try #require(answer["summary"]?.string)
    #expect(summary.contains("At 9:30 PM CET, blocked by the rules: \"Video\", \"Games\" until 7:00 AM."))
    #expect(summary.hasSuffix("Next: \"Chat\" blocked from 9:00 AM."), "\(summary)")
  }

  @Test
  func `without a device the answer says what to do, and nothing is made up`() throws {
    let rig = try Rig()
    let answer = try rig.ok("get_status")
    #expect(answer["devices"] == [] && answer["blocked"] == [] && answer["next_changes"] == [])
    let summary = try #require(answer["summary"]?.string)
    #expect(summary.hasPrefix("No phone report yet: Turn sharing on, then sync the phone once."))
    #expect(summary.contains("pocketwork device add"))
    let phone = try rig.addPhone()
    let unheard = try rig.phone(["device": .string(phone)])
    #expect(unheard["report"] == ["grade": "unknown"] && unheard["session"]?["state"] == "unknown")
    #expect(unheard["headline"] == "No phone report yet")
  }

  @Test
  func `the zone is named once, however many phones there are, and each goes by its name`() throws {
    let rig = try Rig()
    for name in ["Old phone", "New phone"] {
      try rig.report(Self.sleep, from: rig.addPhone(name), at: "2026-12-09T12:00:00Z")
    }
    let summary = try #require(try rig.ok("get_status")["summary"]?.string)
    #expect(summary.ranges(of: "CET").count == 1, "\(summary)")
    #expect(summary.contains("\"Old phone\": As of") && summary.contains("\"New phone\": As of"))
    #expect(try rig.phone(["device": "New phone"])["name"] == "New phone")
    #expect(try rig.refusal("get_status", ["device": "Tablet"]).hasPrefix("NOT_FOUND: "))
  }

  @Test
  func `a clock that is off and another zone are told, and change nothing else`() throws {
    let rig = try Rig()
    let phone = try rig.addPhone()
    try rig.report(
      ["reported_at": "2026-12-09T12:30:00Z", "timezone": "Asia/Tokyo"], from: phone, at: "2026-12-09T12:00:00Z")
    let answer = try rig.ok("get_status")
    let warnings = try #require(answer["warnings"]?.array).compactMap(\.string)
    #expect(
      warnings.contains { $0.contains("clock is 30 min ahead") } && warnings.contains { $0.contains("Asia/Tokyo") })
    #expect(answer["time_zone"] == "Europe/Warsaw")
    #expect(try rig.phone()["report"]?["reported_at"] == "2026-12-09T12:00:00Z")
  }

  @Test(arguments: [
    ("Australia/Sydney", "2026-12-08T13:30:00Z", "2026-12-09"),
    ("Australia/Sydney", "2026-12-08T12:59:59Z", "2026-12-08"),
    // Clock changes of both hemispheres: the last second of the day before, and the day's own last.
    ("Europe/Warsaw", "2027-03-28T21:59:59Z", "2027-03-28"), ("Europe/Warsaw", "2027-03-28T22:00:00Z", "2027-03-29"),
    ("Europe/Warsaw", "2027-10-31T22:59:59Z", "2027-10-31"), ("Europe/Warsaw", "2027-10-31T23:00:00Z", "2027-11-01"),
    ("Australia/Sydney", "2027-04-03T13:00:00Z", "2027-04-04"),
    ("Australia/Sydney", "2027-04-04T13:59:59Z", "2027-04-04"),
    ("Australia/Sydney", "2027-10-02T14:00:00Z", "2027-10-03"),
    ("Australia/Sydney", "2027-10-03T12:59:59Z", "2027-10-03"),
  ])
  func `today is the day of the library's zone`(zone: String, time: String, day: String) throws {
    let rig = try Rig(zone: zone)
    _ = try rig.addPhone()
    try rig.move(to: time)
    #expect(try rig.phone()["allowance"]?["day"]?.string == day)
  }

  @Test
  func `a full library and five phones full of routines still answer in few tokens`() throws {
    let rig = try Rig()
    for index in 0..<60 {
      let groups = (0..<20).map { JSONValue.string("Group \($0) " + String(repeating: "ą", count: 60)) }
      var rule: JSONObject = [
        "rule_id": .string("r\(index)"), "name": .string("Rule \(index)"), "days": ["every_day"],
        "kind": index % 2 == 0 ? "time_limit" : "schedule", "windows": [["start": "20:00", "end": "23:00"]],
        "apps": ["groups": .array(groups)],
      ]
      if index % 2 == 0 { rule["daily_limit_minutes"] = 5 }
      _ = try rig.ok("create_rule", rule)
    }
    for index in 0..<5 {
      let routines = (0..<50).map { number -> JSONValue in
        [
          "id": .string("r\(number)"), "name": .string(String(repeating: "n", count: 80)), "kind": "session",
          "enabled": true, "running": true, "ends_at": "2026-12-09T23:00:00Z",
        ]
      }
      let days = (0..<14).map { number -> JSONValue in
        [
          "day": .string(CivilDate(year: 2026, month: 11, day: 26)!.adding(days: number).description),
          "allowance_used": 1_000, "allowance_budget": 1_000, "session_minutes": 1_000, "sessions": 20,
        ]
      }
      try rig.report(
        ["routines": .array(routines), "history": .array(days)], from: rig.addPhone("P\(index)"),
        at: "2026-12-09T20:30:00Z")
    }
    let bytes = JSONValue.object(try rig.ok("get_status")).encoded.count
    #expect(bytes < 20_000, "\(bytes)")
  }
}
