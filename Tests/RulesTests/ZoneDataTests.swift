import Testing
import Time

@testable import Rules

/// Zone data that changes under a running window: 20:00–22:00 of Warsaw is 19:00–21:00 in UTC. The change comes at
/// 20:10 in UTC, and puts the clocks where another zone's are.
@Suite struct ZoneDataTests {
  private static let change = Make.instant("2026-12-09T20:10:00Z")
  private static let evening = [("20:00", "22:00")]

  /// Warsaw's rules from the change on, as new data would have them.
  private static func data(of other: String) -> ZoneRules {
    let zone = Make.zone(other)
    let excerpt = zone.excerpt(from: Make.instant("2026-01-01T00:00:00Z"), to: Make.instant("2028-01-01T00:00:00Z"))
    return ZoneRules(
      ZoneRules.Excerpt(
        name: Make.zone("Europe/Warsaw").name, start: excerpt.start, end: excerpt.end,
        firstOffset: excerpt.firstOffset, steps: excerpt.steps)!)
  }

  private static func situation(_ rules: [Rule], becoming other: String) -> Situation {
    var situation = Make.situation(rules, in: "Europe/Warsaw")
    situation.facts.zones.change(to: data(of: other), at: change)
    return situation
  }

  private static func end(_ situation: Situation, at text: String) -> String? {
    guard case .active(let until) = situation.status(of: situation.rules[0], at: Make.instant(text)).state else {
      return nil
    }
    return until.description
  }

  @Test(arguments: [
    // By the new data the window would have ended at 20:00Z, or would end at 22:00Z, or would not have begun.
    ("Europe/Helsinki", "2026-12-10T18:00:00Z"), ("Europe/London", "2026-12-10T20:00:00Z"),
    ("America/New_York", "2026-12-11T01:00:00Z"), ("Asia/Tokyo", "2026-12-10T11:00:00Z"),
  ])
  func `a locked window that runs keeps its announced end, and the next one moves`(zone: String, next: String) {
    let situation = Self.situation([Make.schedule(Self.evening, isHard: true)], becoming: zone)
    for instant in ["2026-12-09T20:10:00Z", "2026-12-09T20:59:59Z"] {
      #expect(Self.end(situation, at: instant) == "2026-12-09T21:00:00Z", "\(instant)")
      let lock = situation.lock(of: situation.rules[0], at: Make.instant(instant))
      #expect(lock == .until(Make.instant("2026-12-09T21:00:00Z")))
    }
    let after = Make.instant("2026-12-09T21:00:00Z")
    #expect(situation.status(of: situation.rules[0], at: after).state == .inactive(nextStart: Make.instant(next)))
    let range = Span(start: Self.change, end: Make.instant("2026-12-10T12:00:00Z"))
    let spans = situation.timeline(of: [.group(Make.group("video"))], in: range)[0].spans
    #expect(spans.first == Span(start: Self.change, end: after))
    #expect(spans.dropFirst().first?.start ?? .latest >= Make.instant("2026-12-10T01:00:00Z"))
  }

  @Test(arguments: [("Europe/Helsinki", nil), ("Europe/London", "2026-12-09T22:00:00Z")])
  func `a soft window moves with its zone`(zone: String, end: String?) {
    let situation = Self.situation([Make.schedule(Self.evening)], becoming: zone)
    #expect(Self.end(situation, at: "2026-12-09T20:10:00Z") == end)
  }

  @Test func `the guard holds the window to its announced end`() {
    let rule = Make.schedule(Self.evening, isHard: true)
    let situation = Self.situation([rule], becoming: "Europe/Helsinki")
    var weaker = rule
    weaker.windows = [Make.window("20:00", "21:00")]
    var after = situation
    after.replace(weaker, at: Make.instant("2026-12-09T20:30:00Z"))
    let review = Guard.review(from: situation, to: after, at: Make.instant("2026-12-09T20:30:00Z"))
    guard case .refused(let refusal) = review.outcome else {
      Issue.record("\(review.outcome)")
      return
    }
    #expect(refusal.until == Make.instant("2026-12-09T21:00:00Z"))
    #expect(
      Guard.review(from: situation, to: after, at: Make.instant("2026-12-09T21:00:00Z")).outcome == .allowed)
    after.rules[0] = rule
    after.rules[0].name = "Other"
    #expect(Guard.review(from: situation, to: after, at: Make.instant("2026-12-09T20:30:00Z")).class == .neutral)
  }

  @Test func `a second change of the data keeps the end that the first one kept`() {
    var situation = Self.situation([Make.schedule(Self.evening, isHard: true)], becoming: "Europe/Helsinki")
    situation.facts.zones.change(to: Self.data(of: "Asia/Tokyo"), at: Make.instant("2026-12-09T20:40:00Z"))
    #expect(Self.end(situation, at: "2026-12-09T20:50:00Z") == "2026-12-09T21:00:00Z")
    #expect(Self.end(situation, at: "2026-12-09T21:00:00Z") == nil)
  }

  @Test func `before a change of zone an instant is read by the zone of then`() {
    var situation = Make.situation([Make.schedule(Self.evening)], in: "Europe/Warsaw")
    situation.facts.zones.change(to: Make.zone("Asia/Kathmandu"), at: Make.instant("2026-12-09T22:30:00Z"))
    let explanation = situation.explanation(
      of: .group(Make.group("video")), at: Make.instant("2026-12-09T20:30:00Z"))
    #expect(explanation.verdict.until == Make.instant("2026-12-09T21:00:00Z"))
    #expect(explanation.entries[0].occurrence?.span.start == Make.instant("2026-12-09T19:00:00Z"))
    // 20:00 in Kathmandu is 14:15 in UTC.
    let later = situation.explanation(of: .group(Make.group("video")), at: Make.instant("2026-12-09T23:00:00Z"))
    #expect(later.nextChange == Make.instant("2026-12-10T14:15:00Z"))
  }
}
