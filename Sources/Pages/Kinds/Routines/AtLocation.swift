import JSON

/// Whether the phone is at the saved place.
package struct AtLocation: PlainKind {
  package static let declaration = BlockDeclaration(
    .location, in: .routines, title: "At location",
    "A condition: present while the phone is at the saved place, away while it is elsewhere. Both are unavailable while the location is unknown.",
    settings: [],
    outputs: [
      .output("present", .boolean, "at the saved place"),
      .output("away", .boolean, "away from the saved place"),
    ],
    example: ["kind": "location", "name": "At the gym"],
    onPhone: "The place is saved, and location is allowed, on the phone.")

  package init() {}
}

extension AtLocation: RunningKind {
  func run(_ turn: inout Turn) {
    turn.outputs["present"] = turn.isPresent.map { .condition($0) } ?? .unavailable
    turn.outputs["away"] = turn.isPresent.map { .condition(!$0) } ?? .unavailable
  }
}
