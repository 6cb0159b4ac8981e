import JSON

/// A form that keeps what is submitted.
package struct Log: BlockKind {
  /// 1 to 8, each id once.
  package let fields: [FormField]

  static let fields = Setting.fields("fields", "Its 1 to 8 fields, each with an id, a label and a type.")

  package static let declaration = BlockDeclaration(
    .log, in: .data, title: "Log",
    "A form whose submissions are kept, the newest 200 as rows. Each field is also an output, under its id, with the "
      + "newest submission; those and record are unavailable before the first one.",
    settings: [fields.declaration],
    inputs: [.trigger("clear", "delete all entries when", optional: true)],
    outputs: [
      .event("submitted", "when submitted"), .output("record", .record, "the newest entry"),
      .output("rows", .table, "saved entries"), .output("count", .number, "number of entries"),
    ],
    example: [
      "kind": "log", "name": "Runs",
      "settings": ["fields": [["id": "km", "label": "Distance", "type": "number", "required": true]]],
    ],
    onPhone: "The person fills it in; the entries stay on the phone.")

  package init?(reading reader: inout SettingsReader) {
    guard let fields = reader.read(Self.fields) else { return nil }
    let taken = Self.declaration.outputs.map(\.name)
    if let index = fields.firstIndex(where: { taken.contains($0.id) }) {
      let message = "is \"\(fields[index].id)\", which an output of every log is called; choose another id"
      reader.addFault("\(Self.fields.name)[\(index)].id", message)
      return nil
    }
    self.fields = fields
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.fields, fields)
  }

  package var outputs: [Port] { Self.declaration.outputs + fields.outputPorts }
}

extension Log: RunningKind {
  static var bearsUnavailable: Bool { true }

  func run(_ turn: inout Turn) {
    if turn.begins("clear") { turn.memory.entries = [] }
    var isSubmitted = false
    if case .submission(turn.block.id, let record) = turn.event {
      turn.memory.record = record
      turn.save(record)
      isSubmitted = true
    }
    turn.outputs["submitted"] = .event(isSubmitted)
    turn.showRecord(fields)
    turn.outputs["rows"] = .table(turn.memory.entries)
    turn.outputs["count"] = .number(Double(turn.memory.entries.count))
  }
}
