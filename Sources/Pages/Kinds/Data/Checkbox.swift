import JSON

/// A condition that the person switches.
package struct Checkbox: PlainKind {
  package static let declaration = BlockDeclaration(
    .checkbox, in: .data, title: "Checkbox",
    "A switch on the page: checked while it is on; changed happens with each switch.", settings: [],
    outputs: [
      .output("checked", .boolean, "while switched on"),
      .event("changed", "when changed"),
    ],
    example: ["kind": "checkbox", "name": "I am on holiday"],
    onPhone: "The person switches it.")

  package init() {}
}

extension Checkbox: RunningKind {
  func run(_ turn: inout Turn) {
    let isChecked = turn.memory.flag ?? false
    var hasChanged = true
    switch turn.event {
    case .input(turn.block.id, .boolean(let flag)): turn.memory.flag = flag ? true : nil
    case .tap(turn.block.id, .press): turn.memory.flag = isChecked ? nil : true
    default: hasChanged = false
    }
    turn.outputs["checked"] = .condition(turn.memory.flag ?? false)
    turn.outputs["changed"] = .event(hasChanged)
  }
}
