import Foundation
import TestSupport
import Testing

@testable import Time

/// `zdump -v` reads the same files and is the judge: both sides of every transition from 2000 to 2100 in every zone.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zdump")))
struct ZdumpTests {
  /// One side of a transition: an instant and what the clock shows then.
  struct Line {
    let zone: String
    let instant: Instant
    let local: String
    let offset: Int
  }

  static func lines(_ zones: [String]) throws -> [Line] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/zdump")
    process.arguments = ["-v", "-c", "2000,2100"] + zones
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return text.split(separator: UInt8(ascii: "\n")).compactMap(line)
  }

  /// `Europe/Warsaw  Sun Mar 26 00:59:59 2000 UT = Sun Mar 26 01:59:59 2000 CET isdst=0 gmtoff=3600`
  static func line(_ text: ArraySlice<UInt8>) -> Line? {
    let words = text.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 16, words[6] == "UT", let offset = Int(words[15].dropFirst("gmtoff=".count)),
      let instant = Instant(parsing: time(words[1...5]) + "Z")
    else { return nil }
    return Line(zone: words[0], instant: instant, local: time(words[8...12]), offset: offset)
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// `2000-03-26T00:59:59` from the words `Sun Mar 26 00:59:59 2000`.
  static func time(_ words: ArraySlice<String>) -> String {
    let words = Array(words)
    let month = (months.firstIndex(of: words[1]) ?? 98) + 1
    return "\(words[4])-\(padded(month, to: 2))-\(padded(Int(words[2]) ?? 0, to: 2))T\(words[3])"
  }

  @Test func `offsets, local times and wall-clock readings agree with zdump around every transition`() throws {
    let names = Zones.allNames()
    #expect(names.count > 300)
    var checked = 0
    var rules: (name: String, zone: ZoneRules)?
    var before: Line?
    for line in try Self.lines(names) {
      if rules?.name != line.zone { rules = (line.zone, try Zones.rules(line.zone)) }
      guard let zone = rules?.zone else { continue }
      let shown = zone.localTime(at: line.instant)
      guard zone.offset(at: line.instant) == line.offset, shown.dateAndTime == line.local else {
        Issue.record("\(line.zone) at \(line.instant): \(shown), expected \(line.local) and \(line.offset) s")
        continue
      }
      if let earlier = before, earlier.zone == line.zone, line.instant.seconds - earlier.instant.seconds == 1 {
        try expectReadings(zone, earlier, line)
        checked += 1
      }
      before = line
    }
    print("zdump: \(names.count) zones, \(checked) transitions, both sides")
    #expect(checked > 10_000)
  }

  /// What wall-clock readings at the edges of a gap or of a repeated span mean.
  private func expectReadings(_ zone: ZoneRules, _ before: Line, _ after: Line) throws {
    let (early, late) = (min(before.offset, after.offset), max(before.offset, after.offset))
    for seconds in [Int64(early) - 60, Int64(early), Int64(early + late) / 2, Int64(late) - 60, Int64(late)] {
      let reading = LocalTime(instant: after.instant.adding(seconds: seconds), offsetSeconds: 0)
      guard reading.secondOfDay % 60 == 0, let time = WallClockTime(minuteOfDay: reading.minuteOfDay) else { continue }
      let local = after.instant.seconds + seconds
      let first = local - Int64(before.offset)
      let expected =
        first < after.instant.seconds
        ? first : max(local - Int64(after.offset), after.instant.seconds)
      let found = zone.instant(of: time, on: reading.date)
      if found.seconds != expected {
        Issue.record("\(zone.name): \(reading.date) \(time) is \(found), expected \(Instant(seconds: expected))")
      }
    }
  }
}
