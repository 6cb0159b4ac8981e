package import Faults
package import JSON

extension ObjectSchema {
  /// More faults than this help nobody; reading stops collecting there.
  static let faultLimit = 20

  /// Reads an object leniently: fields in the schema's order, then, in an open object, the others as they were sent.
  ///
  /// Null stands for an absent optional field, and so does empty text where the field gives it no meaning.
  /// - Throws: ``Faults``: fields of the wrong kind, missing and unknown ones, all at once.
  package func read(_ sent: JSONObject) throws(Faults) -> JSONObject {
    var faults = Faults()
    var exact: [JSONObject.Member] = []
    for property in properties {
      guard let value = sent[property.name], !property.isAbsent(value) else {
        if property.isRequired { faults.add(property.name, "is missing; it must be \(property.schema.expectation)") }
        continue
      }
      let read = faults.collect(under: property.name) { () throws(Faults) in try property.schema.read(value) }
      if let read { exact.append(JSONObject.Member(key: property.name, value: read)) }
    }
    let others = sent.members.filter { !isKnown($0.key) }
    if isOpen {
      exact.append(contentsOf: others)
    } else {
      let names = properties.map(\.name)
      for other in others.prefix(max(0, Self.faultLimit - faults.all.count)) {
        faults.refuseMember(other.key, otherThan: names)
      }
    }
    try faults.throwIfAny()
    return JSONObject(uniqueMembers: exact)
  }

  private func isKnown(_ key: String) -> Bool {
    properties.contains { $0.name.utf8.count == key.utf8.count && $0.name.utf8.elementsEqual(key.utf8) }
  }
}

extension Property {
  /// True where the value that was sent means that nothing was.
  fileprivate func isAbsent(_ value: JSONValue) -> Bool {
    switch value {
    case .null: return true
    case .string(""):
      if case .string(let allowsEmpty) = schema { return !isRequired && !allowsEmpty }
      return !isRequired
    default: return false
    }
  }
}
