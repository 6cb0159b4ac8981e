import Testing
import Time

@testable import Rules

/// Monday 2026-12-07 to Sunday 2026-12-13, UTC.
struct HomeAllowanceTests {
  private static let video = Make.group("video")

  private static func allowance(
    minutes: Int = 30, windows: [(String, String)] = [("18:00", "20:00")], blocksOutside: Bool = true,
    groups: [AppGroup.ID] = [video], weekend: Int? = 120, bonus: Int = 0, zone: ZoneRules? = nil
  ) -> Allowance {
    var plans = [
      Allowance.Plan(days: .weekdays, windows: windows.map { Make.window($0.0, $0.1) }, minutes: minutes)
    ]
    if let weekend {
      plans.append(.init(days: .weekends, windows: [Make.window("08:00", "20:00")], minutes: weekend))
    }
    return Allowance(
      id: "home", plans: plans, reach: .atHome(blocksOutsideWindows: blocksOutside), groups: groups,
      mostBonusMinutes: bonus, zone: zone)
  }

  private static func situation(_ allowance: Allowance, _ reports: [Facts.AllowanceReport] = []) -> Situation {
    var situation = Make.situation([])
    situation.allowances = [allowance]
    situation.facts.allowanceReports["home"] = reports
    return situation
  }

  private static func report(_ at: String, _ day: String, used: Int, of budget: Int? = nil) -> Facts.AllowanceReport {
    Facts.AllowanceReport(
      at: Make.instant(at), day: CivilDate(parsing: day)!, usedMinutes: used, budgetMinutes: budget)
  }

  private static func blocked(_ situation: Situation, from start: String, to end: String) -> [String] {
    let range = Span(start: Make.instant(start), end: Make.instant(end))
    return situation.timeline(of: [.group(video)], in: range)[0].spans.map { "\($0.start) \($0.end)" }
  }

