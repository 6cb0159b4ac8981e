import JSON

/// A text that the person enters.
package struct TextInput: BlockKind {
  package let text: String

  static let text = Setting.text("text", upTo: Scalar.textLength, "The text before the person enters one.")

  package static let declaration = BlockDeclaration(
    .textInput, in: .data, title: "Text input", "A text of up to 240 characters that the person enters on the page.",
    settings: [text.declaration],
    outputs: [.output("value", .text, "value"), .event("changed", "when changed")],
    example: ["kind": "text_input", "name": "Mood", "settings": ["text": "fine"]],
    onPhone: "The person enters it.")

  package init?(reading reader: inout SettingsReader) {
    guard let text = reader.read(Self.text) else { return nil }
    self.text = text
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.text, text)
  }
}

extension TextInput: RunningKind {
  func run(_ turn: inout Turn) {
    var hasChanged = false
    if case .input(turn.block.id, .text(let text)) = turn.event {
      turn.memory.text = text
      hasChanged = true
    }
    turn.outputs["value"] = .scalar(.text(turn.memory.text ?? text))
    turn.outputs["changed"] = .event(hasChanged)
  }
}
