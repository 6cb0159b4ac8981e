import JSON
package import Rules

/// A number that taps raise towards a target.
package struct Counter: BlockKind {
  package let target: Int

  static let target = Setting.wholeNumber("target", in: 1...1_000, default: 5, "The count to reach.")

  package static let declaration = BlockDeclaration(
    .counter, in: .page, title: "Counter", "A number that taps raise towards a target.",
    settings: [target.declaration],
    example: ["kind": "counter", "name": "Glasses of water", "settings": ["target": 8]],
    onPhone: "The person taps; the count stays on the phone.")

  package init?(reading reader: inout SettingsReader) {
    guard let target = reader.read(Self.target) else { return nil }
    self.target = target
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.target, target)
  }

  package func summary(groupName: (AppGroup.ID) -> String) -> String? { "counts to \(target)" }
}

extension Counter: RunningKind {
  func run(_ turn: inout Turn) {
    if turn.isPressed { turn.memory.number = Turn.bounded((turn.memory.number ?? 0) + 1) }
  }
}
