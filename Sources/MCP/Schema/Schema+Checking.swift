package import Faults
package import JSON

extension Schema {
  /// What in an answer does not conform to the published schema, without leniency; for tests of output schemas.
  package func faults(in value: JSONValue) -> Faults {
    var faults = Faults()
    switch (self, value) {
    case (.string, .string), (.integer(nil), .integer), (.boolean, .bool), (.number, .integer), (.number, .number):
      break
    case (.integer(let range?), .integer(let number)) where range.contains(Int(number)): break
    case (.enumeration(let words, _), .string(let word)) where words.contains(word): break
    case (.array(let element, let count, _), .array(let values)) where count?.contains(values.count) ?? true:
      for (index, value) in values.enumerated() { faults.add(element.faults(in: value), under: "[\(index)]") }
    case (.object(let schema), .object(let object)): faults = schema.faults(in: object)
    default: faults.add("", "is \(ShownValue.of(value)); it must be \(expectation)")
    }
    return faults
  }
}

extension ObjectSchema {
  /// What in an answer does not conform to the published schema, the order of its members included.
  package func faults(in object: JSONObject) -> Faults {
    var faults = Faults()
    for property in properties {
      if let value = object[property.name] {
        faults.add(property.schema.faults(in: value), under: property.name)
      } else if property.isRequired {
        faults.add(property.name, "is missing")
      }
    }
    let names = properties.map(\.name)
    for key in object.keys where !isOpen && !names.contains(key) { faults.add(key, "is not in the schema") }
    let known = object.keys.filter(names.contains)
    if known != names.filter(known.contains) { faults.add("", "has its members in another order than the schema") }
    return faults
  }
}
