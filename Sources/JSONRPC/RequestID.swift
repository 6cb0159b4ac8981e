package import JSON

/// What ties a response to its request: a string or a whole number, given back with the same type and the same text.
///
/// Two ids are equal when their types and bytes are, so `7` is not `"7"`, and no Unicode normalisation joins two.
package struct RequestID: Sendable {
  /// The id as it stands in a message.
  package let json: JSONValue

  /// Reads an id; nil for what JSON-RPC 2.0 §4 and MCP refuse: null, booleans, fractions, exponents, arrays, objects.
  package init?(_ value: JSONValue) {
    switch value {
    case .string, .integer: json = value
    case .number(let number) where Self.isInteger(number): json = value
    case .number, .null, .bool, .array, .object: return nil
    }
  }

  /// Whole numbers beyond 64 bits, which are kept as digits.
  private static func isInteger(_ number: JSONNumber) -> Bool {
    number.lexeme.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension RequestID: Hashable {
  package static func == (one: RequestID, other: RequestID) -> Bool {
    switch (one.json, other.json) {
    case (.string(let text), .string(let otherText)): text.utf8.elementsEqual(otherText.utf8)
    default: one.json == other.json
    }
  }

  package func hash(into hasher: inout Hasher) {
    guard case .string(let text) = json else { return hasher.combine(json) }
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
