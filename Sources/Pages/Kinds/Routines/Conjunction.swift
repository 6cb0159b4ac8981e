import JSON

/// Both of two conditions.
package struct Conjunction: PlainKind {
  package static let declaration = BlockDeclaration(
    .and, in: .routines, title: "And",
    "True while both conditions are true; an event passes while the other condition is true.", settings: [],
    inputs: [
      .input("a", .boolean, "condition 1"),
      .input("b", .boolean, "condition 2"),
    ],
    outputs: [
      .output("result", .boolean, "result")
    ],
    example: [
      "kind": "and", "name": "Evening at home",
      "inputs": [
        "a": ["block_id": "window_1", "output": "active"], "b": ["block_id": "location_1", "output": "present"],
      ],
    ])

  package init() {}
}

extension Conjunction: RunningKind {
  func run(_ turn: inout Turn) {
    let holds = turn.condition("a") == true && turn.condition("b") == true
    let isHappening = turn.isTrue("a") && turn.isTrue("b") && (turn.isHappening("a") || turn.isHappening("b"))
    turn.outputs["result"] = .condition(holds, isHappening: isHappening)
  }
}
