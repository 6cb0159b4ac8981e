import JSON
import Pages
import Testing

/// A value for one setting of an otherwise valid block, and whether it is taken.
struct SettingRow: Sendable, CustomTestStringConvertible {
  let kind: Block.Kind
  let setting: String
  let value: JSONValue
  let isTaken: Bool

  var testDescription: String { "\(kind.rawValue).\(setting) = \(value.text.prefix(60))" }

  private static func rows(
    _ kind: Block.Kind, _ setting: String, taken: [JSONValue], refused: [JSONValue]
  ) -> [SettingRow] {
    taken.map { SettingRow(kind: kind, setting: setting, value: $0, isTaken: true) }
      + refused.map { SettingRow(kind: kind, setting: setting, value: $0, isTaken: false) }
  }

  private static func text(_ piece: String, _ count: Int) -> JSONValue {
    .string(String(repeating: piece, count: count))
  }

  static let all =
    texts + numbers
    + rows(.timer, "notify", taken: [true, false, "true"], refused: ["yes", 1, []])
    + rows(.screenTime, "mode", taken: ["block", "allow_only"], refused: ["limit", "allow", 1, "Block"])
    + rows(.screenTime, "groups", taken: [[], ["g"], groups(20)], refused: [[nil], [1], [""], groups(21), "g"])
    + rows(.screenTime, "blocks", taken: [false, true], refused: ["no", 0])

  private static func groups(_ count: Int) -> JSONValue { .array((0..<count).map { .string("g\($0)") }) }

  private static let texts: [SettingRow] =
    rows(.heading, "subtitle", taken: ["", text("x", 200)], refused: [7, text("x", 201)])
    + rows(
      .note, "text", taken: ["two\nlines", text("👨‍👩‍👧‍👦", 1_000)],
      refused: [text("x", 1_001), .string("a" + String(repeating: "\u{301}", count: 200_000))])
    + rows(
      .checklist, "items",
      taken: [["one"], .array(Array(repeating: "x", count: 20)), [text("x", 80)], "[\"one\",\"two\"]"],
      refused: [[], .array(Array(repeating: "x", count: 21)), [text("x", 81)], ["  "], [1], "one", 1])

  private static let numbers: [SettingRow] =
    rows(.counter, "target", taken: [1, 1_000, "10"], refused: [0, 1_001, -1, "ten", [1]])
    + rows(.timer, "minutes", taken: [15, 120, " 25.0 "], refused: [14, 121, "25.5", true, "1e400"])
}
