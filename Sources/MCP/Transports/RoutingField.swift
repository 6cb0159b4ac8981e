import HTTP

/// One header field that repeats what the body says, so that proxies can route without reading it.
enum RoutingField: Hashable, Sendable {
  case absent
  case value(String)
  /// It has characters outside visible ASCII and space, or two lines differ.
  case malformed

  init(_ name: String, in fields: Fields) {
    guard let first = fields[name] else {
      self = .absent
      return
    }
    let isPlain = first.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    let isOne = fields.count(of: name) == 1 || fields.values(of: name).allSatisfy { Self.haveSameBytes($0, first) }
    self = isPlain && isOne ? .value(first) : .malformed
  }

  /// Whether the field says exactly this.
  func says(_ text: String) -> Bool {
    guard case .value(let value) = self else { return false }
    return Self.haveSameBytes(value, text)
  }

  /// Whether the field says exactly this, as it is or in the form `=?base64?…?=`.
  func saysPerhapsEncoded(_ text: String) -> Bool {
    guard case .value(let value) = self else { return false }
    guard value.hasPrefix(Self.opening), value.hasSuffix(Self.closing), value.utf8.count >= Self.markers else {
      return Self.haveSameBytes(value, text)
    }
    let encoded = value.dropFirst(Self.opening.count).dropLast(Self.closing.count)
    return Base64.decode(encoded)?.elementsEqual(text.utf8) ?? false
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
