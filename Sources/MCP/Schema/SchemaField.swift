/// Whatever declares a member of an object: a ``Property``, or a ``Field`` that can also be read by its type.
package protocol SchemaField: Sendable {
  var property: Property { get }
}

extension Property: SchemaField {
  package var property: Property { self }

  package var optional: Property { Property(name, schema, description, isRequired: false, mirroredAs: header) }
  package var required: Property { Property(name, schema, description, mirroredAs: header) }

  /// The same property, whose value modern clients repeat in the header field `Mcp-Param-` and these letters.
  package func mirrored(as header: String) -> Property {
    Property(name, schema, description, isRequired: isRequired, mirroredAs: header)
  }
}
