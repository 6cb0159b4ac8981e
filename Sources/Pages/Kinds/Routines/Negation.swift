import JSON

/// The reverse of a condition.
package struct Negation: PlainKind {
  package static let declaration = BlockDeclaration(
    .not, in: .routines, title: "Not",
    "True while the condition is false; an event is never false for longer than an instant, so give it a condition.",
    settings: [],
    inputs: [
      .input("condition", .boolean, "condition")
    ],
    outputs: [
      .output("result", .boolean, "result")
    ],
    example: [
      "kind": "not", "name": "Not at home", "inputs": ["condition": ["block_id": "location_1", "output": "present"]],
    ])

  package init() {}
}

extension Negation: RunningKind {
  func run(_ turn: inout Turn) {
    turn.outputs["result"] = .condition(turn.condition("condition") == false)
  }
}
