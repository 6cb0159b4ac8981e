import JSON

/// The moment of leaving the saved place.
package struct Departure: PlainKind {
  package static let declaration = BlockDeclaration(
    .leave, in: .routines, title: "Leave", "Happens when the phone leaves the saved place.", settings: [],
    outputs: [
      .event("left", "on departure")
    ],
    example: ["kind": "leave", "name": "Off to work"],
    onPhone: "The place is saved, and location is allowed, on the phone.")

  package init() {}
}

extension Departure: RunningKind {
  func run(_ turn: inout Turn) {
    turn.outputs["left"] = .event(turn.wasPresent == true && turn.isPresent == false)
  }
}
