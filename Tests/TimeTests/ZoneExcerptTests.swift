import TestSupport
import Testing

@testable import Time

struct ZoneExcerptTests {
  private let warsaw: ZoneRules
  private let start = Instant(parsing: "2026-10-01T00:00:00Z")!
  private let end = Instant(parsing: "2027-10-01T00:00:00Z")!

  init() throws { warsaw = try Zones.rules("Europe/Warsaw") }

  @Test func `an excerpt has the changes of its stretch, and says what the zone says there`() throws {
    let excerpt = warsaw.excerpt(from: start, to: end)
    #expect(excerpt.steps.map(\.at.description) == ["2026-10-25T01:00:00Z", "2027-03-28T01:00:00Z"])
    #expect(excerpt.firstOffset == 7_200)
    #expect(warsaw.agrees(with: excerpt))
    let again = ZoneRules(excerpt)
    #expect(again.name == warsaw.name)
    for hour in 0..<365 * 24 {
      let instant = start.adding(seconds: Int64(hour) * 3_600)
      #expect(again.offset(at: instant) == warsaw.offset(at: instant))
    }
  }

  @Test func `other data does not agree`() throws {
    let excerpt = warsaw.excerpt(from: start, to: end)
    #expect(try !Zones.rules("Europe/Helsinki").agrees(with: excerpt))
    // Berlin's clocks show the same, but an excerpt is of one zone.
    #expect(try !Zones.rules("Europe/Berlin").agrees(with: excerpt))
  }

  @Test func `steps out of order, out of the stretch or out of the world are no excerpt`() {
    func excerpt(_ steps: [(String, Int)], first: Int = 0) -> ZoneRules.Excerpt? {
      ZoneRules.Excerpt(
        name: .utc, start: start, end: end, firstOffset: first,
        steps: steps.map { .init(at: Instant(parsing: $0.0)!, offset: $0.1) })
    }
    #expect(excerpt([]) != nil)
    #expect(excerpt([("2027-01-01T00:00:00Z", 3_600), ("2027-02-01T00:00:00Z", 0)]) != nil)
    #expect(excerpt([("2027-02-01T00:00:00Z", 3_600), ("2027-01-01T00:00:00Z", 0)]) == nil)
    #expect(excerpt([("2026-10-01T00:00:00Z", 3_600)]) == nil)
    #expect(excerpt([("2027-10-01T00:00:00Z", 3_600)]) == nil)
    #expect(excerpt([], first: 93_601) == nil)
    #expect(excerpt([("2027-01-01T00:00:00Z", -93_601)]) == nil)
  }
}
