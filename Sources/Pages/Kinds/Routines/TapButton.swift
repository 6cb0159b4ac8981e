import JSON

/// A button that the person taps.
package struct TapButton: PlainKind {
  package static let declaration = BlockDeclaration(
    .button, in: .routines, title: "Button", "A button on the page; pressed happens with each tap.", settings: [],
    outputs: [
      .event("pressed", "when tapped")
    ],
    example: ["kind": "button", "name": "Start"],
    onPhone: "The person taps it.")

  package init() {}
}

extension TapButton: RunningKind {
  func run(_ turn: inout Turn) {
    turn.outputs["pressed"] = .event(turn.isPressed)
  }
}