  @Test
  func `each day has its own minutes and windows`() {
    let home = Self.situation(Self.allowance()).atHome
    #expect(
      Self.blocked(home, from: "2026-12-11T12:00:00Z", to: "2026-12-12T22:00:00Z") == [
        "2026-12-11T12:00:00Z 2026-12-11T18:00:00Z", "2026-12-11T20:00:00Z 2026-12-12T08:00:00Z",
        "2026-12-12T20:00:00Z 2026-12-12T22:00:00Z",
      ])
  }

  @Test
  func `away from home it blocks nothing, used up or not`() {
    let reports = [Self.report("2026-12-07T18:30:00Z", "2026-12-07", used: 30)]
    let situation = Self.situation(Self.allowance(), reports)
    #expect(Self.blocked(situation, from: "2026-12-07T00:00:00Z", to: "2026-12-10T00:00:00Z").isEmpty)
  }

  @Test
  func `its zone is its own where it names one`() {
    let home = Self.situation(Self.allowance(zone: Make.zone("Asia/Tokyo"))).atHome
    let spans = Self.blocked(home, from: "2026-12-07T00:00:00Z", to: "2026-12-07T12:00:00Z")
    #expect(spans == ["2026-12-07T00:00:00Z 2026-12-07T09:00:00Z", "2026-12-07T11:00:00Z 2026-12-07T12:00:00Z"])
  }

  /// What a report of 18:30 says, what the day may get beyond its 30 minutes, and whether the rest of the window is free.
  private static let spending: [(used: Int, budget: Int?, bonus: Int, isSpent: Bool)] = [
    (29, nil, 0, false), (30, nil, 0, true), (31, 30, 0, true),
    (40, 45, 15, false), (45, 45, 15, true),
    // A budget beyond what the pages can give, or below the page's own, is of an older page.
    (40, 90, 0, true), (40, 90, 5, true), (34, 90, 5, false), (20, 10, 0, false),
  ]

  @Test(arguments: spending)
  func `a report spends the day once it reaches what the day was given`(
    used: Int, budget: Int?, bonus: Int, isSpent: Bool
  ) {
    let reports = [Self.report("2026-12-07T18:30:00Z", "2026-12-07", used: used, of: budget)]
    let home = Self.situation(Self.allowance(blocksOutside: false, bonus: bonus), reports).atHome
    let spans = Self.blocked(home, from: "2026-12-07T00:00:00Z", to: "2026-12-09T00:00:00Z")
    #expect(spans == (isSpent ? ["2026-12-07T18:30:00Z 2026-12-07T20:00:00Z"] : []))
  }

  @Test
  func `a late report spends its own day, and not the one on which it came`() {
    let reports = [Self.report("2026-12-08T18:30:00Z", "2026-12-07", used: 600)]
    let home = Self.situation(Self.allowance(blocksOutside: false), reports).atHome
    #expect(Self.blocked(home, from: "2026-12-08T00:00:00Z", to: "2026-12-09T00:00:00Z").isEmpty)
  }

  @Test
  func `its use is told where a report knows it, and otherwise left open`() throws {
    let home = Self.situation(
      Self.allowance(bonus: 15), [Self.report("2026-12-07T18:30:00Z", "2026-12-07", used: 12, of: 45)]
    ).atHome
    let known = home.explanation(of: .group(Self.video), at: Make.instant("2026-12-07T18:31:00Z")).entries
    #expect(known.map(\.isOnlyAtHome) == [true])
    #expect(known[0].usage?.count == .minutes(used: 12, entitled: 45))
    #expect(known[0].usage?.periodEnds == Make.instant("2026-12-08T00:00:00Z"))
    let unknown = home.explanation(of: .group(Self.video), at: Make.instant("2026-12-08T18:31:00Z")).entries
    #expect(unknown.map(\.usage) == [nil])
  }

  @Test
  func `past midnight the numbers are still those of the day on which the window began`() {
    let allowance = Self.allowance(windows: [("22:00", "02:00")])
    let home = Self.situation(allowance, [Self.report("2026-12-07T23:00:00Z", "2026-12-07", used: 30)]).atHome
    let entry = home.explanation(of: .group(Self.video), at: Make.instant("2026-12-08T01:00:00Z")).entries[0]
    #expect(entry.isBlocking && entry.usage?.count == .minutes(used: 30, entitled: 30))
    #expect(entry.usage?.periodEnds == Make.instant("2026-12-08T02:00:00Z"))
  }

  @Test
  func `of two phones the one with the least left says what is blocked, and the numbers are its own`() {
    let reports = [
      Self.report("2026-12-07T18:20:00Z", "2026-12-07", used: 40, of: 60),
      Self.report("2026-12-07T18:30:00Z", "2026-12-07", used: 30),
    ]
    let home = Self.situation(Self.allowance(bonus: 30), reports).atHome
    let entry = home.explanation(of: .group(Self.video), at: Make.instant("2026-12-07T18:31:00Z")).entries[0]
    #expect(entry.isBlocking && entry.usage?.count == .minutes(used: 30, entitled: 30))
  }

  /// An edit, and what is lost and gained by it first; the edit is made on Monday at noon.
  private static let edits: [(Allowance?, Allowance?, lost: String?, gained: String?)] = [
    (allowance(), allowance(), nil, nil),
    (nil, allowance(), nil, "2026-12-07T12:00:00Z"), (allowance(), nil, "2026-12-07T12:00:00Z", nil),
    (nil, allowance(blocksOutside: false), nil, "2026-12-07T18:00:00Z"),
    (allowance(), allowance(blocksOutside: false), "2026-12-07T12:00:00Z", nil),
    (allowance(), allowance(minutes: 31), "2026-12-07T18:00:00Z", nil),
    (allowance(), allowance(minutes: 29), nil, "2026-12-07T18:00:00Z"),
    (allowance(), allowance(bonus: 5), "2026-12-07T18:00:00Z", nil),
    (allowance(bonus: 5), allowance(), nil, "2026-12-07T18:00:00Z"),
    (allowance(weekend: nil, bonus: 5), allowance(minutes: 29, weekend: nil, bonus: 6), nil, "2026-12-07T18:00:00Z"),
    (allowance(bonus: 15), allowance(minutes: 40), "2026-12-07T18:00:00Z", "2026-12-07T18:00:00Z"),
    (allowance(), allowance(weekend: 60), nil, "2026-12-12T08:00:00Z"),
    (allowance(), allowance(weekend: nil), nil, "2026-12-12T08:00:00Z"),
    (allowance(), allowance(windows: [("18:00", "21:00")]), "2026-12-07T20:00:00Z", nil),
    (allowance(), allowance(windows: [("18:00", "19:00")]), nil, "2026-12-07T19:00:00Z"),
    (
      allowance(), allowance(minutes: 10, windows: [("18:00", "21:00")]), "2026-12-07T20:00:00Z",
      "2026-12-07T18:00:00Z"
    ),
    (allowance(), allowance(groups: [video, Make.group("games")]), nil, "2026-12-07T12:00:00Z"),
    // Where it blocks nothing outside its windows, a shorter window lets go of what was used up.
    (
      allowance(blocksOutside: false), allowance(windows: [("18:00", "19:00")], blocksOutside: false),
      "2026-12-07T19:00:00Z", nil
    ),
  ]

  @Test(arguments: edits)
  func `an edit is told by what a person at home loses and gains`(
    before: Allowance?, after: Allowance?, lost: String?, gained: String?
  ) {
    let facts = Facts(zone: .utc)
    let effect = Guard.effect(
      of: before, becoming: after, from: facts, to: facts, at: Make.instant("2026-12-07T12:00:00Z"))
    #expect(effect.lost?.instant.description == lost)
    #expect(effect.gained?.instant.description == gained)
  }
}
