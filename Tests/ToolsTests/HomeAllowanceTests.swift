import JSON
import Testing

/// What pages block beside their schedules. The clock of the tests reads 21:30 in Warsaw, a Wednesday.
struct HomeAllowanceTests {
  private let rig: Rig

  init() throws { rig = try Rig() }

  private static func page(_ minutes: Int = 30, groups: JSONValue = ["Games"], enabled: Bool = true) -> JSONObject {
    [
      "page_id": "home", "name": "Games at home", "enabled": .bool(enabled),
      "blocks": [
        [
          "id": "games", "kind": "home_allowance", "name": "Games",
          "settings": [
            "groups": groups,
            "allowances": [
              [
                "days": ["every_day"], "allowance_minutes": .integer(minutes),
                "windows": [["start": "18:00", "end": "22:00"]],
              ]
            ],
          ],
        ]
      ],
    ]
  }

  private func report(used: Int, at time: String, phoneClock: String? = nil) throws {
    let allowance: JSONValue = [
      "routine_id": "home", "day": "2026-12-09", "budget_minutes": 30, "used_minutes": .integer(used),
      "remaining_minutes": .integer(max(0, 30 - used)), "at_home": true, "in_window": true,
    ]
    var report: JSONObject = ["allowance": allowance]
    if let phoneClock { report["reported_at"] = .string(phoneClock) }
    try rig.report(report, from: rig.addPhone(), at: time)
  }

  private static let blocker: JSONObject = ["id": "home", "type": "allowance", "name": "Games at home"]

  @Test
  func `the status says what a home allowance blocks at home, and until when`() throws {
    _ = try rig.ok("create_page", Self.page())
    try report(used: 30, at: "2026-12-09T20:00:00Z")
    let status = try rig.ok("get_status")
    let row = try #require(status["blocked"]?.array?.first?.object)
    #expect(row["targets"] == ["Games"] && row["only_at_home"] == true)
    #expect(row["by"] == [.object(Self.blocker)])
    #expect(row["until_local"] == "2026-12-10T18:00:00+01:00")
    #expect(status["next_changes"]?.array?.first?["only_at_home"] == true)
    let words = try #require(status["summary"]?.string)
    #expect(words.contains("blocked by the rules: \"Games\" at home until Thu Dec 10, 6:00 PM"), "\(words)")
  }

  @Test
  func `a phone whose clock is a little ahead is believed at once`() throws {
    _ = try rig.ok("create_page", Self.page())
    try report(used: 30, at: "2026-12-09T20:30:00Z", phoneClock: "2026-12-09T20:31:00Z")
    #expect(try rig.ok("get_status")["blocked"]?.array?.first?["only_at_home"] == true)
  }

  @Test
  func `minutes that are left leave the window free, and the preview warns that it cannot foresee their end`() throws {
    _ = try rig.ok("create_page", Self.page())
    try report(used: 29, at: "2026-12-09T20:00:00Z")
    let answer = try rig.ok("preview_blocking")
    let row = try #require(answer["targets"]?.array?.first?.object)
    #expect(row["blocked"] == false && row["only_at_home"] == nil && row["spans"] == [])
    #expect(row["spans_at_home"]?.array?.first?["start_local"] == "2026-12-09T22:00:00+01:00")
    #expect(answer["warnings"]?.array?.contains { $0.string?.contains("\"Games at home\"") == true } == true)
  }

