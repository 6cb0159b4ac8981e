import Testing
import Time

@testable import Rules

@Suite struct LintTests {
  static let winter = Make.instant("2026-12-09T12:00:00Z")

  static func kinds(_ rules: [Rule], in zone: String = "UTC", at instant: Instant = winter) -> [String] {
    let situation = Make.situation(rules, in: zone)
    return Lint(situation, at: instant).warnings().map {
      "\($0.kind.rawValue) \($0.rules.map(\.description).joined(separator: "+"))"
    }
  }

  static func limit(_ id: String, _ minutes: Int, _ windows: [(String, String)] = []) -> Rule {
    Rule(
      id: Make.id(id), name: id, policy: .timeLimit(minutes: minutes, resetAt: .midnight), days: .everyDay,
      windows: windows.map { Make.window($0.0, $0.1) }, apps: AppSelection(groups: [Make.group("video")]))
  }

  @Test func `a rule alone and in order has no warnings`() {
    #expect(Self.kinds([Make.schedule([("22:00", "06:00")])]) == [])
    #expect(Self.kinds([Self.limit("l", 30)]) == [])
  }

  @Test func `a limit that its windows cannot hold never acts`() {
    #expect(Self.kinds([Self.limit("l", 60, [("10:00", "11:00")])]) == ["never_acts l"])
    #expect(Self.kinds([Self.limit("l", 59, [("10:00", "11:00")])]) == [])
    #expect(Self.kinds([Self.limit("l", 1_440)]) == ["never_acts l"])
  }

  @Test func `a week without a free moment is told, whatever windows it is made of`() {
    #expect(Self.kinds([Make.schedule([("00:00", "24:00")])]) == ["no_free_moment r"])
    #expect(Self.kinds([Make.schedule([("09:00", "21:00"), ("21:00", "09:00")])]) == ["no_free_moment r"])
    #expect(Self.kinds([Make.schedule([("00:00", "24:00")], days: .weekdays)]) == [])
    #expect(Self.kinds([Make.schedule([("00:00", "23:45")])]) == [])
    #expect(
      Self.kinds([Make.schedule([("09:00", "09:00")])], in: "Europe/Warsaw", at: Make.instant("2026-10-24T12:00:00Z"))
        .first == "no_free_moment r")
  }

  @Test func `one rule swallows another that it covers in time, targets and firmness`() {
    let night = Make.schedule([("22:00", "06:00")], id: "night")
    let late = Make.schedule([("23:00", "05:00")], id: "late", days: .weekdays)
    var hard = late
    #expect(Self.kinds([night, late]).contains("swallowed late+night"))
    hard.isHard = true
    #expect(!Self.kinds([night, hard]).contains("swallowed late+night"))
    #expect(
      Self.kinds([Make.schedule([("00:00", "24:00")], id: "all"), Self.limit("l", 30)]).contains("swallowed l+all"))
    #expect(Self.kinds([Self.limit("a", 30), Self.limit("b", 45)]).contains("swallowed b+a"))
    var other = late
    other.apps.groups = [Make.group("chat")]
    #expect(Self.kinds([night, other]) == [])
  }

  @Test func `overlapping schedules of the same targets are told once`() {
    let one = Make.schedule([("20:00", "23:00")], id: "one")
    let two = Make.schedule([("22:00", "24:00")], id: "two")
    #expect(Self.kinds([one, two]) == ["overlap one+two"])
    #expect(Self.kinds([one, Make.schedule([("23:00", "24:00")], id: "two")]) == [])
  }

  @Test func `windows that a coming clock change skips or stretches are told`() {
    let gap = Make.schedule([("02:00", "02:30")])
    let warnings = Lint(Make.situation([gap], in: "America/Los_Angeles"), at: Make.instant("2027-03-10T12:00:00Z"))
      .warnings()
    #expect(warnings.map(\.kind) == [.windowSkipped] && warnings[0].message.contains("2027-03-14"))
    let night = Make.situation([Make.schedule([("22:00", "07:00")])], in: "America/Los_Angeles")
    let spring = Lint(night, at: Make.instant("2027-03-10T12:00:00Z")).warnings()
    #expect(spring.map(\.kind) == [.windowChanged] && spring[0].message.contains("lasts 8h instead of 9h"))
    let autumn = Lint(night, at: Make.instant("2027-11-01T12:00:00Z")).warnings()
    #expect(autumn.count == 1 && autumn[0].message.contains("lasts 10h instead of 9h"))
    #expect(Lint(night, at: Make.instant("2027-06-01T12:00:00Z")).warnings().isEmpty)
  }

  @Test func `monitored activities are counted, and more than a phone has are told`() {
    #expect(Lint.activities(of: Make.schedule([("09:00", "17:00")])) == 1)
    #expect(Lint.activities(of: Make.schedule([("22:00", "06:00")])) == 2)
    #expect(Lint.activities(of: Make.schedule([("22:00", "00:00")])) == 1)
    #expect(Lint.activities(of: Make.schedule([("22:00", "24:00"), ("22:15", "22:00")])) == 3)
    #expect(Lint.activities(of: Self.limit("l", 30)) == 2)
    let ten = (0..<10).map {
      Make.schedule([("22:00", "06:00")], id: "r\($0)", apps: AppSelection(groups: [Make.group("g\($0)")]))
    }
    #expect(Self.kinds(ten) == [])
    #expect(Self.kinds(ten + [Make.schedule([("09:00", "10:00")], id: "x")]) == ["too_many_activities "])
  }

  @Test func `however many neighbours there are, that a phone cannot watch all is among the first`() {
    let nights = (0..<12).map { Make.schedule([("22:00", "06:00")], id: "r\($0)") }
    let lint = Lint(Make.situation(nights), at: Self.winter)
    let kinds = lint.warnings(about: nights[11]).map(\.kind)
    #expect(kinds.count == 12)
    #expect(kinds.first == .tooManyActivities)
  }
}
