package import Time

/// What there is to say of one device's status, for the sentence and the picture alike: every word and every number of
/// both comes from here.
package struct StatusSummary: Hashable, Sendable {
  /// What stands first in the row above the headline.
  package enum Running: Hashable, Sendable {
    /// A routine that runs, with `until 10:15 PM` or `running`.
    case routine(name: String, detail: String)
    /// `No session running`, `Deep work ended 10:15 PM`, `Phone status`.
    case text(String)
  }

  /// What is known of the session that the last report told of.
  package enum Session: Hashable, Sendable {
    /// No report is recent enough to tell.
    case unknown
    case none
    /// The end is nil where the phone gave none.
    case running(StatusReport.Routine, until: Instant?)
    /// Its planned end has passed since the report.
    case ended(StatusReport.Routine, at: Instant)
  }

  /// How old the report is.
  package enum AsOf: Hashable, Sendable {
    case text(String)
    /// A warning: `Last report 2 days ago`.
    case warning(String)
  }

  /// A day of the picture.
  package struct Day: Hashable, Sendable {
    package let date: CivilDate
    /// Nil where no report told of the day.
    package let counts: DayCounts?

    package init(date: CivilDate, counts: DayCounts?) {
      self.date = date
      self.counts = counts
    }

    /// Whether more than the allowance was used.
    package var isOver: Bool {
      guard let used = counts?.allowanceUsed, let budget = counts?.allowanceBudget else { return false }
      return used > budget
    }
  }

  package let running: Running
  package let asOf: AsOf
  package let headline: String
  /// The sentences below the headline, the least important last.
  package let sentences: [String]
  /// Lines inside the plot, where something must be said there; the first is the heading.
  package let note: [String]
  /// The last days in order, ending with today.
  package let days: [Day]
  /// Whether there is an allowance to be shown.
  package let hasAllowance: Bool
  /// Whether anything was ever reported.
  package let isEmpty: Bool
  /// The average minutes of the full days with a report; nil where they are too few, or all zero.
  package let averageUsed: Int?
  package let averageFocus: Int?
  package let grade: Grade
  package let session: Session
  /// What is left of today's allowance; nil where no report told of it.
  package let minutesLeft: Int?
  /// How things stand now, in one paragraph that names the zone once.
  package let paragraph: String
  /// The whole in words, complete without the picture: the paragraph, one on the days, and the table of the days.
  package let text: String

  package var today: CivilDate? { days.last?.date }

  /// From so many full days on there is an average.
  package static let fewestDaysForAverage = 4
}
