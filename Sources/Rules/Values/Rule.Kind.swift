extension Rule {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Blocks inside its windows.
    case schedule
    /// Blocks once the minutes of use of a period are spent.
    case timeLimit = "time_limit"
    /// Grants a number of opens a period, then blocks.
    case openLimit = "open_limit"

    /// The name in summaries.
    package var label: String {
      switch self {
      case .schedule: "Schedule"
      case .timeLimit: "Time limit"
      case .openLimit: "Open limit"
      }
    }
  }
}
