import JSON
import Time

/// Something that happens a while after something else.
package struct Delay: BlockKind {
  package let minutes: Double

  static let minutes = Setting.number("minutes", in: 1...1_440, default: 5, "How long to wait.")

  package static let declaration = BlockDeclaration(
    .delay, in: .routines, title: "Delay",
    "Happens some minutes after start happened; starting again meanwhile waits anew.",
    settings: [minutes.declaration],
    inputs: [.trigger("start", "start when")], outputs: [.event("done", "when the wait is over")],
    example: [
      "kind": "delay", "name": "Ten minutes later", "settings": ["minutes": 10],
      "inputs": ["start": ["block_id": "button_1", "output": "pressed"]],
    ])

  package init?(reading reader: inout SettingsReader) {
    guard let minutes = reader.read(Self.minutes) else { return nil }
    self.minutes = minutes
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.minutes, minutes)
  }
}

extension Delay: RunningKind {
  func run(_ turn: inout Turn) {
    let isDue = turn.memory.until.map { $0 <= turn.now } ?? false
    if isDue { turn.memory.until = nil }
    if turn.begins("start") { turn.memory.until = turn.now.adding(seconds: Int64((minutes * 60).rounded())) }
    turn.outputs["done"] = .event(isDue)
  }

  /// What waits goes on waiting, and is over once the input is back.
  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    memory.until
  }
}
