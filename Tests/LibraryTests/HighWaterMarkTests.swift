import Library
import Testing
import Time

struct HighWaterMarkTests {
  @Test func `the newest write is the mark, and a clock behind it is told`() throws {
    let fixture = try Fixture()
    let later = Fixture.noon.adding(seconds: 3_600)
    let library = fixture.library
    #expect(try library.createPage(["name": "A"], id: "a", fixture.write(at: later)).warnings == [])
    #expect(try library.overview(of: .local, now: Fixture.noon).highWaterMark == later)
    let behind = try library.createPage(["name": "B"], id: "b", fixture.write(at: Fixture.noon))
    #expect(behind.warnings.count == 1)
    #expect(behind.warnings[0].contains("shows 2026-12-09T11:00:00Z, but the newest write is of 2026-12-09T12:00:00Z"))
    #expect(try library.overview(of: .local, now: Fixture.noon).highWaterMark == later)
    let near = try library.createPage(["name": "C"], id: "c", fixture.write(at: later.adding(seconds: -120)))
    #expect(near.warnings == [])
  }
}
