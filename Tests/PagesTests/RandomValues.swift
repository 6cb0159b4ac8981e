import JSON
import Pages
import TestSupport

/// JSON that is nearly right: the words of our documents at random places.
struct RandomValues {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let keys: [String] =
    [
      "name", "description", "enabled", "blocks", "id", "kind", "settings", "inputs", "block_id", "output",
      "before_block_id", "start", "until", "state", "events", "ask", "type", "at", "value", "values", "present",
      "schema_version", "rules", "behaviors", "nodes", "connections", "home_allowance", "title", "config", "time",
      "has_begun", "is_using", "send", "a", "b", "c",
    ] + Block.Kind.allCases.flatMap(\.declaration.settings).map(\.name)

  private static let texts: [String] =
    Block.Kind.allCases.map(\.rawValue) + [
      "", "a", "b", "c", "end", "monday", "every_day", "09:00", "24:00", "2026-12-09T20:30:00Z", "Europe/Warsaw",
      "pressed", "tap", "submit", "location", "number", "text", "block", "\u{202E}", "[1]", "{\"a\":1}",
    ]

  mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer([0, 1, 5, 30, -1, .max, .min].randomElement(using: &random) ?? 0)
    case 3:
      return (try? JSONValue(parsing: ["1e400", "0.5", "-0", "1e6", "1000001"].randomElement(using: &random) ?? "0"))
        ?? 0
    case 4, 5: return .string(Self.texts.randomElement(using: &random) ?? "")
    case 6: return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1) })
    default: return .object(object(depth: depth - 1))
    }
  }

  mutating func object(depth: Int) -> JSONObject {
    var object = JSONObject()
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      object[Self.keys.randomElement(using: &random) ?? "a"] = value(depth: depth)
    }
    return object
  }
}
