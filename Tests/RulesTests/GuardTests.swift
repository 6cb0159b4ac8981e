import Testing
import Time

@testable import Rules

@Suite struct GuardTests {
  /// A Wednesday.
  private static let noon = Make.instant("2026-12-09T12:00:00Z")
  private static let night = Make.instant("2026-12-09T23:00:00Z")

  private func allowing(_ domains: [String], groups: [String] = []) -> AppSelection {
    AppSelection(mode: .allowOnly, groups: groups.map(Make.group), domains: domains)
  }

  private func hard(_ apps: AppSelection) -> Rule { Make.schedule([("09:00", "17:00")], isHard: true, apps: apps) }

  @Test func `no name that a caller can give stands for every other target`() {
    let sites = hard(allowing(["wikipedia.org"]))
    let apps = hard(allowing([], groups: ["books"]))
    let before = Make.situation([sites])
    let names = ["any-other-site.invalid", "any-other-site.invalid2", "any-other-site.invalid3"]
    for count in 1...names.count {
      let fake = hard(AppSelection(domains: Array(names.prefix(count))))
      let review = Guard.review(from: before, to: Make.situation([fake]), at: Self.noon)
      #expect(review.class == .weaker, "\(count)")
      #expect(review.outcome != .allowed, "\(count)")
    }
    let fake = hard(AppSelection(groups: [Make.group("any-other-app"), Make.group("any-other-app2")]))
    #expect(Guard.review(from: Make.situation([apps]), to: Make.situation([fake]), at: Self.noon).class == .weaker)
  }

  @Test(arguments: [("Europe/Berlin", true), ("Africa/Lagos", false), ("Africa/Algiers", false)])
  func `a zone that parts from this one next summer is weaker now`(zone: String, isAllowed: Bool) {
    let night = Make.schedule([("22:00", "06:00")], isHard: true)
    let before = Situation(rules: [night], facts: Facts(zone: Make.zone("Europe/Warsaw")))
    var facts = before.facts
    facts.zones.change(to: Make.zone(zone), at: Self.night)
    let review = Guard.review(from: before, to: Situation(rules: [night], facts: facts), at: Self.night)
    #expect((review.outcome == .allowed) == isAllowed)
  }

  @Test func `a lock that lasts longer than a day is not cut short by taking the last free moment away`() {
    let weekdays = Make.schedule([("00:00", "24:00")], days: .weekdays, isHard: true)
    let always = Make.schedule([("00:00", "24:00")], isHard: true)
    func outcome(at instant: Instant) -> Guard.Outcome {
      Guard.review(from: Make.situation([weekdays]), to: Make.situation([always]), at: instant).outcome
    }
    guard case .refused(let refusal) = outcome(at: Self.noon) else {
      Issue.record("\(outcome(at: Self.noon))")
      return
    }
    #expect(refusal.code == .locked && refusal.until == Make.instant("2026-12-12T00:00:00Z"))
    // A weakening that is asked for right after it comes no sooner than the lock ends, or where there is none.
    #expect(outcome(at: Make.instant("2026-12-11T00:00:00Z")) == .allowed)
    #expect(outcome(at: Make.instant("2026-12-12T12:00:00Z")) == .allowed)
    let longer = Make.schedule([("00:00", "24:00")], days: DaySet([.saturday] + DaySet.weekdays.days), isHard: true)
    let review = Guard.review(from: Make.situation([weekdays]), to: Make.situation([longer]), at: Self.noon)
    #expect(review.outcome == .allowed)
  }

  @Test func `a clock that is behind does not shorten the wait of a weakening`() {
    let always = Make.schedule([("00:00", "24:00")], isHard: true)
    let mark = Self.noon.adding(seconds: 3 * 86_400)
    for (mark, start) in [(mark, mark), (Self.noon, Self.noon), (Self.noon.adding(seconds: -60), Self.noon)] {
      let review = Guard.review(from: Make.situation([always]), to: Make.situation([]), at: Self.noon, mark: mark)
      #expect(review.outcome == .pending(start.adding(seconds: 86_400)))
    }
  }
}
