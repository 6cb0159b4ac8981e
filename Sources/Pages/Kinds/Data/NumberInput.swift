import JSON

/// A number that the person enters.
package struct NumberInput: BlockKind {
  package let value: Double

  static let value = Setting.number("value", default: 0, "The number before the person enters one.")

  package static let declaration = BlockDeclaration(
    .numberInput, in: .data, title: "Number", "A number that the person enters on the page.",
    settings: [value.declaration],
    outputs: [.output("value", .number, "value"), .event("changed", "when changed")],
    example: ["kind": "number_input", "name": "Weight", "settings": ["value": 70]],
    onPhone: "The person enters it.")

  package init?(reading reader: inout SettingsReader) {
    guard let value = reader.read(Self.value) else { return nil }
    self.value = value
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.value, value)
  }
}

extension NumberInput: RunningKind {
  func run(_ turn: inout Turn) {
    var hasChanged = false
    if case .input(turn.block.id, .number(let number)) = turn.event {
      turn.memory.number = number
      hasChanged = true
    }
    turn.outputs["value"] = .number(turn.memory.number ?? value)
    turn.outputs["changed"] = .event(hasChanged)
  }
}
