package import Faults
package import JSON

/// The arguments of one call, coerced to exactly what the tool's schema publishes, in the schema's order.
package struct Arguments: Hashable, Sendable {
  package let json: JSONObject

  /// Wraps arguments that have passed the schema already, perhaps normalised since.
  package init(exact json: JSONObject) { self.json = json }

  /// Reads what a client sent: missing and null arguments count as none.
  /// - Throws: ``Faults`` with everything that is wrong, each with its path.
  package init(reading sent: JSONObject, by schema: ObjectSchema) throws(Faults) {
    json = try schema.read(sent)
  }

  /// The value of a field of the tool's own declaration.
  /// - Throws: ``Faults`` where the field is not in these arguments, which the schema rules out.
  package subscript<Value>(field: Field<Value>) -> Value {
    get throws(Faults) {
      guard let value = field.value(json[field.name]) else {
        throw Faults(field.name, "is missing or not of the declared type")
      }
      return value
    }
  }
}
