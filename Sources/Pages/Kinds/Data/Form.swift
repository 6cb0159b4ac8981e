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

extension Form: RunningKind {
  func run(_ turn: inout Turn) {
    var isSubmitted = false
    if case .submission(turn.block.id, let record) = turn.event {
      turn.memory.record = record
      isSubmitted = true
    }
    turn.outputs["submitted"] = .event(isSubmitted)
    turn.showRecord(fields)
  }
}

extension Turn {
  /// The record in memory and its fields; what is not there yet is unavailable.
  mutating func showRecord(_ fields: [FormField]) {
    outputs["record"] = memory.record.map(Signal.record) ?? .unavailable
    for field in fields {
      let value = memory.record?[field.id].flatMap { $0.type == field.type ? $0 : nil }
      outputs[field.id] = value.map(Signal.scalar) ?? .unavailable
    }
  }

  /// Keeps a record at the end of the entries, and the newest of them.
  mutating func save(_ record: Record) {
    memory.entries = Array((memory.entries + [Entry(at: now, values: record)]).suffix(EntryStore.limit))
    effects.append(.save(record))
  }
}
