import JSON

/// A number that has come to its target.
package struct Goal: BlockKind {
  package let target: Double

  static let target = Setting.number("target", default: 1, "The number to reach.")

  package static let declaration = BlockDeclaration(
    .goal, in: .data, title: "Goal", "A condition: reached while the number is at least the target.",
    settings: [target.declaration],
    inputs: [.input("value", .number, "number")], outputs: [.output("reached", .boolean, "while reached")],
    example: [
      "kind": "goal", "name": "Eight glasses", "settings": ["target": 8],
      "inputs": ["value": ["block_id": "count_1", "output": "value"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    guard let target = reader.read(Self.target) else { return nil }
    self.target = target
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.target, target)
  }
}

extension Goal: RunningKind {
  func run(_ turn: inout Turn) {
    guard let number = turn.number("value") else { return }
    turn.outputs["reached"] = .condition(number >= target)
  }
}
