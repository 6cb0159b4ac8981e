/// Whatever declares a member of an object: a ``Property``, or a ``Field`` that can also be read by its type.
package protocol SchemaField: Sendable {
  var property: Property { get }
}

extension Property: SchemaField {
  package var property: Property { self }

  package var optional: Property { Property(name, schema, description, isRequired: false) }
  package var required: Property { Property(name, schema, description) }
}
