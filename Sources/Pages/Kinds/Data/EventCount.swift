import JSON

/// How often something happened.
package struct EventCount: BlockKind {
  package let step: Double

  static let step = Setting.number("step", default: 1, "How much each time adds.")

  package static let declaration = BlockDeclaration(
    .count, in: .data, title: "Count", "Counts how often something happens; may be reset to 0.",
    settings: [step.declaration],
    inputs: [.trigger("increment", "count when"), .trigger("reset", "reset when", optional: true)],
    outputs: [.output("value", .number, "value")],
    example: [
      "kind": "count", "name": "Sessions", "settings": ["step": 1],
      "inputs": ["increment": ["block_id": "button_1", "output": "pressed"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    guard let step = reader.read(Self.step) else { return nil }
    self.step = step
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.step, step)
  }
}

extension EventCount: RunningKind {
  func run(_ turn: inout Turn) {
    if turn.begins("reset") { turn.memory.number = nil }
    if turn.begins("increment") { turn.memory.number = Turn.bounded((turn.memory.number ?? 0) + step) }
    turn.outputs["value"] = .number(turn.memory.number ?? 0)
  }
}
