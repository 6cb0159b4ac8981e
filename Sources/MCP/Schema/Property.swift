/// One named member of an object.
package struct Property: Hashable, Sendable {
  package let name: String
  package let schema: Schema
  /// At most 160 characters.
  package let description: String
  package let isRequired: Bool

  package init(_ name: String, _ schema: Schema, _ description: String, isRequired: Bool = true) {
    self.name = name
    self.schema = schema
    self.description = description
    self.isRequired = isRequired
  }
}

/// Whatever declares a member of an object: a ``Property``, or a ``Field`` that can also be read by its type.
package protocol SchemaField: Sendable {
  var property: Property { get }
}

extension Property: SchemaField {
  package var property: Property { self }

  package var optional: Property { Property(name, schema, description, isRequired: false) }
  package var required: Property { Property(name, schema, description) }
}
