package import JSON

/// A value as a message may repeat it: short, on one line, and without characters that hide or reorder text.
package enum ShownValue {
  static let limit = 60

  /// The value's JSON text; longer texts are cut, arrays and objects are only named.
  package static func of(_ value: JSONValue) -> String {
    switch value {
    case .null, .bool, .integer: value.text
    case .number(let number): cut(number.lexeme)
    case .string(let text): quoted(text)
    case .array(let values): values.isEmpty ? "[]" : "an array"
    case .object(let object): object.isEmpty ? "{}" : "an object"
    }
  }

  /// A text in quotes, as in JSON, with every character escaped that does not print as itself.
  package static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(limit).map(escaped).joined()
    return scalars.count > limit ? "\"\(shown)…\"" : "\"\(shown)\""
  }

  /// A name as it is where it is plain, else quoted.
  package static func name(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.count <= limit && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return isPlain ? text : quoted(text)
  }

  private static func cut(_ text: String) -> String {
    text.utf8.count > limit ? "\(text.prefix(limit))…" : text
  }

  private static func escaped(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: return String(scalar)
    }
  }
}
