import JSON

/// A number of the entries over time.
package struct Chart: BlockKind {
  package let field: String

  static let field = Setting.fieldID("field", "The number field to plot.")

  package static let declaration = BlockDeclaration(
    .chart, in: .data, title: "Chart", "Plots a number field of saved entries over time.",
    settings: [field.declaration],
    inputs: [.input("rows", .table, "entries to plot")], outputs: [.output("rows", .table, "the entries")],
    example: [
      "kind": "chart", "name": "Distance", "settings": ["field": "km"],
      "inputs": ["rows": ["block_id": "log_1", "output": "rows"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    guard let field = reader.read(Self.field) else { return nil }
    self.field = field
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.field, field)
  }
}

extension Chart: RunningKind {
  func run(_ turn: inout Turn) {
    turn.outputs["rows"] = turn.inputs["rows"]
  }
}
