import JSON
package import Rules

/// A gate before app groups, closed while a condition holds.
package struct AppGate: BlockKind {
  /// At least one.
  package let groups: [AppGroup.ID]

  static let groups = Setting.groups(
    "groups", count: 1...PageLimits.groups, "App groups by name or id that are blocked while it is closed.")

  package static let declaration = BlockDeclaration(
    .appGate, in: .routines, title: "App gate",
    "Blocks app groups while closed is true; open while the condition is false or unavailable. Connect a condition: "
      + "an event is over at once and closes nothing.",
    settings: [groups.declaration],
    inputs: [.input("closed", .boolean, "block the apps while")],
    outputs: [.output("active", .boolean, "while it blocks")],
    example: [
      "kind": "app_gate", "name": "No games while working", "settings": ["groups": ["Games"]],
      "inputs": ["closed": ["block_id": "window_1", "output": "active"]],
    ],
    onPhone: "Which apps belong to a group is picked on the phone.")

  package init?(reading reader: inout SettingsReader) {
    guard let groups = reader.read(Self.groups) else { return nil }
    self.groups = groups
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.groups, groups)
  }

  package func summary(groupName: (AppGroup.ID) -> String) -> String? {
    "gates \(SentenceList.text(groups.map(groupName)))"
  }
}

extension AppGate: RunningKind {
  func run(_ turn: inout Turn) {
    let isClosed = turn.condition("closed") == true
    turn.gate(isClosed, groups)
    turn.outputs["active"] = .condition(isClosed)
  }

  func runUnavailable(_ turn: inout Turn) { turn.gate(false, groups) }
}
