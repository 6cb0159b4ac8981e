import JSON

/// A button that records showing up.
package struct CheckIn: PlainKind {
  package static let declaration = BlockDeclaration(
    .checkIn, in: .routines, title: "Check-in",
    "A button that the person taps to show up; done happens with each tap. Connect it to a streak to count days.",
    settings: [],
    outputs: [
      .event("done", "when checked in")
    ],
    example: ["kind": "check_in", "name": "I went running"],
    onPhone: "The person taps it.")

  package init() {}
}

extension CheckIn: RunningKind {
  func run(_ turn: inout Turn) {
    turn.outputs["done"] = .event(turn.isPressed)
  }
}
