import JSON
import Library
import Testing
import Time

struct PausingTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }
  private static let evening = Fixture.noon.adding(seconds: 9 * 3_600)

  init() throws {
    fixture = try Fixture()
    try fixture.makeRule("r")
  }

  private func state(at instant: Instant) throws -> JSONValue? {
    try library.rule("r", of: .local, now: instant).document["status"]?["state"]
  }

  @Test func `a pause lifts the rule for fifteen minutes and ends by itself`() throws {
    let answer = try library.pauseRule("r", fixture.write(at: Self.evening))
    #expect(answer.summary == "Paused the rule \"Evening\" until 2026-12-09T21:15:00+01:00.")
    #expect(try state(at: Self.evening.adding(seconds: 899)) == "paused")
    #expect(try state(at: Self.evening.adding(seconds: 900)) == "active")
    #expect(answer.changed == ["pause"])
  }

  @Test func `resume ends it at once, and it may be paused again`() throws {
    _ = try library.pauseRule("r", fixture.write(at: Self.evening))
    let later = Self.evening.adding(seconds: 300)
    _ = try library.resumeRule("r", fixture.write(at: later))
    #expect(try state(at: later) == "active")
    _ = try library.pauseRule("r", fixture.write(at: later))
    #expect(try state(at: later) == "paused")
  }

  @Test(arguments: [
    (0, "NOT_BLOCKING"), (35_100, "TOO_LITTLE_LEFT"), (39_600, "NOT_BLOCKING"),
  ])
  func `a pause is refused where there is nothing to lift`(seconds: Int64, code: String) throws {
    let write = fixture.write(at: Fixture.noon.adding(seconds: seconds))
    #expect(refusal { _ = try library.pauseRule("r", write) }.code == code)
    #expect(refusal { _ = try library.resumeRule("r", write) }.code == "NOT_PAUSED")
  }

  @Test func `undoing a pause blocks again`() throws {
    let answer = try library.pauseRule("r", fixture.write(at: Self.evening))
    let later = Self.evening.adding(seconds: 60)
    _ = try library.undoChange(try #require(answer.changeID), fixture.write(at: later))
    #expect(try state(at: later) == "active")
  }

  @Test func `a pause outlives the process`() throws {
    _ = try library.pauseRule("r", fixture.write(at: Self.evening))
    let other = try Fixture.open(fixture.path)
    #expect(try other.rule("r", of: .local, now: Self.evening).document["status"]?["state"] == "paused")
  }
}
