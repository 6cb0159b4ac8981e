import JSON

/// A fork: then, and where it is switched on, else.
package struct Branch: BlockKind {
  package let isElseEnabled: Bool

  static let isElseEnabled = Setting.flag(
    "else_enabled", default: false, "Whether there is an output no, true while the condition is false.")

  static let yes = Port.output("yes", .boolean, "then")
  static let no = Port.output("no", .boolean, "else")

  package static let declaration = BlockDeclaration(
    .branch, in: .routines, title: "If",
    "Passes a condition on as yes; with else_enabled it also has no, which is true while the condition is false.",
    settings: [isElseEnabled.declaration],
    inputs: [.input("condition", .boolean, "if")], outputs: [yes, no],
    example: [
      "kind": "branch", "name": "If it rains", "settings": ["else_enabled": true],
      "inputs": ["condition": ["block_id": "checkbox_1", "output": "checked"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    guard let isElseEnabled = reader.read(Self.isElseEnabled) else { return nil }
    self.isElseEnabled = isElseEnabled
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.isElseEnabled, isElseEnabled)
  }

  package var outputs: [Port] { isElseEnabled ? [Self.yes, Self.no] : [Self.yes] }
}

extension Branch: RunningKind {
  func run(_ turn: inout Turn) {
    let holds = turn.condition("condition") == true
    turn.outputs["yes"] = .condition(holds, isHappening: turn.isHappening("condition"))
    if isElseEnabled { turn.outputs["no"] = .condition(!holds) }
  }
}
