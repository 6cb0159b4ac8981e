import JSON

/// Text to read.
package struct Note: BlockKind {
  package let text: String

  static let text = Setting.text("text", upTo: 1_000, "Plain text to read.")

  package static let declaration = BlockDeclaration(
    .note, in: .page, title: "Note", "Plain text for the person to read.",
    settings: [text.declaration],
    example: ["kind": "note", "name": "Before you start", "settings": ["text": "Phone face down, water on the desk."]])

  package init?(reading reader: inout SettingsReader) {
    guard let text = reader.read(Self.text) else { return nil }
    self.text = text
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.text, text)
  }
}

extension Note: RunningKind {
  func run(_ turn: inout Turn) {}
}
