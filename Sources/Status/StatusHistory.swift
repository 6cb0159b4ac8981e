package import Time

/// What reports have said of the days, merged: a day's counts only grow, in whatever order reports come.
package struct StatusHistory: Hashable, Sendable {
  /// How many days are kept, today included.
  package static let keptDays = 400

  /// What is known of each day.
  package private(set) var days: [CivilDate: DayCounts] = [:]
  /// What each day has spent of rules' limits.
  package private(set) var ruleUses: [RuleDay: StatusReport.RuleUse] = [:]

  package struct RuleDay: Hashable, Sendable {
    package let rule: ReportedID
    package let day: CivilDate

    package init(rule: ReportedID, day: CivilDate) {
      self.rule = rule
      self.day = day
    }
  }

  package init() {}

  /// The first day that is known; nil where none is.
  package var firstDay: CivilDate? { days.keys.min() }

  /// Adds what one report says; one that comes late, twice or with less takes nothing away.
  package mutating func merge(_ report: StatusReport) {
    for day in report.history {
      merge(
        DayCounts(
          day: day.day, allowanceUsed: day.allowanceUsed, allowanceBudget: day.allowanceBudget,
          sessionMinutes: day.sessionMinutes, sessions: day.sessions, reportedAt: report.reportedAt))
    }
    if let allowance = report.allowance {
      merge(
        DayCounts(
          day: allowance.day, allowanceUsed: allowance.used, allowanceBudget: allowance.budget,
          reportedAt: report.reportedAt))
    }
    for use in report.rules { merge(use) }
  }

  package mutating func merge(_ counts: DayCounts) {
    if days[counts.day]?.merge(counts) == nil { days[counts.day] = counts }
  }

  package mutating func merge(_ use: StatusReport.RuleUse) {
    let key = RuleDay(rule: use.id, day: use.day)
    var merged = ruleUses[key] ?? use
    merged.usedMinutes = DayCounts.larger(merged.usedMinutes, use.usedMinutes)
    merged.opens = DayCounts.larger(merged.opens, use.opens)
    ruleUses[key] = merged
  }

  /// Forgets the days that are further back than ``keptDays``.
  package mutating func forget(before today: CivilDate) {
    let first = today.adding(days: 1 - Self.keptDays)
    days = days.filter { $0.key >= first }
    ruleUses = ruleUses.filter { $0.key.day >= first }
  }

  /// One slot for each of the last days, ending with `today`; nil in those without a report.
  package func slots(_ count: Int, endingWith today: CivilDate) -> [(day: CivilDate, counts: DayCounts?)] {
    (0..<max(0, count)).map { place in
      let day = today.adding(days: place - count + 1)
      return (day, days[day])
    }
  }
}
