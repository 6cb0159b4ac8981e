package import JSON

/// A value that a person can enter: in an input, or in a field of a form.
package enum Scalar: Hashable, Sendable {
  case boolean(Bool)
  /// Finite, within ±1,000,000.
  case number(Double)
  /// Up to 240 characters.
  case text(String)

  package static let numbers = -1_000_000.0...1_000_000.0
  package static let textLength = 240

  package var type: Port.ValueType {
    switch self {
    case .boolean: .boolean
    case .number: .number
    case .text: .text
    }
  }

  package var json: JSONValue {
    switch self {
    case .boolean(let flag): .bool(flag)
    case .number(let number): .double(number)
    case .text(let text): .string(text)
    }
  }

  /// Nil for values that are no scalar, and for numbers and texts past their limits.
  package init?(_ value: JSONValue) {
    switch value {
    case .bool(let flag): self = .boolean(flag)
    case .integer, .number:
      guard let number = value.double, Self.numbers.contains(number) else { return nil }
      self = .number(number)
    case .string(let text):
      guard text.utf8.count <= 100 * Self.textLength, text.count <= Self.textLength else { return nil }
      self = .text(text)
    case .null, .array, .object: return nil
    }
  }
}

extension JSONValue {
  /// A finite number; whole ones without a fraction. Null for what is no number.
  static func double(_ value: Double) -> JSONValue {
    if let whole = Int64(exactly: value) { return .integer(whole) }
    return JSONNumber(value).map(JSONValue.number) ?? .null
  }
}
