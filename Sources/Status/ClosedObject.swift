import Faults
import JSON

/// The members of an object that may hold these members and no others, read one by one with all faults kept.
struct ClosedObject {
  private let object: JSONObject
  private(set) var faults = Faults()

  /// Notes every member that is not among those accepted, by name.
  init(_ object: JSONObject, accepting members: [any ReportField]) {
    self.object = object
    let names = members.map(\.name)
    let strangers = object.keys.filter { !names.contains($0) }
    for key in strangers.prefix(Self.namedStrangers) {
      let nearest = NearestMatch.of(key, among: names).map { "; did you mean \($0)?" }
      faults.add(
        Quoted.text(key), "is not a member that a report may hold" + (nearest ?? "; the members are \(names.list)"))
    }
    if strangers.count > Self.namedStrangers {
      faults.add("", "holds \(strangers.count - Self.namedStrangers) more members that a report may not hold")
    }
  }

  /// What is sent by mistake has few; what has more would only take time.
  private static let namedStrangers = 20

  /// A member's value; nil where it is missing, which is a fault if it must be there, and where it is wrong.
  mutating func value<Value>(_ member: ReportMember<Value>) -> Value? {
    let (name, requirement) = (member.name, member.form.requirement)
    guard let given = object[name] else {
      if member.isRequired { faults.add(name, "is missing; it must be \(requirement)") }
      return nil
    }
    guard let value = member.form.read(given) else {
      faults.add(name, "is \(Self.shown(given)); it must be \(requirement)")
      return nil
    }
    return value
  }

  /// An object, read with faults of its own.
  mutating func object<Value>(
    _ member: ReportMember<JSONObject>, _ read: (JSONObject) throws(Faults) -> Value
  ) -> Value? {
    guard let object = value(member) else { return nil }
    return faults.collect(under: member.name) { () throws(Faults) -> Value in try read(object) }
  }

  /// An array of objects, each read with faults of its own; empty where it is left out and may be.
  mutating func objects<Value>(
    _ member: ReportMember<[JSONValue]>, atMost limit: Int, _ read: (JSONObject) throws(Faults) -> Value
  ) -> [Value] {
    guard let values = value(member) else { return [] }
    let name = member.name
    guard values.count <= limit else {
      faults.add(name, "has \(values.count) entries; it must be \(member.form.requirement)")
      return []
    }
    return values.enumerated().compactMap { index, value in
      guard let object = value.object else {
        faults.add("\(name)[\(index)]", "is \(Self.shown(value)); it must be an object")
        return nil
      }
      return faults.collect(under: "\(name)[\(index)]") { () throws(Faults) -> Value in try read(object) }
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
