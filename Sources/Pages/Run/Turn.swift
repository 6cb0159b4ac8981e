import Rules
import Time

/// What one block sees and does at one moment.
struct Turn {
  let block: Block
  let now: Instant
  /// The zone of the block's days and windows.
  let zone: ZoneRules
  let today: CivilDate
  /// The event of the moment, where it is meant for this block or for all.
  let event: PageEvent?
  let isPresent: Bool?
  /// Where the phone was before the event.
  let wasPresent: Bool?
  let isUsing: Bool
  /// Minutes that add_allowance blocks of the page have added today.
  let bonusMinutes: Double
  /// The connected inputs.
  let inputs: [String: Signal]
  /// Where the block changes a variable: its value, and the one it began with.
  var variable: (value: Double, first: Double)?
  var memory: BlockMemory
  var outputs: [String: Signal] = [:]
  var effects: [PageEffect.Action] = []

  func isConnected(_ input: String) -> Bool { inputs[input] != nil }

  func condition(_ input: String) -> Bool? { inputs[input]?.condition }

  /// Whether the input's condition holds, or its event happens, at this moment.
  func isTrue(_ input: String) -> Bool { inputs[input].map { $0.condition == true || $0.isHappening } ?? false }

  func isHappening(_ input: String) -> Bool { inputs[input]?.isHappening ?? false }

  func number(_ input: String) -> Double? { inputs[input]?.number }

  /// Whether the input's event happens, or its condition begins to hold. While it is unavailable, what held is kept in
  /// mind, so that coming back is no beginning.
  mutating func begins(_ input: String) -> Bool {
    guard let signal = inputs[input], let holds = signal.condition else { return false }
    let held = memory.holding.contains(input)
    if holds != held {
      memory.holding = holds ? (memory.holding + [input]).sorted() : memory.holding.filter { $0 != input }
    }
    return signal.isHappening || (holds && !held)
  }

  var isPressed: Bool { event == .tap(block.id, .press) }

  /// Keeps a number within what numbers may be.
  static func bounded(_ number: Double) -> Double {
    min(max(number, Scalar.numbers.lowerBound), Scalar.numbers.upperBound)
  }

  /// The day before today, also where the zone skipped a date.
  var yesterday: CivilDate { zone.date(at: zone.start(of: today).adding(seconds: -1)) }

  /// Blocks or unblocks groups where that is new, or where the app has just been opened again.
  mutating func gate(_ isClosed: Bool, _ groups: [AppGroup.ID], allowOnly: Bool = false) {
    let wasClosed = memory.flag ?? false
    if isClosed, !wasClosed || event == .restart { effects.append(.block(groups, allowOnly: allowOnly)) }
    if !isClosed, wasClosed { effects.append(.unblock(groups, allowOnly: allowOnly)) }
    memory.flag = isClosed ? true : nil
  }
}
