import JSON

/// What clients send in place of what they mean.
enum LenientReading {
  /// The value within JSON text, as in `"15"`, `"true"` or `"[\"a\"]"`; every other value as it is.
  static func value(_ value: JSONValue) -> JSONValue {
    guard let text = value.string, let inner = try? JSONValue(parsing: text), inner.string == nil else { return value }
    return inner
  }
}
