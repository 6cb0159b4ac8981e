import HTTP
import JSON

/// One header field that repeats what the body says, so that proxies can route without reading it.
enum RoutingField: Hashable, Sendable {
  case absent
  case value(String)
  /// It has characters outside visible ASCII and space, or two lines differ.
  case malformed

  init(_ name: String, in fields: Fields) {
    if let value = fields.only(name) {
      self = Self.isPlain(value) ? .value(value) : .malformed
      return
    }
    let values = fields.values(of: name)
    guard let first = values.first else {
      self = .absent
      return
    }
    let isOne = Self.isPlain(first) && values.allSatisfy { Self.haveSameBytes($0, first) }
    self = isOne ? .value(first) : .malformed
  }

  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.allSatisfy { (0x20...0x7E).contains($0) } }
  }

  /// Whether the field says exactly this.
  func says(_ text: String) -> Bool {
    guard case .value(let value) = self else { return false }
    return Self.haveSameBytes(value, text)
  }

  /// Whether the field says exactly this, as it is or in the form `=?base64?…?=`.
  func saysPerhapsEncoded(_ text: String) -> Bool {
    guard case .value(let value) = self else { return false }
    guard let encoded = Self.encoded(in: value) else { return Self.haveSameBytes(value, text) }
    return Base64.decode(encoded)?.elementsEqual(text.utf8) ?? false
  }

  /// Whether the field repeats an argument: texts as they are, numbers by their value, truth values by their words.
  /// What is not there, or is null, or no field could hold, has no field.
  func repeats(_ argument: JSONValue?) -> Bool {
    switch argument {
    case nil, .null?, .array?, .object?: self == .absent
    case .string(let text)?: saysPerhapsEncoded(text)
    case .bool(let isTrue)?: saysPerhapsEncoded(isTrue ? "true" : "false")
    case .integer?, .number?: number.map { $0 == argument || Self.areSameWhole($0, argument) } ?? false
    }
  }

  /// The number that the field says, as it is or in the form `=?base64?…?=`.
  private var number: JSONValue? {
    guard case .value(let value) = self else { return nil }
    guard let encoded = Self.encoded(in: value) else { return try? JSONValue(parsing: Array(value.utf8)) }
    return Base64.decode(encoded).flatMap { try? JSONValue(parsing: $0) }
  }

  /// `42.0` is 42.
  private static func areSameWhole(_ one: JSONValue, _ other: JSONValue?) -> Bool {
    one.wholeNumber != nil && one.wholeNumber == other?.wholeNumber
  }

  /// The digits within `=?base64?…?=`; nil for any other text, which stands for itself.
  private static func encoded(in value: String) -> Substring? {
    guard value.hasPrefix(opening), value.hasSuffix(closing), value.utf8.count >= markers else { return nil }
    return value.dropFirst(opening.count).dropLast(closing.count)
  }

  /// Equal texts of equal length in bytes: as one of them is ASCII, no other bytes can be equal to it then. Comparing
  /// the texts is many times faster than comparing their bytes one by one.
  private static func haveSameBytes(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one == other
  }

  private static let opening = "=?base64?"
  private static let closing = "?="
  private static let markers = opening.utf8.count + closing.utf8.count
}
