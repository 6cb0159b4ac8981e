import JSON
import Testing
import Time

@testable import Rules

@Suite struct PreviewTests {
  static let noon = Make.instant("2026-12-09T12:00:00Z")

  @Test func `an explanation names every blocker with its own day and edges`() throws {
    let night = Make.schedule([("22:00", "06:00")], id: "night", days: DaySet([.wednesday]), isHard: true)
    let morning = Make.schedule([("05:00", "08:00")], id: "morning")
    let other = Make.schedule([("00:00", "24:00")], id: "other", apps: AppSelection(groups: [Make.group("chat")]))
    let situation = Make.situation([night, morning, other], in: "Europe/Warsaw")
    let explanation = situation.explanation(of: .group(Make.group("video")), at: Make.instant("2026-12-10T03:00:00Z"))
    #expect(explanation.entries.map { "\($0.source) \($0.isBlocking)" } == ["night true", "morning false"])
    #expect(explanation.entries[0].occurrence?.day.description == "2026-12-09")
    #expect(explanation.entries[0].lock == .until(Make.instant("2026-12-10T05:00:00Z")))
    #expect(explanation.nextChange?.description == "2026-12-10T07:00:00Z")
    let json = JSONValue.object(explanation.json(in: situation.facts.zone))
    #expect(json["until_local"] == "2026-12-10T08:00:00+01:00")
    #expect(json["rules"]?.array?[0]["window"]?["start_local"] == "2026-12-09T22:00:00+01:00")
    #expect(json["rules"]?.array?[1]["next_start"] == "2026-12-10T04:00:00Z")
  }

  @Test func `a difference says what is blocked more and less`() {
    let before = Make.situation([Make.schedule([("09:00", "12:00")])])
    let after = Make.situation([Make.schedule([("10:00", "13:00")])])
    let range = Span(start: Self.noon.adding(seconds: -12 * 3_600), end: Self.noon)
    let differences = before.differences(to: after, of: before.namedTargets, in: range) {}
    #expect(differences.map(\.target) == [.group(Make.group("video"))])
    #expect(
      differences[0].removed.spans.map { "\($0.start) \($0.end)" } == ["2026-12-09T09:00:00Z 2026-12-09T10:00:00Z"])
    #expect(differences[0].added.spans.isEmpty)
    #expect(before.differences(to: before, of: before.namedTargets, in: range) {}.isEmpty)
  }

  @Test func `a week is a strip of seven days by twenty-four hours`() {
    let situation = Make.situation([Make.schedule([("21:30", "02:00")], days: .weekdays)], in: "Europe/Warsaw")
    let start = situation.facts.zone.start(of: CivilDate(parsing: "2026-12-11")!)
    let blocked = situation.timeline(of: situation.namedTargets, in: Situation.previewRange(from: start))[0]
    let strip = WeekStrip(blocked, from: start, in: situation.facts.zone)
    #expect(
      strip.lines == [
        "            0     6     12    18    24", "Fri 12-11   ██···················▒██",
        "Sat 12-12   ██······················",
        "Sun 12-13   ························", "Mon 12-14   ·····················▒██",
        "Tue 12-15   ██···················▒██",
        "Wed 12-16   ██···················▒██", "Thu 12-17   ██···················▒██",
      ])
  }

  @Test func `a commitment's confirmation follows the draft`() {
    let rule = Make.schedule([("22:00", "06:00")], id: "Night", days: .weekdays, isHard: true)
    let facts = Facts(zone: .utc)
    let commitment = HardCommitment(rule, facts, at: Self.noon, in: .stored)
    #expect(commitment.confirmation == "Hard mode for \"Night\": Weekdays 22:00-06:00, blocks video")
    #expect(commitment.isConfirmed(by: " Hard mode for \"Night\": Weekdays 22:00-06:00, blocks video\n"))
    #expect(!commitment.isConfirmed(by: nil) && !commitment.isConfirmed(by: "yes"))
    #expect(commitment.occurrences.count == 10 && !commitment.hasNoFreeMoment)
    var other = rule
    other.windows = [Make.window("22:00", "07:00")]
    #expect(!HardCommitment(other, facts, at: Self.noon, in: .stored).isConfirmed(by: commitment.confirmation))
    #expect(
      HardCommitment(LintTests.limit("l", 30), facts, at: Self.noon, in: .stored).confirmation
        == "Hard mode for \"l\": Every day, 30 minutes, blocks video")
    var soft = rule
    soft.isHard = false
    var always = rule
    (always.days, always.windows) = (.everyDay, [Make.window("00:00", "24:00")])
    let needed: [(from: Rule?, to: Rule, Bool)] = [
      (nil, rule, true), (soft, rule, true), (rule, other, false), (rule, soft, false), (rule, always, true),
      (always, rule, false), (always, always, false), (soft, soft, false),
    ]
    for (before, after, isNeeded) in needed {
      #expect(HardCommitment.isNeeded(from: before, to: after, facts, at: Self.noon) == isNeeded)
    }
  }

  @Test func `a page that blocks no longer at once but after some use is weaker, and the reverse is stricter`() {
    let blocks = Make.schedule([("08:00", "10:00")])
    var limits = blocks
    limits.policy = .timeLimit(minutes: 20, resetAt: .midnight)
    let facts = Facts(zone: Make.zone("Europe/Warsaw"))
    let weaker = Guard.effect(of: blocks, becoming: limits, from: facts, to: facts, at: Self.noon)
    #expect(weaker.class == .weaker && weaker.gained == nil)
    let stricter = Guard.effect(of: limits, becoming: blocks, from: facts, to: facts, at: Self.noon)
    #expect(stricter.class == .stricter)
    var shorter = blocks
    shorter.windows = [Make.window("08:00", "09:00")]
    let mixed = Guard.effect(of: limits, becoming: shorter, from: facts, to: facts, at: Self.noon)
    #expect(mixed.lost != nil && mixed.gained != nil)
  }
}
