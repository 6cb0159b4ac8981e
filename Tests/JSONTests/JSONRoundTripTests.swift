import JSON
import TestSupport
import Testing

struct JSONRoundTripTests {
  @Test func `random values are read back as they were written`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(seed: seed)
    for _ in 0..<2_000 {
      let value = Self.value(&random, depth: 4)
      #expect(try JSONValue(parsing: value.encoded) == value, "seed \(seed)")
      #expect(try JSONValue(parsing: value.indented) == value, "seed \(seed)")
    }
  }

  @Test func `random bytes never crash, and what is read is written back the same`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(seed: seed)
    let alphabet = Array(#"{}[]:,"\u00e9 1-.eEtruefalsn"#.utf8) + [0x00, 0x80, 0xC3, 0xA9, 0xFF]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
      guard let value = try? JSONValue(parsing: bytes) else { continue }
      #expect(try JSONValue(parsing: value.encoded) == value, "seed \(seed)")
    }
  }

  private static func value(_ random: inout SplitMix, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int64.random(in: .min ... .max, using: &random))
    case 3:
      let whole = Double(Int.random(in: -999...999, using: &random))
      return JSONNumber(whole + 0.5).map(JSONValue.number) ?? .null
    case 4: return .string(text(&random))
    case 5:
      let count = Int.random(in: 0...3, using: &random)
      return .array((0..<count).map { _ in value(&random, depth: depth - 1) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0...20, using: &random) { object[text(&random)] = value(&random, depth: depth - 1) }
      return .object(object)
    }
  }

  private static func text(_ random: inout SplitMix) -> String {
    let scalars: [UnicodeScalar] = ["a", "\"", "\\", "\n", "\u{0}", "\u{301}", "é", "\u{2028}", "\u{85}", "😀", "/"]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) { text.append(scalars.randomElement(using: &random)!) }
    return String(text)
  }
}
