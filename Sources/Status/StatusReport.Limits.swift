extension StatusReport {
  /// What a report holds at most.
  package enum Limits {
    package static let routines = 50
    package static let rules = 100
    package static let historyDays = 60
    package static let nameCharacters = 80
    package static let nameBytes = 1_024
    /// A day on which the clock goes back has 25 hours.
    package static let minutesOfDay = 1_500
    package static let budgetMinutes = 1_440
    package static let counts = 10_000
  }
}
