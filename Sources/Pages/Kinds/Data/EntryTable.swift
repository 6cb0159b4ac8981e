import JSON

/// Entries in rows and columns.
package struct EntryTable: PlainKind {
  package static let declaration = BlockDeclaration(
    .table, in: .data, title: "Table", "Shows saved entries in rows and columns.", settings: [],
    inputs: [
      .input("rows", .table, "entries to show")
    ],
    outputs: [
      .output("rows", .table, "the entries")
    ],
    example: ["kind": "table", "name": "All runs", "inputs": ["rows": ["block_id": "log_1", "output": "rows"]]])

  package init() {}
}

extension EntryTable: RunningKind {
  func run(_ turn: inout Turn) {
    turn.outputs["rows"] = turn.inputs["rows"]
  }
}
