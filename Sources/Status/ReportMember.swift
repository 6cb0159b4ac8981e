import JSON

/// One member of an object in a report. The reader and the schema are made from the same declarations.
struct ReportMember<Value: Sendable>: ReportField {
  let name: String
  let form: ReportForm<Value>
  let isRequired: Bool

  init(_ name: String, _ form: ReportForm<Value>, isRequired: Bool = true) {
    (self.name, self.form, self.isRequired) = (name, form, isRequired)
  }

  var schema: JSONObject {
    var schema = form.schema
    schema["description"] = .string(form.requirement.prefix(1).uppercased() + form.requirement.dropFirst() + ".")
    return schema
  }
}

/// A member of any type.
protocol ReportField: Sendable {
  var name: String { get }
  var isRequired: Bool { get }
  var schema: JSONObject { get }
}

extension [any ReportField] {
  /// The schema of an object that holds these members and no others.
  var schema: JSONObject {
    var properties: JSONObject = [:]
    for member in self { properties[member.name] = .object(member.schema) }
    return [
      "type": "object", "properties": .object(properties),
      "required": .array(filter(\.isRequired).map { .string($0.name) }), "additionalProperties": false,
    ]
  }
}
