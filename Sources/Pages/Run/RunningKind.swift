import Time

/// A kind of block that does something when a page runs.
protocol RunningKind: BlockKind {
  /// Whether the block runs also while a connected input is unavailable, or a required one has no source.
  static var bearsUnavailable: Bool { get }

  /// Whether the answer of `nextChange` depends on the time and the settings alone.
  static var followsClockAlone: Bool { get }

  /// Outputs that change all the time, so that their changes are no news.
  static var flowing: Set<String> { get }

  /// Sets every output. It may be called again at the same instant without an event, and then changes nothing.
  func run(_ turn: inout Turn)

  /// What happens in place of `run` while an input is unavailable; the outputs are unavailable then.
  func runUnavailable(_ turn: inout Turn)

  /// The next instant after now at which the block changes by itself; nil for never.
  /// - Parameter used: Outputs that other blocks are connected to.
  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant?
}

extension RunningKind {
  static var bearsUnavailable: Bool { false }

  static var followsClockAlone: Bool { false }

  static var flowing: Set<String> { [] }

  func runUnavailable(_ turn: inout Turn) {}

  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? { nil }
}
