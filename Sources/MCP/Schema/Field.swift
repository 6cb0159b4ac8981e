package import JSON

/// A member of an object with the Swift type that it is read as.
///
/// One value of this type publishes the schema, coerces what was sent, and reads it:
/// `static let minutes = Field.integer("minutes", in: 1...240, "…")`, later `try arguments[Self.minutes]`.
package struct Field<Value: Sendable>: SchemaField {
  package let property: Property

  /// Reads the exact value that the schema let through; nil stands for a value that is not of this type.
  let value: @Sendable (JSONValue?) -> Value?

  package init(_ property: Property, value: @escaping @Sendable (JSONValue?) -> Value?) {
    self.property = property
    self.value = value
  }

  package var name: String { property.name }

  /// The same field, which may be left out; absent, null and (where it has no meaning) empty text read as nil.
  package var optional: Field<Value?> {
    Field<Value?>(property.optional) { [value] sent in sent.map { value($0) } ?? .some(nil) }
  }

  /// The same field, whose value modern clients repeat in the header field `Mcp-Param-` and these letters.
  package func mirrored(as header: String) -> Self { Self(property.mirrored(as: header), value: value) }
}

extension Field where Value == String {
  package static func string(_ name: String, allowsEmpty: Bool = false, _ description: String) -> Self {
    Self(Property(name, .string(allowsEmpty: allowsEmpty), description)) { $0?.string }
  }

  package static func enumeration(
    _ name: String, _ words: [String], aliases: [String: String] = [:], _ description: String
  ) -> Self {
    Self(Property(name, .enumeration(words, aliases: aliases), description)) { $0?.string }
  }
}

extension Field where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enum, by raw value: `Field<Rule.Kind>.choice("kind", "…")`.
  package static func choice(_ name: String, _ description: String) -> Self {
    Self(Property(name, .enumeration(Value.allCases.map(\.rawValue)), description)) { sent in
      sent?.string.flatMap(Value.init(rawValue:))
    }
  }
}

extension Field where Value == Int {
  package static func integer(_ name: String, in range: ClosedRange<Int>? = nil, _ description: String) -> Self {
    Self(Property(name, .integer(range), description)) { sent in sent?.wholeNumber.map { Int($0) } }
  }
}

extension Field where Value == Bool {
  package static func boolean(_ name: String, _ description: String) -> Self {
    Self(Property(name, .boolean, description)) { $0?.bool }
  }
}

extension Field where Value == [JSONValue] {
  package static func array(
    _ name: String, of element: Schema, count: ClosedRange<Int>? = nil, takesOne: Bool = false, _ description: String
  ) -> Self {
    Self(Property(name, .array(of: element, count: count, takesOne: takesOne), description)) { $0?.array }
  }
}

extension Field where Value == [String] {
  /// An array of texts, or of words where `element` is an enumeration.
  package static func strings(
    _ name: String, of element: Schema = .string(), count: ClosedRange<Int>? = nil, takesOne: Bool = false,
    _ description: String
  ) -> Self {
    Self(Property(name, .array(of: element, count: count, takesOne: takesOne), description)) { sent in
      guard let values = sent?.array else { return nil }
      let texts = values.compactMap(\.string)
      return texts.count == values.count ? texts : nil
    }
  }
}

extension Field where Value == JSONObject {
  package static func object(
    _ name: String, _ fields: [any SchemaField], isOpen: Bool = false, _ description: String
  ) -> Self {
    Self(Property(name, .object(ObjectSchema(fields, isOpen: isOpen)), description)) { $0?.object }
  }
}
