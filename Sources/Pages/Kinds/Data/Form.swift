import JSON

/// Fields that the person submits together.
package struct Form: BlockKind {
  /// 1 to 8, each id once.
  package let fields: [FormField]

  static let fields = Setting.fields("fields", "Its 1 to 8 fields, each with an id, a label and a type.")

  package static let declaration = BlockDeclaration(
    .form, in: .data, title: "Form",
    "Fields that the person fills in and submits together. Each field is also an output, under its id; all but submitted "
      + "are unavailable before the first submission.",
    settings: [fields.declaration],
    outputs: [.event("submitted", "when submitted"), .output("record", .record, "the entry")],
    example: [
      "kind": "form", "name": "Run",
      "settings": ["fields": [["id": "km", "label": "Distance", "type": "number", "required": true]]],
    ],
    onPhone: "The person fills it in.")

  package init?(reading reader: inout SettingsReader) {
    guard let fields = reader.read(Self.fields) else { return nil }
    self.fields = fields
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.fields, fields)
  }

  package var outputs: [Port] { Self.declaration.outputs + fields.outputPorts }
}
