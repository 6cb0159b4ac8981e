import JSON

/// A number on its way to a target.
package struct ProgressBar: BlockKind {
  package let target: Double

  static let target = Setting.number("target", default: 1, "The target where none is connected.")

  package static let declaration = BlockDeclaration(
    .progress, in: .data, title: "Progress",
    "Shows a number on its way to a target; fraction is 0 to 1.",
    settings: [target.declaration],
    inputs: [.input("value", .number, "number to show"), .input("target", .number, "target", optional: true)],
    outputs: [
      .output("value", .number, "value"), .output("fraction", .number, "fraction of the target"),
      .output("target", .number, "target"),
    ],
    example: [
      "kind": "progress", "name": "Steps today", "settings": ["target": 8000],
      "inputs": ["value": ["block_id": "health_1", "output": "value"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    guard let target = reader.read(Self.target) else { return nil }
    self.target = target
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.target, target)
  }
}

extension ProgressBar: RunningKind {
  func run(_ turn: inout Turn) {
    let target = turn.isConnected("target") ? turn.number("target") : target
    guard let value = turn.number("value"), let target else { return }
    turn.outputs["value"] = .number(value)
    turn.outputs["fraction"] = .number(target > 0 ? min(max(value / target, 0), 1) : 0)
    turn.outputs["target"] = .number(target)
  }
}
