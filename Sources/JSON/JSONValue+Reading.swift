extension JSONValue {
  package var isNull: Bool { self == .null }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value of a number that is whole, however it is written: `15`, `15.0` and `1.5e1` are 15.
  package var wholeNumber: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let number): number.wholeNumber
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The nearest double of a number; nil where it is out of a double's range.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let number): number.double
    case .null, .bool, .string, .array, .object: nil
    }
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The member of an object; nil for a missing one and for a value that is no object.
  package subscript(key: String) -> JSONValue? { object?[key] }

  /// The JSON type's name, for messages: `null`, `boolean`, `number`, `string`, `array`, `object`.
  package var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer, .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
