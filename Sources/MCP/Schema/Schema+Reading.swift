package import Faults
package import JSON

extension Schema {
  /// Reads a value leniently and gives it back exactly: numbers as text, whole fractions, and JSON text for arrays and
  /// objects are taken for what they mean.
  /// - Throws: ``Faults`` whose paths start at this value.
  package func read(_ value: JSONValue) throws(Faults) -> JSONValue {
    switch self {
    case .string(let allowsEmpty): try Self.readString(value, allowsEmpty: allowsEmpty)
    case .integer(let range): try Self.readInteger(value, in: range)
    case .number: try Self.readNumber(value)
    case .boolean: try Self.readBoolean(value)
    case .enumeration(let words, let aliases): try Self.readWord(value, of: words, aliases: aliases)
    case .array(let element, let count, let takesOne):
      try Self.readArray(value, of: element, count: count, takesOne: takesOne)
    case .object(let object): .object(try object.read(Self.objectMeant(by: value)))
    }
  }

  /// What the value must be, as a message says it.
  var expectation: String {
    switch self {
    case .string: "a text"
    case .integer(nil): "a whole number"
    case .integer(let range?): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number"
    case .boolean: "true or false"
    case .enumeration(let words, _): "one of \(words.joined(separator: ", "))"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private static func readString(_ value: JSONValue, allowsEmpty: Bool) throws(Faults) -> JSONValue {
    guard let text = value.string else { throw mismatch(value, .string()) }
    guard allowsEmpty || !text.isEmpty else { throw Faults("", "is empty; it must be a text of at least 1 character") }
    return value
  }

  private static func readInteger(_ value: JSONValue, in range: ClosedRange<Int>?) throws(Faults) -> JSONValue {
    guard let whole = (value.string.flatMap(numberMeant) ?? value).wholeNumber, let number = Int(exactly: whole),
      range?.contains(number) ?? true
    else { throw mismatch(value, .integer(range)) }
    return .integer(number)
  }

  private static func readNumber(_ value: JSONValue) throws(Faults) -> JSONValue {
    let meant = value.string.flatMap(numberMeant) ?? value
    guard meant.double != nil else { throw mismatch(value, .number) }
    return meant
  }

  /// The number that a text spells as JSON would, with spaces around it or not.
  private static func numberMeant(by text: String) -> JSONValue? {
    guard text.utf8.count <= 40, let value = try? JSONValue(parsing: text) else { return nil }
    return value.double == nil ? nil : value
  }

  private static func readBoolean(_ value: JSONValue) throws(Faults) -> JSONValue {
    if value.bool != nil { return value }
    switch value.string?.lowercased() {
    case "true": return true
    case "false": return false
    default: throw mismatch(value, .boolean)
    }
  }

  private static func readWord(
    _ value: JSONValue, of words: [String], aliases: [String: String]
  ) throws(Faults) -> JSONValue {
    guard let text = value.string, text.utf8.count <= 200 else { throw mismatch(value, .enumeration(words)) }
    let folded = text.lowercased()
    if let word = words.first(where: { $0 == text }) ?? words.first(where: { $0.lowercased() == folded }) {
      return .string(word)
    }
    if let word = aliases[folded] { return .string(word) }
    let guess = NearestMatch.of(text, among: words).map { "; did you mean \"\($0)\"?" } ?? ""
    throw Faults("", "is \(ShownValue.of(value)); it must be \(Schema.enumeration(words).expectation)\(guess)")
  }

  private static func readArray(
    _ value: JSONValue, of element: Schema, count: ClosedRange<Int>?, takesOne: Bool
  ) throws(Faults) -> JSONValue {
    let values = try arrayMeant(by: value, takesOne: takesOne)
    if let count, !count.contains(values.count) {
      throw Faults("", "has \(values.count) elements; it must have \(count.lowerBound) to \(count.upperBound)")
    }
    var faults = Faults()
    var exact: [JSONValue] = []
    for (index, value) in values.enumerated() {
      guard faults.all.count < ObjectSchema.faultLimit else { break }
      let read = faults.collect(under: "[\(index)]") { () throws(Faults) in try element.read(value) }
      if let read { exact.append(read) }
    }
    try faults.throwIfAny()
    return .array(exact)
  }

  private static func arrayMeant(by value: JSONValue, takesOne: Bool) throws(Faults) -> [JSONValue] {
    if let values = value.array { return values }
    if let text = value.string, let values = documentMeant(by: text)?.array { return values }
    if takesOne, !value.isNull { return [value] }
    throw mismatch(value, .array(of: .string()))
  }

  static func objectMeant(by value: JSONValue) throws(Faults) -> JSONObject {
    if let object = value.object { return object }
    if let text = value.string, let object = documentMeant(by: text)?.object { return object }
    throw mismatch(value, .object([]))
  }

  private static func documentMeant(by text: String) -> JSONValue? {
    guard let first = text.utf8.first(where: { !" \t\r\n".utf8.contains($0) }), first == 0x5B || first == 0x7B else {
      return nil
    }
    return try? JSONValue(parsing: text)
  }

  private static func mismatch(_ value: JSONValue, _ schema: Schema) -> Faults {
    Faults("", "is \(ShownValue.of(value)); it must be \(schema.expectation)")
  }
}
