package import JSON

extension ObjectSchema {
  /// The schema as `tools/list` gives it for answers: the members with their types, one level deep, and which are
  /// always there.
  ///
  /// Every client loads every list, and what an answer holds can be seen in the answer. The whole schema is among the
  /// documents that `schemas` prints.
  package var outline: JSONObject {
    let members = properties.map { JSONObject.Member(key: $0.name, value: .object($0.schema.outline)) }
    var object: JSONObject = ["type": "object", "properties": .object(JSONObject(uniqueMembers: members))]
    let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { object["required"] = .array(required) }
    return object
  }
}

extension Schema {
  fileprivate var outline: JSONObject {
    switch self {
    case .string, .enumeration: ["type": "string"]
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .boolean: ["type": "boolean"]
    case .array(let element, _, _): ["type": "array", "items": .object(element.outline)]
    case .object: ["type": "object", "properties": [:]]
    }
  }
}
