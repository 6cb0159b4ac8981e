package import Time

/// The numbers of a limit at an instant. Minutes are whole, floored.
package struct LimitUsage: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    /// `entitled` is the limit and the bonus.
    case minutes(used: Int, entitled: Int)
    case opens(used: Int, granted: Int)
  }

  package let count: Count
  /// Whether anything was counted, be it less than a minute.
  package let isTouched: Bool
  /// Whether a phone has told of the period.
  package let isReported: Bool
  package let periodEnds: Instant

  /// Minutes or opens that are left.
  package var left: Int {
    switch count {
    case .minutes(let used, let entitled): max(0, entitled - used)
    case .opens(let used, let granted): max(0, granted - used)
    }
  }
}
