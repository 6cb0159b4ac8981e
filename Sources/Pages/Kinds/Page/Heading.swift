import JSON

/// A large title with a line below it.
package struct Heading: BlockKind {
  package let subtitle: String

  static let subtitle = Setting.text("subtitle", upTo: 200, "A line below.")

  package static let declaration = BlockDeclaration(
    .heading, in: .page, title: "Heading", "A large title (the block's name) with an optional line below it.",
    settings: [subtitle.declaration],
    example: ["kind": "heading", "name": "Deep work", "settings": ["subtitle": "One thing at a time."]])

  package init?(reading reader: inout SettingsReader) {
    guard let subtitle = reader.read(Self.subtitle) else { return nil }
    self.subtitle = subtitle
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.subtitle, subtitle)
  }
}

extension Heading: RunningKind {
  func run(_ turn: inout Turn) {}
}
