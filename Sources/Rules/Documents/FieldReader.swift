package import Faults
package import JSON

/// Reads the members of one object and keeps every fault; an absent member and `null` are the same.
package struct FieldReader {
  package let object: JSONObject
  package var faults = Faults()

  package init(_ object: JSONObject) { self.object = object }

  package subscript(name: String) -> JSONValue? {
    guard let value = object[name], !value.isNull else { return nil }
    return value
  }

  package func has(_ name: String) -> Bool { self[name] != nil }

  package mutating func text(_ name: String) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.string else { return refuse(name, value, "it must be text") }
    return text
  }

  package mutating func boolean(_ name: String) -> Bool? {
    guard let value = self[name] else { return nil }
    guard let flag = value.bool else { return refuse(name, value, "it must be true or false") }
    return flag
  }

  package mutating func wholeNumber(_ name: String, in range: ClosedRange<Int>, hint: String = "") -> Int? {
    guard let value = self[name] else { return nil }
    guard let number = value.wholeNumber, let whole = Int(exactly: number), range.contains(whole) else {
      return refuse(name, value, "it must be a whole number from \(range.lowerBound) to \(range.upperBound)\(hint)")
    }
    return whole
  }

  /// A word of an enumeration, by its exact spelling.
  package mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ name: String, _: Word.Type) -> Word? {
    guard let value = self[name] else { return nil }
    if let word = value.string.flatMap(Word.init(rawValue:)) { return word }
    return refuse(name, value, Self.choice(of: Word.allCases.map(\.rawValue), for: value.string))
  }

  /// A list whose elements are read one by one; a fault in one names its index.
  package mutating func list<Element>(
    _ name: String, upTo limit: Int, _ read: (JSONValue) throws(Faults) -> Element
  ) -> [Element]? {
    guard let value = self[name] else { return nil }
    guard let values = value.array else { return refuse(name, value, "it must be an array") }
    guard values.count <= limit else {
      faults.add(name, "has \(values.count) entries; \(limit) are the most")
      return nil
    }
    let faultsBefore = faults.all.count
    let elements = faults.collectEach(of: values, under: name, read)
    return faults.all.count == faultsBefore ? elements : nil
  }

  /// Refuses members beyond the known ones, with the nearest known name.
  package mutating func refuseOthers(than known: [String], ignoring: Set<String> = []) {
    faults.refuseMembers(of: object, otherThan: known, ignoring: ignoring)
  }

  /// Notes that `name` holds something else than what is right.
  @discardableResult
  package mutating func refuse<Value>(_ name: String, _ value: JSONValue, _ requirement: String) -> Value? {
    faults.add(name, "is \(ShownValue.of(value)); \(requirement)")
    return nil
  }

  package static func choice(of words: [String], for given: String?) -> String {
    let nearest = given.flatMap { NearestMatch.of($0, among: words) }.map { "; did you mean \($0)?" } ?? ""
    return "it must be one of \(words.joined(separator: ", "))\(nearest)"
  }
}
