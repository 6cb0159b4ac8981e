extension Lint {
  /// Phones watch no more activities than this at once.
  package static let maximumActivities = 20

  /// What a rule costs of the phone's activities: a schedule 1 for each window, 2 over midnight; a time limit 2; an open
  /// limit 1.
  package static func activities(of rule: Rule) -> Int {
    switch rule.kind {
    case .schedule: rule.windows.reduce(0) { $0 + ($1.runsOverMidnight ? 2 : 1) }
    case .timeLimit: 2
    case .openLimit: 1
    }
  }

  /// Told where all enabled rules and pages together cost more than a phone has.
  package func activityWarnings() -> [RuleWarning] {
    let count = enabledRules.reduce(0) { $0 + Self.activities(of: $1) }
    guard count > Self.maximumActivities else { return [] }
    return [
      RuleWarning(
        .tooManyActivities, [],
        "all enabled rules and pages need \(count) monitored activities; a phone has \(Self.maximumActivities), so some will not be watched: disable or join some"
      )
    ]
  }
}

extension DailyWindow {
  /// Whether midnight lies inside, not only at an edge.
  package var runsOverMidnight: Bool { endsOnNextDay && end != .midnight }
}
