import JSON

/// Either of two conditions.
package struct Disjunction: PlainKind {
  package static let declaration = BlockDeclaration(
    .or, in: .routines, title: "Or", "True while at least one condition is true; events of either pass.", settings: [],
    inputs: [
      .input("a", .boolean, "condition 1"),
      .input("b", .boolean, "condition 2"),
    ],
    outputs: [
      .output("result", .boolean, "result")
    ],
    example: [
      "kind": "or", "name": "Done either way",
      "inputs": [
        "a": ["block_id": "button_1", "output": "pressed"], "b": ["block_id": "form_1", "output": "submitted"],
      ],
    ])

  package init() {}
}

extension Disjunction: RunningKind {
  func run(_ turn: inout Turn) {
    let holds = turn.condition("a") == true || turn.condition("b") == true
    turn.outputs["result"] = .condition(holds, isHappening: turn.isHappening("a") || turn.isHappening("b"))
  }
}
