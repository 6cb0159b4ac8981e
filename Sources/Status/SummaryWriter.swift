import Faults
import Time

/// Finds the state that a summary tells of, and its words.
struct SummaryWriter {
  let input: StatusSummary.Input
  let today: CivilDate
  let days: [StatusSummary.Day]
  /// What is known of today; nil where no report told of it.
  let counts: DayCounts?
  let age: Age?
  /// The day of the last report, in the library's zone.
  let reportDay: CivilDate?

  init(_ input: StatusSummary.Input) {
    self.input = input
    today = input.zone.date(at: input.now)
    days = input.history.slots(input.dayCount, endingWith: today).map {
      StatusSummary.Day(date: $0.day, counts: $0.counts)
    }
    counts = days.last?.counts
    age = input.report.map { Age(of: $0.reportedAt, at: input.now) }
    reportDay = input.report.map { input.zone.date(at: $0.reportedAt) }
  }

  /// What is to be told.
  enum State {
    case nothingYet
    case stale(StatusReport, Age)
    /// The last report is of an earlier day.
    case noneToday(StatusReport)
    case noAllowance
    /// Minutes used and allowed today.
    case allowance(used: Int, budget: Int)
  }

  var state: State {
    guard let report = input.report, let age else { return .nothingYet }
    if age.isStale { return .stale(report, age) }
    guard let counts else {
      // A phone without an allowance and without a session today has nothing to count.
      return report.allowance == nil && reportDay == today ? .noAllowance : .noneToday(report)
    }
    guard let budget = counts.allowanceBudget, let used = counts.allowanceUsed else { return .noAllowance }
    return .allowance(used: used, budget: budget)
  }

  /// The minutes that are left: what the phone says where it tells of today.
  func left(used: Int, budget: Int) -> Int {
    if let allowance = input.report?.allowance, allowance.day == today, allowance.used == used,
      allowance.budget == budget
    {
      return allowance.remaining
    }
    return max(0, budget - used)
  }

  var minutesLeft: Int? {
    guard let used = counts?.allowanceUsed, let budget = counts?.allowanceBudget else { return nil }
    return left(used: used, budget: budget)
  }

  // MARK: Sessions

  /// The session that a report says runs and whose end has not passed: of several the one that ends last, one without a
  /// known end before all.
  var session: StatusReport.Routine? {
    guard let report = input.report, let age, !age.isStale else { return nil }
    return report.routines.filter { $0.kind == .session && $0.isRunning && ($0.endsAt ?? .latest) > input.now }
      .max { ($0.endsAt ?? .latest) < ($1.endsAt ?? .latest) }
  }

  /// The session that ran when the report was made and whose planned end has passed; the last of several.
  private var pastSession: (routine: StatusReport.Routine, end: Instant)? {
    guard let report = input.report, let age, !age.isStale, session == nil else { return nil }
    return report.routines.filter { $0.kind == .session && $0.isRunning }
      .compactMap { routine in routine.endsAt.map { (routine, $0) } }.max { $0.1 < $1.1 }
  }

  /// The same, where that was today.
  var endedSession: (name: String, end: Instant)? {
    pastSession.flatMap { input.zone.date(at: $0.end) == today ? ($0.routine.name, $0.end) : nil }
  }

  var sessionState: StatusSummary.Session {
    if let session { return .running(session, until: session.endsAt) }
    if let pastSession { return .ended(pastSession.routine, at: pastSession.end) }
    guard let age, !age.isStale else { return .unknown }
    // What an earlier day's report says of no session is no word on today.
    return reportDay == today ? .none : .unknown
  }

  /// `until 10:15 PM`, with the day where that is not today or the night after it, or `running`.
  func detail(of session: StatusReport.Routine) -> String {
    session.endsAt.map { "until \(timeText($0))" } ?? "running"
  }

  func timeText(_ instant: Instant) -> String { Words.time(input.zone.localTime(at: instant), seenFrom: today) }

  var running: StatusSummary.Running {
    if let session { return .routine(name: session.name, detail: detail(of: session)) }
    switch state {
    case .nothingYet, .stale, .noneToday: return .text("Phone status")
    case .noAllowance, .allowance:
      return .text(endedSession.map { "\($0.name) ended \(timeText($0.end))" } ?? "No session running")
    }
  }

  // MARK: As of

  /// `9:41 PM PST`, of the last report.
  func reportTime(_ report: StatusReport) -> String {
    let local = input.zone.localTime(at: report.reportedAt)
    guard input.namesZone else { return Words.time(local) }
    return "\(Words.time(local)) \(input.zone.abbreviation(at: report.reportedAt))"
  }

  /// `Wed Mar 4, 9:41 PM PST`.
  func reportDateAndTime(_ report: StatusReport) -> String {
    "\(Words.date(input.zone.localTime(at: report.reportedAt).date)), \(reportTime(report))"
  }

  var asOf: StatusSummary.AsOf {
    guard let report = input.report, let age, let reportDay else { return .text("No report yet") }
    if age.isStale { return .warning("Last report \(age)") }
    return .text(
      "As of \(reportDay < today ? "yesterday, \(reportTime(report))" : "\(reportTime(report)), \(age.short)")")
  }
}
