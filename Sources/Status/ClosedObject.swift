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
    faults.refuseMembers(of: object, otherThan: names)
  }

  /// A member's value; nil where it is missing, which is a fault if it must be there, and where it is wrong.
  mutating func value<Value>(_ member: ReportMember<Value>) -> Value? {
    let (name, requirement) = (member.name, member.form.requirement)
    guard let given = object[name] else {
      if member.isRequired { faults.add(name, "is missing; it must be \(requirement)") }
      return nil
    }
    guard let value = member.form.read(given) else {
      faults.add(name, "is \(ShownValue.of(given)); it must be \(requirement)")
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
    return faults.collectEach(of: values, under: name) { (value) throws(Faults) -> Value in
      guard let object = value.object else { throw Faults("", "is \(ShownValue.of(value)); it must be an object") }
      return try read(object)
    }
  }

  mutating func add(_ path: String, _ message: String) { faults.add(path, message) }

  /// Notes every entry whose key was there before.
  mutating func refuseRepeats<Key: Hashable>(of keys: [Key], in array: String, _ member: String) {
    var seen: Set<Key> = []
    for (index, key) in keys.enumerated() where !seen.insert(key).inserted {
      add("\(array)[\(index)].\(member)", "is \(key) again; each may stand once")
    }
  }
}
