package import JSON

/// Values and names from outside as a message repeats them: short, on one line, nothing hidden or reordered.
package enum ShownValue {
  /// The value's JSON text, cut after 40 characters; arrays and objects that hold something are only named.
  package static func of(_ value: JSONValue) -> String {
    switch value {
    case .null, .bool, .integer: value.text
    case .number(let number): number.lexeme.utf8.count > 40 ? "\(number.lexeme.prefix(40))…" : number.lexeme
    case .string(let text): Quoted.text(text)
    case .array(let values): values.isEmpty ? "[]" : "an array"
    case .object(let object): object.isEmpty ? "{}" : "an object"
    }
  }

  /// A member's name as it stands in a path: bare where it has the form of an id, else in quotation marks.
  package static func name(_ key: String) -> String { Identifier.isValid(key) ? key : Quoted.text(key) }
}
