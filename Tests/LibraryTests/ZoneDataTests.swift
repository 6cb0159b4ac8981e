import Foundation
import JSON
import TestSupport
import Testing
import Time

@testable import Library

/// Time zone data that changes under a library: its zone gets the bytes of another one.
struct ZoneDataTests {
  private let folder: TemporaryFolder
  /// 21:10 of the Wednesday in Warsaw, within 20:00–22:00, which ends at 21:00 in UTC.
  private static let evening = Instant(parsing: "2026-12-09T20:10:00Z")!

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("zoneinfo/Europe"), withIntermediateDirectories: true)
    try put("Europe/Warsaw")
  }

  private func put(_ zone: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/\(zone)"))
    try bytes.write(to: URL(fileURLWithPath: folder.file("zoneinfo/Europe/Here")), options: .atomic)
  }

  /// Another program's start: nothing is remembered but what is in the file.
  private func open() throws -> Library {
    try Library.open(
      path: folder.file("library.sqlite"), makesFile: true, timeZone: "Europe/Here", now: Fixture.noon,
      zones: ZoneDirectory(folder: folder.file("zoneinfo")), random: Fixture.random(1)
    ).library
  }

  private func makeRule(in library: Library, isHard: Bool, at now: Instant = Fixture.noon) throws {
    var document = Fixture.evening
    if isHard {
      document["hard_mode"] = true
      document["confirmation"] = "Hard mode for \"Evening\": Weekdays 20:00-22:00, blocks Social"
    }
    _ = try library.createRule(document, id: "h", preset: nil, write(at: now))
  }

  private func write(at now: Instant) -> Write { Write(account: .local, author: .owner, tool: "tool", now: now) }

  private func status(_ library: Library, at now: Instant) throws -> (state: String?, until: String?, lock: String?) {
    let status = try library.rule("h", of: .local, now: now).document["status"]
    return (
      status?["state"]?.string, status?["until"]?.string ?? status?["next_start"]?.string,
      status?["locked_until"]?.string
    )
  }

  @Test(arguments: [
    ("Europe/Helsinki", "2026-12-10T18:00:00Z"), ("Europe/London", "2026-12-10T20:00:00Z"),
    ("Asia/Tokyo", "2026-12-10T11:00:00Z"),
  ])
  func `a locked window that runs keeps its announced end over restarts, and the next one moves`(
    zone: String, next: String
  ) throws {
    try makeRule(in: try open(), isHard: true)
    try put(zone)
    for seconds in [0, 60, 2_999] as [Int64] {
      let now = Self.evening.adding(seconds: seconds)
      let library = try open()
      #expect(try status(library, at: now) == ("active", "2026-12-09T21:00:00Z", "2026-12-09T21:00:00Z"))
      let error = refusal { _ = try library.deleteRule("h", expecting: nil, write(at: now)) }
      #expect(error.code == "LOCKED")
      #expect(error.message.contains("2026-12-09T21:00:00Z"))
    }
    let end = Self.evening.adding(seconds: 3_000)
    let library = try open()
    #expect(try status(library, at: end) == ("inactive", next, nil))
    _ = try library.deleteRule("h", expecting: nil, write(at: end))
    #expect(try library.check() == [])
  }

  @Test func `a process that runs on notices new data too, and a soft window moves`() throws {
    let library = try open()
    try makeRule(in: library, isHard: false)
    #expect(try status(library, at: Self.evening) == ("active", "2026-12-09T21:00:00Z", nil))
    try put("Europe/London")
    #expect(try status(library, at: Self.evening) == ("active", "2026-12-09T22:00:00Z", nil))
  }

  @Test func `noticing new data is no write: no revision, no history, no mark`() throws {
    let library = try open()
    try makeRule(in: library, isHard: true)
    try put("Europe/Helsinki")
    let before = try library.overview(of: .local, now: Fixture.noon)
    _ = try status(library, at: Self.evening)
    let after = try library.overview(of: .local, now: Self.evening)
    #expect(after.revision == before.revision)
    #expect(after.highWaterMark == before.highWaterMark)
    #expect(try library.changes(of: .local).items.count == 1)
    #expect(after.facts.zones.changes.map(\.at) == [Fixture.noon])
  }

  @Test func `what was announced is followed for years and through changes of zone`() throws {
    let library = try open()
    try makeRule(in: library, isHard: true)
    let years = Self.evening.adding(seconds: 3 * 364 * 86_400)
    #expect(try status(library, at: years).lock == "2029-12-05T21:00:00Z")
    try put("Europe/Helsinki")
    #expect(try status(try open(), at: years).lock == "2029-12-05T21:00:00Z")
    try FileManager.default.copyItem(
      atPath: folder.file("zoneinfo/Europe/Here"), toPath: folder.file("zoneinfo/Europe/There"))
    _ = try library.setTimeZone("Europe/There", write(at: years.adding(seconds: 3_600)))
    try put("Asia/Tokyo")
    // The data of a zone that the library has left is nothing to it.
    #expect(try library.overview(of: .local, now: years.adding(seconds: 7_200)).facts.zones.changes.count == 2)
  }

  @Test func `an earlier moment is read by the zone that the library had then`() throws {
    try FileManager.default.createDirectory(atPath: folder.file("zoneinfo/Asia"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/zoneinfo/Asia/Tokyo", toPath: folder.file("zoneinfo/Asia/Tokyo"))
    let library = try open()
    try makeRule(in: library, isHard: false)
    let later = Fixture.noon.adding(seconds: 40 * 86_400)
    _ = try library.setTimeZone("Asia/Tokyo", write(at: later))
    let now = later.adding(seconds: 40 * 86_400)
    #expect(try library.overview(of: .local, now: now).timeZone.description == "Asia/Tokyo")
    let then = try library.overview(of: .local, now: now, lookingAt: Self.evening)
    #expect(then.timeZone.description == "Europe/Here")
    #expect(
      then.situation.explanation(of: .group(then.rules[0].rule.apps.groups[0]), at: Self.evening)
        .verdict.until?.description == "2026-12-09T21:00:00Z")
  }
}
