import JSON

/// A message when something happens.
package struct Reminder: BlockKind {
  package let message: String

  static let message = Setting.text("message", upTo: Scalar.textLength, "What it says; the block's name where empty.")

  package static let declaration = BlockDeclaration(
    .reminder, in: .routines, title: "Reminder", "Shows a message each time send happens.",
    settings: [message.declaration],
    inputs: [.trigger("send", "show the message when")], outputs: [.event("sent", "when shown")],
    example: [
      "kind": "reminder", "name": "Drink water", "settings": ["message": "A glass of water?"],
      "inputs": ["send": ["block_id": "clock_1", "output": "due"]],
    ],
    onPhone: "Notifications must be allowed on the phone.")

  package init?(reading reader: inout SettingsReader) {
    guard let message = reader.read(Self.message) else { return nil }
    self.message = message
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.message, message)
  }
}

extension Reminder: RunningKind {
  func run(_ turn: inout Turn) {
    let isSent = turn.begins("send")
    if isSent { turn.effects.append(.message(message.isEmpty ? turn.block.name : message)) }
    turn.outputs["sent"] = .event(isSent)
  }
}
