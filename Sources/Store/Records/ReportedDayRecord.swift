package import Time

/// What all reports of one device came to for one day: minutes and counts, nil where none told.
package struct ReportedDayRecord: Hashable, Sendable {
  package let device: String
  package let day: CivilDate
  /// When the newest of the reports was made.
  package let reportedAt: Instant
  package let allowanceUsed: Int?
  package let allowanceBudget: Int?
  /// When the newest report that told of the budget was made.
  package let budgetReportedAt: Instant?
  package let sessionMinutes: Int?
  package let sessions: Int?

  package init(
    device: String, day: CivilDate, reportedAt: Instant, allowanceUsed: Int?, allowanceBudget: Int?,
    budgetReportedAt: Instant?, sessionMinutes: Int?, sessions: Int?
  ) {
    (self.device, self.day, self.reportedAt) = (device, day, reportedAt)
    (self.allowanceUsed, self.allowanceBudget) = (allowanceUsed, allowanceBudget)
    self.budgetReportedAt = budgetReportedAt
    (self.sessionMinutes, self.sessions) = (sessionMinutes, sessions)
  }
}
