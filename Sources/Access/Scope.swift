/// What the holder of a token may do.
package enum Scope: String, Hashable, Sendable, CaseIterable {
  /// Read pages, rules, groups and the history.
  case read
  /// Change them.
  case write
  /// See what the phone reports, and report it.
  case status
}

extension Scope: Comparable {
  package static func < (one: Scope, other: Scope) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .read: 0
    case .write: 1
    case .status: 2
    }
  }
}
