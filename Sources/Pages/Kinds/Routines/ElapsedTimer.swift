package import JSON
import Rules
import Time

/// A stopwatch or a countdown that blocks start, pause, stop and reset.
package struct ElapsedTimer: BlockKind {
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    case countdown, stopwatch
  }

  package let mode: Mode
  /// Only of a countdown, and always there.
  package let minutes: Double?

  static let range = 0.01...10_080.0
  static let mode = Setting<Mode>.choice("mode", default: .countdown, "countdown to zero, or stopwatch.")
  static let minutes = Setting.number(
    "minutes", in: range, optional: true,
    "How long a countdown lasts where no duration is connected, 25 unless given; only with mode countdown.")

  static let triggers: [Port] = [
    .trigger("start", "start when", optional: true), .trigger("pause", "pause when", optional: true),
    .trigger("stop", "stop when", optional: true), .trigger("reset", "reset when", optional: true),
  ]
  static let duration = Port.input("duration", .number, "duration in minutes", optional: true)
  static let elapsed = Port.output("elapsed", .number, "whole minutes elapsed")
  static let remaining = Port.output("remaining", .number, "minutes remaining")
  static let conditions: [Port] = [
    .output("running", .boolean, "while running"), .output("finished", .boolean, "once finished"),
  ]

  package static let declaration = BlockDeclaration(
    .elapsedTimer, in: .routines, title: "Timer",
    "A stopwatch or a countdown. Starting again after a pause goes on; after the end it begins anew. duration and "
      + "remaining are there with mode countdown alone; a duration is 0.01 to 10080 minutes.",
    settings: [mode.declaration, minutes.declaration],
    inputs: triggers + [duration], outputs: [elapsed, remaining] + conditions,
    example: [
      "kind": "elapsed_timer", "name": "Plank", "settings": ["mode": "countdown", "minutes": 2],
      "inputs": ["start": ["block_id": "button_1", "output": "pressed"]],
    ],
    onPhone: "The person may also start, pause, stop and reset it by hand.")

  package init?(reading reader: inout SettingsReader) {
    let faultsBefore = reader.faults.all.count
    let mode = reader.read(Self.mode)
    let minutes = reader.readIfPresent(Self.minutes)
    guard let mode, reader.faults.all.count == faultsBefore else { return nil }
    if mode == .stopwatch, minutes != nil {
      reader.addFault(Self.minutes.name, "only goes with mode countdown; the mode is stopwatch")
      return nil
    }
    self.mode = mode
    self.minutes = mode == .countdown ? minutes ?? 25 : nil
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.mode, mode)
    if let minutes { writer.write(Self.minutes, minutes) }
  }

  package var inputs: [Port] { mode == .countdown ? Self.declaration.inputs : Self.triggers }

  package var outputs: [Port] { mode == .countdown ? Self.declaration.outputs : [Self.elapsed] + Self.conditions }

  /// A stopwatch drops the minutes of the countdown it was, unless the patch gives some, which is then a fault.
  package static func merged(_ current: JSONObject, with patch: JSONObject) -> JSONObject {
    var current = current
    if let mode = patch[mode.name], mode != .string(Mode.countdown.rawValue) { current[minutes.name] = nil }
    for member in patch.members { current[member.key] = member.value }
    return current
  }
}

extension ElapsedTimer: RunningKind {
  static var bearsUnavailable: Bool { true }

  static var flowing: Set<String> { [elapsed.name, remaining.name] }

  func run(_ turn: inout Turn) {
    var elapsed = Self.elapsed(turn.memory, at: turn.now)
    if mode == .countdown, turn.memory.since != nil, elapsed >= turn.memory.duration {
      elapsed = turn.memory.duration
      halt(&turn, at: elapsed, isFinished: true)
    }
    let command: PageEvent.Tap? = if case .tap(turn.block.id, let tap) = turn.event { tap } else { nil }
    let begun = Set(Self.triggers.map(\.name).filter { turn.begins($0) })
    let isRunning = turn.memory.since != nil
    if begun.contains("reset") || command == .reset {
      halt(&turn, at: 0, isFinished: false)
    } else if begun.contains("stop") || command == .stop {
      halt(&turn, at: elapsed, isFinished: isRunning || elapsed > 0 || turn.memory.flag == true)
    } else if begun.contains("pause") || command == .pause || (command == .press && isRunning) {
      if isRunning { halt(&turn, at: elapsed, isFinished: false) }
    } else if !isRunning, begun.contains("start") || command == .start || command == .press {
      start(&turn)
    }
    show(&turn)
  }

  private static func elapsed(_ memory: BlockMemory, at now: Instant) -> Int64 {
    let running = memory.since.map { max(0, now.seconds(since: $0)) } ?? 0
    return min(memory.seconds + running, BlockMemory.limitSeconds)
  }

  private func halt(_ turn: inout Turn, at seconds: Int64, isFinished: Bool) {
    turn.memory.since = nil
    turn.memory.seconds = seconds
    turn.memory.flag = isFinished ? true : nil
  }

  /// A countdown without a duration that it can have does not start.
  private func start(_ turn: inout Turn) {
    if turn.memory.flag == true {
      turn.memory.flag = nil
      turn.memory.seconds = 0
    }
    if turn.memory.seconds == 0, mode == .countdown {
      let given = turn.isConnected(Self.duration.name) ? turn.number(Self.duration.name) : minutes
      guard let minutes = given, Self.range.contains(minutes) else { return }
      turn.memory.duration = max(1, Int64((minutes * 60).rounded()))
    }
    turn.memory.since = turn.now
  }

  private func show(_ turn: inout Turn) {
    let seconds = Self.elapsed(turn.memory, at: turn.now)
    turn.outputs["elapsed"] = .number(Double(seconds / 60))
    turn.outputs["running"] = .condition(turn.memory.since != nil)
    turn.outputs["finished"] = .condition(turn.memory.flag ?? false)
    guard mode == .countdown else { return }
    let whole = turn.memory.duration > 0 ? turn.memory.duration : Int64(((minutes ?? 0) * 60).rounded())
    turn.outputs["remaining"] = .number(Double((max(0, whole - seconds) + 59) / 60))
  }

  /// The end of a countdown; and where another block looks at the minutes, each of them.
  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    guard let since = memory.since else { return nil }
    let elapsed = Self.elapsed(memory, at: now)
    var next: [Int64] = []
    if mode == .countdown { next.append(memory.duration) }
    if used.contains(Self.elapsed.name) { next.append((elapsed / 60 + 1) * 60) }
    if used.contains(Self.remaining.name) {
      let left = max(0, memory.duration - elapsed)
      next.append(memory.duration - (left - 1) / 60 * 60)
    }
    return next.filter { $0 > elapsed }.min().map { since.adding(seconds: $0 - memory.seconds) }
  }
}
