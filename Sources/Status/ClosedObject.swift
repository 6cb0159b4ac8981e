import Faults
import JSON

/// The members of an object that may hold these members and no others, read one by one with all faults kept.
struct ClosedObject {
  private let object: JSONObject
  private(set) var faults = Faults()

  /// Notes every member that is not among those accepted, by name.
  init(_ object: JSONObject, accepting names: [String]) {
    self.object = object
    for key in object.keys where !names.contains(key) {
      let nearest = NearestMatch.of(key, among: names).map { "; did you mean \($0)?" }
      faults.add(
        Quoted.text(key), "is not a member that a report may hold" + (nearest ?? "; the members are \(names.list)"))
    }
  }

  /// A member that must be there; nil where it is missing or wrong.
  mutating func required<Value>(
    _ key: String, _ requirement: String, _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard object.contains(key) else {
      faults.add(key, "is missing; it must be \(requirement)")
      return nil
    }
    return optional(key, requirement, read)
  }

  /// A member that may be left out; nil where it is, and where it is wrong.
  mutating func optional<Value>(
    _ key: String, _ requirement: String, _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard let given = object[key] else { return nil }
    guard let value = read(given) else {
      faults.add(key, "is \(Self.shown(given)); it must be \(requirement)")
      return nil
    }
    return value
  }

  /// An object that may be left out, read with faults of its own.
  mutating func object<Value>(_ key: String, _ read: (JSONObject) throws(Faults) -> Value) -> Value? {
    guard let object = optional(key, "an object", \.object) else { return nil }
    return faults.collect(under: key) { () throws(Faults) -> Value in try read(object) }
  }

  /// An array of objects, each read with faults of its own; empty where it is left out and may be.
  mutating func objects<Value>(
    _ key: String, isRequired: Bool = false, atMost limit: Int, _ read: (JSONObject) throws(Faults) -> Value
  ) -> [Value] {
    let requirement = "an array of at most \(limit) objects"
    let values = isRequired ? required(key, requirement, \.array) : optional(key, requirement, \.array)
    guard let values else { return [] }
    guard values.count <= limit else {
      faults.add(key, "has \(values.count) entries; it must be \(requirement)")
      return []
    }
    return values.enumerated().compactMap { index, value in
      guard let object = value.object else {
        faults.add("\(key)[\(index)]", "is \(Self.shown(value)); it must be an object")
        return nil
      }
      return faults.collect(under: "\(key)[\(index)]") { () throws(Faults) -> Value in try read(object) }
    }
  }

  mutating func add(_ path: String, _ message: String) { faults.add(path, message) }

  /// A value as it stands in a message: short, and on one line.
  static func shown(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let number): String(number.lexeme.prefix(24))
    case .string(let text): Quoted.text(text)
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension [String] {
  /// `a, b and c`.
  var list: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and \(self[count - 1])"
  }
}
