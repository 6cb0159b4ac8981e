import JSON
package import Rules
import Time

/// A session that the person starts and that ends by itself.
package struct SessionTimer: BlockKind {
  package let minutes: Int
  /// Whether the phone says when the session is over.
  package let notify: Bool

  static let minutes = Setting.wholeNumber("minutes", in: 15...120, default: 25, "How long it runs.")
  static let notify = Setting.flag("notify", default: true, "Tells the end.")

  package static let declaration = BlockDeclaration(
    .timer, in: .page, title: "Timer",
    "A session that the person starts; while it runs, a screen_time block of the page acts. At most one a page, and "
      + "not beside a schedule.",
    settings: [minutes.declaration, notify.declaration],
    outputs: [.output("active", .boolean, "while it runs"), .output("finished", .boolean, "once finished")],
    example: ["kind": "timer", "name": "Focus session", "settings": ["minutes": 25, "notify": true]],
    onPhone: "The person starts the session on the phone.")

  package init?(reading reader: inout SettingsReader) {
    let minutes = reader.read(Self.minutes)
    let notify = reader.read(Self.notify)
    guard let minutes, let notify else { return nil }
    self.minutes = minutes
    self.notify = notify
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.minutes, minutes)
    writer.write(Self.notify, notify)
  }

  package func summary(groupName: (AppGroup.ID) -> String) -> String? { "\(minutes) min session" }
}

extension SessionTimer: RunningKind {
  /// A tap starts a session, or ends the one that runs; only one that ran to its end is finished.
  func run(_ turn: inout Turn) {
    if let until = turn.memory.until, until <= turn.now {
      turn.memory.until = nil
      turn.memory.flag = true
      if notify { turn.effects.append(.message("\(turn.block.name) is over")) }
    }
    let isRunning = turn.memory.until != nil
    switch turn.event {
    case .tap(turn.block.id, .press): isRunning ? end(&turn) : start(&turn)
    case .tap(turn.block.id, .start) where !isRunning: start(&turn)
    case .tap(turn.block.id, .stop), .tap(turn.block.id, .reset): end(&turn)
    default: break
    }
    turn.outputs["active"] = .condition(turn.memory.until != nil)
    turn.outputs["finished"] = .condition(turn.memory.flag ?? false)
  }

  private func start(_ turn: inout Turn) {
    turn.memory.until = turn.now.adding(minutes: minutes)
    turn.memory.flag = nil
  }

  private func end(_ turn: inout Turn) {
    turn.memory.until = nil
  }

  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    memory.until
  }
}
