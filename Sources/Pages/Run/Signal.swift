/// What is at an output at one moment.
struct Signal: Hashable, Sendable {
  /// Nil while it is unavailable. A boolean that happens and is over at once is false here.
  let value: PortValue?
  /// Whether a boolean happens at this very moment.
  let isHappening: Bool

  static let unavailable = Signal(value: nil, isHappening: false)

  static func condition(_ holds: Bool, isHappening: Bool = false) -> Signal {
    Signal(value: .scalar(.boolean(holds)), isHappening: isHappening)
  }

  /// Something that happens now, or does not.
  static func event(_ isHappening: Bool) -> Signal { condition(false, isHappening: isHappening) }

  /// Unavailable where the number is past ±1,000,000 or none at all.
  static func number(_ number: Double) -> Signal {
    guard Scalar.numbers.contains(number) else { return .unavailable }
    return Signal(value: .scalar(.number(number)), isHappening: false)
  }

  static func scalar(_ scalar: Scalar) -> Signal { Signal(value: .scalar(scalar), isHappening: false) }

  static func record(_ record: Record) -> Signal { Signal(value: .record(record), isHappening: false) }

  static func table(_ entries: [Entry]) -> Signal { Signal(value: .table(entries), isHappening: false) }

  var condition: Bool? {
    if case .scalar(.boolean(let holds)) = value { holds } else { nil }
  }

  var number: Double? {
    if case .scalar(.number(let number)) = value { number } else { nil }
  }

  var text: String? {
    if case .scalar(.text(let text)) = value { text } else { nil }
  }

  var scalar: Scalar? {
    if case .scalar(let scalar) = value { scalar } else { nil }
  }

  var record: Record? {
    if case .record(let record) = value { record } else { nil }
  }

  var entries: [Entry]? {
    if case .table(let entries) = value { entries } else { nil }
  }
}
