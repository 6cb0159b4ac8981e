import Faults
import JSON

/// How faults name members and values.
enum DocumentPath {
  /// A member's name as it stands in a path: plain ones bare, all others quoted.
  static func member(_ key: String) -> String {
    (try? IdentifierText.checked(key)) ?? Quoted.text(key)
  }

  /// A value as it stands in a sentence.
  static func shown(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): Quoted.text(text)
    case .array(let values): values.isEmpty ? "an empty list" : "a list"
    case .object: "an object"
    case .null, .bool, .integer, .number: String(value.text.prefix(40))
    }
  }
}
