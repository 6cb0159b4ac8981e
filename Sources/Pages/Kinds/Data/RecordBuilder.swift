import JSON

/// Values put together into one entry.
package struct RecordBuilder: BlockKind {
  /// 1 to 8, each id once.
  package let fields: [FormField]

  static let fields = Setting.fields("fields", "Its 1 to 8 fields, each with an id, a label and a type.")

  package static let declaration = BlockDeclaration(
    .record, in: .data, title: "Record",
    "Puts values together into one entry for save_entry. Each field is an input, under its id; a field that is not "
      + "required may stay unconnected and is then 0, empty or false.",
    settings: [fields.declaration],
    outputs: [.output("record", .record, "the entry")],
    example: [
      "kind": "record", "name": "Run of today",
      "settings": ["fields": [["id": "km", "label": "Distance", "type": "number", "required": true]]],
      "inputs": ["km": ["block_id": "number_input_1", "output": "value"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    guard let fields = reader.read(Self.fields) else { return nil }
    self.fields = fields
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.fields, fields)
  }

  package var inputs: [Port] { fields.inputPorts }
}

extension RecordBuilder: RunningKind {
  func run(_ turn: inout Turn) {
    let members = fields.map { field in
      Record.Member(field: field.id, value: turn.inputs[field.id]?.scalar ?? field.blank)
    }
    turn.outputs["record"] = .record(Record(members))
  }
}