  @Test
  func `a target is explained for both places, with its use`() throws {
    _ = try rig.ok("create_page", Self.page())
    try report(used: 30, at: "2026-12-09T20:00:00Z")
    let answer = try rig.ok("preview_blocking", ["target": "Games"])
    let explanation = try #require(answer["explanation"]?.object)
    #expect(explanation["blocked"] == false && explanation["at_home"]?["blocked"] == true)
    #expect(explanation["rules"]?.array?.first?["use"]?["used_minutes"] == 30)
    let words = try #require(answer["summary"]?.string)
    #expect(
      words.contains("free away from home") && words.contains("At home: blocked by \"Games at home\""), "\(words)")
  }

  @Test(arguments: [(20, true), (30, false), (40, true)])
  func `a phone that counts with other minutes than the page gives is told of`(minutes: Int, isTold: Bool) throws {
    _ = try rig.ok("create_page", Self.page(minutes))
    try report(used: 25, at: "2026-12-09T20:00:00Z")
    let warnings = try rig.ok("get_status")["warnings"]?.array?.compactMap(\.string) ?? []
    #expect(
      warnings.contains { $0.contains("counts with 30 min") && $0.contains("gives \(minutes) min") } == isTold)
  }

  @Test
  func `a rule that blocks everywhere comes first, and the answer says how long it goes on at home`() throws {
    _ = try rig.ok("create_page", Self.page())
    _ = try rig.ok(
      "create_rule",
      [
        "name": "Late", "kind": "schedule", "days": ["every_day"], "windows": [["start": "21:00", "end": "23:00"]],
        "apps": ["groups": ["Games"]],
      ])
    let row = try #require(try rig.ok("get_status")["blocked"]?.array?.first?.object)
    #expect(row["only_at_home"] == nil && row["until_local"] == "2026-12-09T23:00:00+01:00")
    #expect(row["until_at_home_local"] == "2026-12-10T18:00:00+01:00")
    let change = try rig.ok("get_status")["next_changes"]?.array?.first
    #expect(change?["blocked"] == false && change?["at_local"] == "2026-12-09T23:00:00+01:00")
    #expect(change?["until_at_home_local"] == "2026-12-10T18:00:00+01:00")
  }

  /// The draft, its class, and in which direction something differs at home.
  private static let drafts: [(JSONObject, String, String?)] = [
    (["draft_action": "delete", "page_id": "home"], "weaker", "removed"),
    (["draft_action": "update", "page_id": "home", "page": ["enabled": false]], "weaker", "removed"),
    (
      [
        "draft_action": "update", "page_id": "home",
        "page": ["update_block": ["block_id": "games", "settings": ["outside_windows": "unrestricted"]]],
      ], "weaker", "removed"
    ),
    (
      [
        "draft_action": "update", "page_id": "home",
        "page": ["update_block": ["block_id": "games", "settings": ["groups": ["Games", "Video"]]]],
      ], "stricter", "added"
    ),
    (["draft_action": "update", "page_id": "home", "page": ["name": "Home"]], "neutral", nil),
  ]

  @Test(arguments: drafts)
  func `a draft of a home allowance is compared for a person at home`(
    draft: JSONObject, editClass: String, side: String?
  ) throws {
    _ = try rig.ok("create_page", Self.page())
    let answer = try rig.ok("preview_blocking", draft)
    #expect(answer["class"]?.string == editClass && answer["guard"]?["outcome"] == "allow")
    let rows = answer["differences"]?.array ?? []
    #expect(rows.count == (side == nil ? 0 : 1))
    if let side { #expect(rows[0]["only_at_home"] == true && rows[0][side]?.array?.isEmpty == false) }
  }

  @Test
  func `a page that is off blocks nothing`() throws {
    _ = try rig.ok("create_page", Self.page(enabled: false))
    #expect(try rig.ok("get_status")["blocked"] == [])
    #expect(try rig.ok("preview_blocking")["targets"] == [])
  }

  // MARK: Sessions

  private static let focus: JSONObject = [
    "page_id": "focus", "name": "Deep work",
    "blocks": [
      ["kind": "timer", "settings": ["minutes": 60]], ["kind": "screen_time", "settings": ["groups": ["Social"]]],
    ],
  ]

  private func session(
    running: Bool = true, ends: String? = "2026-12-09T21:00:00Z", from phone: String? = nil
  ) throws {
    var routine: JSONObject = [
      "id": "focus", "name": "Deep work", "kind": "session", "enabled": true, "running": .bool(running),
    ]
    routine["ends_at"] = ends.map { .string($0) }
    try rig.report(["routines": [.object(routine)]], from: phone ?? rig.addPhone(), at: "2026-12-09T20:30:00Z")
  }

  @Test(arguments: [("2026-12-09T20:30:00Z", true), ("2026-12-09T20:59:59Z", true), ("2026-12-09T21:00:00Z", false)])
  func `a session that a phone reports blocks its page's groups until its own end`(time: String, isBlocked: Bool) throws
  {
    _ = try rig.ok("create_page", Self.focus)
    try session()
    try rig.move(to: time)
    let rows = try rig.ok("get_status")["blocked"]?.array ?? []
    #expect(rows.isEmpty != isBlocked)
    guard isBlocked else { return }
    #expect(rows[0]["targets"] == ["Social"] && rows[0]["until"] == "2026-12-09T21:00:00Z")
    #expect(rows[0]["by"] == [["id": "focus", "type": "session", "name": "Deep work"]])
  }

  @Test
  func `a session that two phones run is told of once, until the later of its ends`() throws {
    _ = try rig.ok("create_page", Self.focus)
    try session(ends: "2026-12-09T20:45:00Z")
    try session()
    let rows = try rig.ok("get_status")["blocked"]?.array ?? []
    #expect(rows.map { $0["by"]?.array?.count } == [1])
    #expect(rows[0]["until"] == "2026-12-09T21:00:00Z")
  }

  @Test
  func `a session that does not run, or whose end is not known, blocks nothing`() throws {
    _ = try rig.ok("create_page", Self.focus)
    try session(running: false)
    #expect(try rig.ok("get_status")["blocked"] == [])
    try session(ends: nil)
    #expect(try rig.ok("get_status")["blocked"] == [])
  }

  @Test
  func `a session that several phones report is one, to its last end`() throws {
    _ = try rig.ok("create_page", Self.focus)
    try session(ends: "2026-12-09T20:45:00Z")
    try session(ends: "2026-12-09T21:00:00Z", from: try rig.addPhone("Tablet"))
    let rows = try rig.ok("get_status")["blocked"]?.array ?? []
    #expect(rows.count == 1 && rows[0]["by"]?.array?.count == 1 && rows[0]["until"] == "2026-12-09T21:00:00Z")
  }

  /// A page that runs a session, or adds to the allowance, and what its end or its making does.
  @Test
  func `a draft that ends a running session, or adds minutes, is told to be weaker`() throws {
    _ = try rig.ok("create_page", Self.focus)
    try session()
    let deletion = try rig.ok("preview_blocking", ["draft_action": "delete", "page_id": "focus"])
    #expect(deletion["class"] == "weaker" && deletion["effects"]?.array?.first?["type"] == "session")
    _ = try rig.ok("create_page", Self.page())
    let reward: JSONObject = [
      "name": "Reward", "enabled": true,
      "blocks": [
        ["id": "button", "kind": "button"],
        [
          "kind": "add_allowance", "settings": ["minutes": 15],
          "inputs": ["grant": ["block_id": "button", "output": "pressed"]],
        ],
      ],
    ]
    let answer = try rig.ok("preview_blocking", ["draft_action": "create", "page": .object(reward)])
    #expect(answer["class"] == "weaker" && answer["effects"]?.array?.first?["type"] == "allowance", "\(answer)")
  }

  @Test
  func `a phone that runs another allowance has counted nothing of this one`() throws {
    var other = Self.page()
    other["page_id"] = "other"
    _ = try rig.ok("create_page", other)
    try report(used: 30, at: "2026-12-09T20:00:00Z")
    #expect(try rig.ok("get_status")["blocked"] == [])
  }

  @Test(arguments: [
    ("2026-12-10T20:29:00Z", "until Thu Dec 10, 9:29 PM"), ("2026-12-10T14:30:00Z", "until Thu Dec 10, 3:30 PM"),
    ("2026-12-10T10:30:00Z", "until 11:30 AM"), ("2026-12-09T22:00:00Z", "until 11:00 PM"),
  ])
  func `an end that is most of a day ahead is told with its date`(end: String, words: String) throws {
    _ = try rig.ok("create_page", Self.focus)
    try session(ends: end)
    let summary = try #require(try rig.ok("get_status")["summary"]?.string)
    #expect(summary.contains("blocked by the rules: \"Social\" \(words)."), "\(summary)")
  }
}
