import TestSupport
import Testing

@testable import Time

@Suite struct TZifFileTests {
  static let name = ZoneName(parsing: "Test/Zone")!

  static func offset(_ bytes: [UInt8], _ utc: String) throws -> Int {
    let instant = try #require(Instant(parsing: utc))
    return try ZoneRules(name: name, tzif: bytes).offset(at: instant)
  }

  @Test(arguments: [UInt8(0x32), 0x33, 0x34])
  func `a slim file goes on with its footer`(version: UInt8) throws {
    let bytes = TZifBuilder(version: version, transitions: [(0, 0)]).bytes
    #expect(try Self.offset(bytes, "1969-07-01T00:00:00Z") == 3_600)
    #expect(try Self.offset(bytes, "2026-07-01T00:00:00Z") == 7_200)
    #expect(try Self.offset(bytes, "2026-10-25T00:59:59Z") == 7_200)
    #expect(try Self.offset(bytes, "2026-10-25T01:00:00Z") == 3_600)
  }

  @Test func `version 1 has no footer`() throws {
    let bytes = TZifBuilder(version: 0, transitions: [(0, 1)], types: [0, 7_200]).bytes
    #expect(try Self.offset(bytes, "1969-12-31T23:59:59Z") == 0)
    #expect(try Self.offset(bytes, "2026-12-09T00:00:00Z") == 7_200)
  }

  @Test(arguments: [
    ("UTC0", "2026-07-01T00:00:00Z", 0), ("<+0545>-5:45", "2026-07-01T00:00:00Z", 20_700),
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "2026-03-29T00:59:59Z", -10_800),
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "2026-03-29T01:00:00Z", -7_200),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-12-31T14:00:00Z", 39_600),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00:00Z", 36_000),
    // Summer time all the year.
    ("XXX3EDT4,0/0,J365/23", "2026-01-01T02:59:59Z", -14_400),
    ("XXX3EDT4,0/0,J365/23", "2027-07-01T00:00:00Z", -14_400),
    // A day number with and without the leap day; negative summer time.
    ("AAA0BBB,J60/0,J300/0", "2028-03-01T00:00:00Z", 3_600), ("AAA0BBB,J60/0,J300/0", "2028-02-29T23:59:59Z", 0),
    ("AAA0BBB,59/0,300/0", "2028-02-29T00:00:00Z", 3_600), ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-12-09T00:00:00Z", 0),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-09T00:00:00Z", 3_600),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-27T23:59:59Z", 7_200),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", 10_800),
  ])
  func `a file without transitions is its footer`(footer: String, utc: String, offset: Int) throws {
    #expect(try Self.offset(TZifBuilder(footer: footer).bytes, utc) == offset)
  }

  @Test(arguments: [
    "CET", "-1", "CE-1", "CET-25", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0",
    "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J1", "CET-1CEST,366,1", "CET-1CEST,M3.5.0/168,M10.5.0", "<CET-1",
    "CET-1CEST,M3.5.0,M10.5.0x", "CET-1:60", "CET-1CEST,M3.5.0,M10.5.0/2:5",
  ])
  func `a footer that is no rule is refused`(footer: String) {
    #expect(throws: TZifError.badFooter(footer)) {
      try ZoneRules(name: Self.name, tzif: TZifBuilder(footer: footer).bytes)
    }
  }

  @Test func `each kind of damage has its error`() {
    let rows: [(TZifBuilder, TZifError)] = [
      (TZifBuilder(version: 0x35), .unknownVersion(0x35)), (TZifBuilder(types: []), .noLocalTimeType),
      (TZifBuilder(transitions: [(5, 0), (5, 0)]), .transitionsOutOfOrder),
      (TZifBuilder(transitions: [(5, 1)]), .typeOutOfRange(1)),
      (TZifBuilder(types: [93_601]), .offsetOutOfRange(93_601)), (TZifBuilder(types: [.min]), .offsetOutOfRange(.min)),
      (TZifBuilder(version: 0, leapCount: 1), .endsEarly), (TZifBuilder(footer: nil), .endsEarly),
    ]
    for (builder, error) in rows {
      #expect(throws: error) { try ZoneRules(name: Self.name, tzif: builder.bytes) }
    }
    #expect(throws: TZifError.notTZif) { try ZoneRules(name: Self.name, tzif: []) }
    #expect(throws: TZifError.notTZif) { try ZoneRules(name: Self.name, tzif: Array(repeating: 0x20, count: 200)) }
  }

  @Test func `extreme transitions are read`() throws {
    let bytes = TZifBuilder(
      transitions: [(.min, 0), (-4_611_686_018_427_387_904, 1), (0, 0), (.max - 1, 1), (.max, 0)],
      types: [3_600, 7_200]
    ).bytes
    #expect(try Self.offset(bytes, "1900-01-01T00:00:00Z") == 7_200)
    #expect(try Self.offset(bytes, "2026-01-01T00:00:00Z") == 3_600)
  }

  @Test func `a file cut anywhere is refused`() throws {
    let whole = try Zones.bytes("Europe/Warsaw")
    for length in 0..<whole.count {
      #expect(throws: TZifError.self) { try ZoneRules(name: Self.name, tzif: Array(whole.prefix(length))) }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `damaged bytes never trap`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let whole = TZifBuilder(transitions: (0..<20).map { (Int64($0) * 10_000_000, UInt8($0 % 2)) }, types: [0, 3_600])
      .bytes
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let rules = try? ZoneRules(name: Self.name, tzif: bytes) else { continue }
      for instant in [Instant.earliest, .latest, Instant(seconds: 1_796_848_200)] { _ = rules.date(at: instant) }
    }
  }
}
