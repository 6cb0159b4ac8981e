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
