package import Faults
package import JSON

/// Named values that belong together, in the order of their fields.
package struct Record: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let field: String
    package let value: Scalar
  }

  package let members: [Member]

  package subscript(field: String) -> Scalar? { members.first { $0.field == field }?.value }

  package var json: JSONValue {
    .object(JSONObject(uniqueMembers: members.map { JSONObject.Member(key: $0.field, value: $0.value.json) }))
  }

  init(_ members: [Member]) { self.members = members }

  /// Nil for what is no object of up to 8 scalars.
  init?(_ value: JSONValue) {
    guard let object = value.object, object.count <= FormField.count.upperBound else { return nil }
    var members: [Member] = []
    for member in object.members {
      guard let scalar = Scalar(member.value) else { return nil }
      members.append(Member(field: member.key, value: scalar))
    }
    self.members = members
  }

  /// Reads what a person fills into fields; one that is left out is blank, unless it is required.
  package init(filling fields: [FormField], from object: JSONObject) throws(Faults) {
    var faults = Faults()
    var members: [Member] = []
    faults.refuseMembers(of: object, otherThan: fields.map(\.id))
    for field in fields {
      let given = object[field.id].flatMap { $0.isNull || $0 == .string("") ? nil : $0 }
      guard let given else {
        if field.isRequired { faults.add(field.id, "is missing; \(Quoted.text(field.label)) must be filled in") }
        members.append(Member(field: field.id, value: field.blank))
        continue
      }
      guard let scalar = Scalar(given), scalar.type == field.type else {
        faults.add(field.id, "is \(ShownValue.of(given)); it must be \(Scalar.rule(field.type))")
        continue
      }
      members.append(Member(field: field.id, value: scalar))
    }
    try faults.throwIfAny()
    self.members = members
  }
}

extension Scalar {
  /// What is accepted, in words that end a refusal.
  static func rule(_ type: Port.ValueType) -> String {
    switch type {
    case .boolean: "true or false"
    case .number: "a number from -1000000 to 1000000"
    case .text, .record, .table: "text of up to \(textLength) characters"
    }
  }
}
