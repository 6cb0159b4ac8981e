/// What the holder of a token may do.
package enum Scope: String, Hashable, Sendable, CaseIterable {
  /// Read pages, rules, groups and the history.
  case read
  /// Change them.
  case write
  /// See what the phone reports, and report it.
  case status
}

extension Scope {
  /// The bit that stands for it in a set.
  var bit: UInt8 {
    switch self {
    case .read: 1
    case .write: 2
    case .status: 4
    }
  }
}
