package import Time

/// What is known of one day: merged from all reports that told of it.
package struct DayCounts: Hashable, Sendable {
  package let day: CivilDate
  /// Minutes of the home allowance that were used; nil where no report told, as on days without one.
  package private(set) var allowanceUsed: Int?
  package private(set) var allowanceBudget: Int?
  /// When the newest report that told of the budget was made.
  package private(set) var budgetReportedAt: Instant?
  /// Minutes in sessions.
  package private(set) var sessionMinutes: Int?
  package private(set) var sessions: Int?
  /// When the newest of the reports was made.
  package private(set) var reportedAt: Instant

  package init(
    day: CivilDate, allowanceUsed: Int? = nil, allowanceBudget: Int? = nil, sessionMinutes: Int? = nil,
    sessions: Int? = nil, reportedAt: Instant, budgetReportedAt: Instant? = nil
  ) {
    (self.day, self.allowanceUsed, self.allowanceBudget) = (day, allowanceUsed, allowanceBudget)
    (self.sessionMinutes, self.sessions, self.reportedAt) = (sessionMinutes, sessions, reportedAt)
    self.budgetReportedAt = allowanceBudget == nil ? nil : budgetReportedAt ?? reportedAt
  }

  /// Counts by maximum; the budget is no count, so the newest report has its word, and of two at once the larger one.
  mutating func merge(_ other: DayCounts) {
    if budgetReportedAt == other.budgetReportedAt {
      allowanceBudget = Self.larger(allowanceBudget, other.allowanceBudget)
    } else if budgetReportedAt ?? .earliest < other.budgetReportedAt ?? .earliest {
      (allowanceBudget, budgetReportedAt) = (other.allowanceBudget, other.budgetReportedAt)
    }
    allowanceUsed = Self.larger(allowanceUsed, other.allowanceUsed)
    sessionMinutes = Self.larger(sessionMinutes, other.sessionMinutes)
    sessions = Self.larger(sessions, other.sessions)
    reportedAt = max(reportedAt, other.reportedAt)
  }

  static func larger(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }
}
