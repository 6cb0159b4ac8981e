import JSON

/// How many days in a row.
package struct Streak: PlainKind {
  package static let declaration = BlockDeclaration(
    .streak, in: .data, title: "Streak",
    "Counts consecutive days, in the library's time zone, on which check_in happened; 0 again once a whole day was left out.",
    settings: [],
    inputs: [
      .trigger("check_in", "check in when")
    ],
    outputs: [
      .output("days", .number, "days in a row")
    ],
    example: [
      "kind": "streak", "name": "Days in a row", "inputs": ["check_in": ["block_id": "check_in_1", "output": "done"]],
    ])

  package init() {}
}
