package import Time

extension Rule {
  /// What a rule of each kind has of its own.
  package enum Policy: Hashable, Sendable {
    case schedule
    /// `minutes` is 1 to 1440; a period runs from one `resetAt` to the next.
    case timeLimit(minutes: Int, resetAt: WallClockTime)
    /// `opens` is 1 to 1000; a granted open lasts `openMinutes`, 1 to 1440.
    case openLimit(opens: Int, openMinutes: Int, resetAt: WallClockTime)

    package static let limitMinutes = 1...1_440
    package static let limitOpens = 1...1_000
    package static let openMinutes = 1...1_440
    package static let defaultOpenMinutes = 15

    package var kind: Kind {
      switch self {
      case .schedule: .schedule
      case .timeLimit: .timeLimit
      case .openLimit: .openLimit
      }
    }

    /// When a limit's period starts; nil for a schedule.
    package var resetAt: WallClockTime? {
      switch self {
      case .schedule: nil
      case .timeLimit(_, let resetAt), .openLimit(_, _, let resetAt): resetAt
      }
    }
  }
}
