package import JSON
import Rules

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
