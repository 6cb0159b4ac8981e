import JSON

/// A number that change blocks, or a connected source, set.
package struct Variable: BlockKind {
  package let value: Double
  package let unit: String

  static let value = Setting.number("value", default: 0, "Its first value, and the one that a reset goes back to.")
  static let unit = Setting.text("unit", upTo: 24, "What it counts, shown beside it.")

  package static let declaration = BlockDeclaration(
    .variable, in: .data, title: "Variable",
    "Keeps a number. Either change_value blocks change it, or a connected number sets it all the time, not both.",
    settings: [value.declaration, unit.declaration],
    inputs: [.input("set", .number, "always equal to", optional: true)],
    outputs: [.output("value", .number, "value")],
    example: ["kind": "variable", "name": "Glasses", "settings": ["value": 0, "unit": "glasses"]])

  package init?(reading reader: inout SettingsReader) {
    let value = reader.read(Self.value)
    let unit = reader.read(Self.unit)
    guard let value, let unit else { return nil }
    self.value = value
    self.unit = unit
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.value, value)
    writer.write(Self.unit, unit)
  }
}

extension Variable: RunningKind {
  static var bearsUnavailable: Bool { true }

  /// What a source that has become unavailable set stays.
  func run(_ turn: inout Turn) {
    if let number = turn.number("set") { turn.memory.number = number }
    turn.outputs["value"] = .number(turn.memory.number ?? value)
  }
}
