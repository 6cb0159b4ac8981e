/// A strict reader of one JSON text (RFC 8259), without recursion beyond its depth limit.
///
/// Refused: a byte order mark, anything after the value, trailing commas, duplicate keys, bytes that are not UTF-8,
/// lone surrogates, raw control characters, numbers outside the grammar, more than `depthLimit` levels.
struct JSONParser {
  let bytes: [UInt8]
  let depthLimit: Int
  var position = 0
  private var depth = 0

  init(_ bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  mutating func parseDocument() throws(JSONError) -> JSONValue {
    skipWhitespace()
    let value = try parseValue()
    skipWhitespace()
    guard position == bytes.count else { throw error(.textAfterValue) }
    return value
  }

  private mutating func parseValue() throws(JSONError) -> JSONValue {
    switch try peek() {
    case UInt8(ascii: "{"): return try parseObject()
    case UInt8(ascii: "["): return try parseArray()
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    case let byte: throw error(.unexpectedByte(byte))
    }
  }

  private mutating func parseObject() throws(JSONError) -> JSONValue {
    try enter()
    var keys = KeySet()
    var members: [JSONObject.Member] = []
    // The objects that every message has; deeper ones may be a great many, of one member each.
    if depth <= 3 { members.reserveCapacity(4) }
    while try nextElement(closing: UInt8(ascii: "}"), isFirst: members.isEmpty) {
      let start = position
      guard try peek() == UInt8(ascii: "\"") else { throw error(.unexpectedByte(bytes[position])) }
      let key = try parseString()
      guard keys.insert(key, among: members) else { throw JSONError(reason: .duplicateKey(key), offset: start) }
      skipWhitespace()
      try expect(UInt8(ascii: ":"))
      skipWhitespace()
      members.append(JSONObject.Member(key: key, value: try parseValue()))
    }
    depth -= 1
    return .object(JSONObject(uniqueMembers: members))
  }

  private mutating func parseArray() throws(JSONError) -> JSONValue {
    try enter()
    var values: [JSONValue] = []
    while try nextElement(closing: UInt8(ascii: "]"), isFirst: values.isEmpty) {
      values.append(try parseValue())
    }
    depth -= 1
    return .array(values)
  }

  /// Consumes the opening bracket.
  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= depthLimit else { throw error(.tooDeep(limit: depthLimit)) }
    position += 1
  }

  /// Moves to the next element of an array or object; false, with the bracket consumed, at its end.
  private mutating func nextElement(closing: UInt8, isFirst: Bool) throws(JSONError) -> Bool {
    skipWhitespace()
    if try peek() == closing {
      position += 1
      return false
    }
    if isFirst { return true }
    let comma = position
    try expect(UInt8(ascii: ","))
    skipWhitespace()
    if try peek() == closing { throw JSONError(reason: .trailingComma, offset: comma) }
    return true
  }

  private mutating func parseWord(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    for letter in letters { try expect(letter) }
    return value
  }

  mutating func expect(_ byte: UInt8) throws(JSONError) {
    let found = try peek()
    guard found == byte else { throw error(.unexpectedByte(found)) }
    position += 1
  }

  func peek() throws(JSONError) -> UInt8 {
    guard position < bytes.count else { throw error(.unexpectedEnd) }
    return bytes[position]
  }

  func error(_ reason: JSONError.Reason) -> JSONError { JSONError(reason: reason, offset: position) }

  private mutating func skipWhitespace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }
}
