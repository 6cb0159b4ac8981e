package import JSON

extension Schema {
  /// The schema as it is published. `type` is one word on every node, enums are texts, arrays have typed `items`.
  package var json: JSONObject {
    switch self {
    case .string: ["type": "string"]
    case .integer(nil): ["type": "integer"]
    case .integer(let range?):
      ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
    case .number: ["type": "number"]
    case .boolean: ["type": "boolean"]
    case .enumeration(let words, _): ["type": "string", "enum": .array(words.map(JSONValue.string))]
    case .array(let element, let count, _): Self.array(of: element, count: count)
    case .object(let object): object.json
    }
  }

  private static func array(of element: Schema, count: ClosedRange<Int>?) -> JSONObject {
    var object: JSONObject = ["type": "array", "items": .object(element.json)]
    if let count {
      if count.lowerBound > 0 { object["minItems"] = .integer(count.lowerBound) }
      object["maxItems"] = .integer(count.upperBound)
    }
    return object
  }
}

extension ObjectSchema {
  /// `properties` stands there even when empty. An open object says that it is: some clients close one that does not,
  /// and a model then leaves it empty.
  package var json: JSONObject {
    let members = properties.map { JSONObject.Member(key: $0.name, value: .object($0.json)) }
    var object: JSONObject = ["type": "object", "properties": .object(JSONObject(uniqueMembers: members))]
    let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { object["required"] = .array(required) }
    object["additionalProperties"] = .bool(isOpen)
    return object
  }
}

extension Property {
  /// The member's schema with its description after the type, and at the end the field that it is mirrored in.
  var json: JSONObject {
    var members = schema.json.members
    let description = JSONObject.Member(key: "description", value: .string(description))
    members.insert(description, at: min(1, members.count))
    if let header { members.append(JSONObject.Member(key: MirroredArgument.key, value: .string(header))) }
    return JSONObject(uniqueMembers: members)
  }
}
