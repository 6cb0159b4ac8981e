import Time

/// What a block remembers from moment to moment; each kind uses what it needs.
struct BlockMemory: Hashable, Sendable {
  var number: Double?
  var text: String?
  var flag: Bool?
  var record: Record?
  var entries: [Entry] = []
  /// A day number; which zone's is the kind's affair.
  var day: Int?
  var since: Instant?
  var until: Instant?
  /// `0...limitSeconds`.
  var seconds: Int64 = 0
  var duration: Int64 = 0
  /// Indexes of ticked items, ascending.
  var ticks: [Int] = []
  /// Inputs whose condition held when the block last looked, sorted.
  var holding: [String] = []

  static let limitSeconds: Int64 = 10_000_000_000
}
