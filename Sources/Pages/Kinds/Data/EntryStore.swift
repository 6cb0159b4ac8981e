import JSON

/// Where entries are kept.
package struct EntryStore: PlainKind {
  /// The newest that are kept.
  package static let limit = 200

  package static let declaration = BlockDeclaration(
    .saveEntry, in: .data, title: "Save entry",
    "Keeps the record each time save happens, with the time; the newest 200 are kept.", settings: [],
    inputs: [
      .input("record", .record, "entry to save"), .trigger("save", "save when"),
      .trigger("clear", "delete all entries when", optional: true),
    ],
    outputs: [
      .output("rows", .table, "saved entries"), .output("count", .number, "number of entries"),
      .event("saved", "when saved"),
    ],
    example: [
      "kind": "save_entry", "name": "Keep the run",
      "inputs": [
        "record": ["block_id": "form_1", "output": "record"], "save": ["block_id": "form_1", "output": "submitted"],
      ],
    ],
    onPhone: "The entries stay on the phone.")

  package init() {}
}

extension EntryStore: RunningKind {
  /// What is saved stays there, whatever becomes of the inputs.
  static var bearsUnavailable: Bool { true }

  func run(_ turn: inout Turn) {
    if turn.begins("clear") { turn.memory.entries = [] }
    let hasBegun = turn.begins("save")
    let record = hasBegun ? turn.inputs["record"]?.record : nil
    if let record { turn.save(record) }
    turn.outputs["rows"] = .table(turn.memory.entries)
    turn.outputs["count"] = .number(Double(turn.memory.entries.count))
    turn.outputs["saved"] = .event(record != nil)
  }
}
