import JSON

/// The moment of coming to the saved place.
package struct Arrival: PlainKind {
  package static let declaration = BlockDeclaration(
    .arrive, in: .routines, title: "Arrive", "Happens when the phone comes to the saved place.", settings: [],
    outputs: [
      .event("arrived", "on arrival")
    ],
    example: ["kind": "arrive", "name": "Home again"],
    onPhone: "The place is saved, and location is allowed, on the phone.")

  package init() {}
}

extension Arrival: RunningKind {
  /// Learning where the phone is, is no arrival.
  func run(_ turn: inout Turn) {
    turn.outputs["arrived"] = .event(turn.wasPresent == false && turn.isPresent == true)
  }
}
