import Status
import TestSupport
import Testing
import Time

struct StatusSummaryTests {
  private static let id = ReportedID(parsing: "p1")!

  /// A report with a session, and what is said of it at an instant.
  private func summary(
    reported: String, zone: String = "UTC", now: String, session: String? = nil, ends: String? = nil,
    allowance: (day: String, budget: Int, used: Int)? = nil, focus: Int? = nil,
    next: StatusSummary.Input.NextAllowance? = nil
  ) throws -> StatusSummary {
    let rules = try Zones.rules(zone)
    var report = StatusReport(reportedAt: try Zones.instant(reported), zone: rules.name)
    if let session {
      report.routines = [
        .init(id: Self.id, name: session, kind: .session, isRunning: true, endsAt: try ends.map(Zones.instant))
      ]
    }
    if let allowance {
      report.allowance = .init(
        routineID: Self.id, day: try Zones.day(allowance.day), budget: allowance.budget, used: allowance.used,
        remaining: max(0, allowance.budget - allowance.used))
    }
    if let focus {
      report.history = [.init(day: rules.date(at: report.reportedAt), sessionMinutes: focus, sessions: 1)]
    }
    var history = StatusHistory()
    history.merge(report)
    return StatusSummary(
      .init(report: report, history: history, now: try Zones.instant(now), zone: rules, nextAllowance: next))
  }

  @Test(arguments: [
    ("2026-12-09T12:10:00Z", "(10 min ago): Sleep is running until 3:00 PM."),
    ("2026-12-09T18:00:00Z", "(6 hr ago): Sleep was running; its planned end 3:00 PM has passed."),
    ("2026-12-12T12:00:00Z", "no report for 3 days"),
  ])
  func `a session is never shown past its end, nor past a day`(now: String, says: String) throws {
    let summary = try summary(
      reported: "2026-12-09T12:00:00Z", now: now, session: "Sleep", ends: "2026-12-09T15:00:00Z", focus: 0)
    #expect(summary.text.contains(says), "\(summary.text)")
    let isRunning = if case .routine = summary.running { true } else { false }
    #expect(isRunning == (now == "2026-12-09T12:10:00Z"))
    #expect(summary.text.contains("is running") == isRunning)
  }

  @Test func `yesterday's figures are never called today's`() throws {
    let summary = try summary(
      reported: "2026-12-09T06:00:00Z", zone: "America/Los_Angeles", now: "2026-12-09T16:00:00Z",
      allowance: ("2026-12-08", 30, 30))
    #expect(summary.headline == "No report yet today")
    #expect(summary.sentences == ["Yesterday: used 30 of 30 min.", "Open the phone app to refresh."])
    #expect(summary.asOf == .text("As of yesterday, 10:00 PM PST"))
    #expect(summary.text.contains("Tue Dec 8: 30/30 min") && summary.text.contains("Wed Dec 9 (today): no report"))
    #expect(!summary.text.contains("left") && summary.grade == .stale)
  }

  @Test(arguments: [
    (30, 18, "12 min of home allowance left today", "Used 18 of 30 min."),
    (30, 0, "30 min of home allowance left today", "None of 30 min used."),
    (30, 30, "Home allowance used up for today", "Used 30 of 30 min."),
    (30, 35, "5 min over today's home allowance", "Used 35 of 30 min."),
    (0, 0, "No home allowance today", "Distractions stay blocked at home."),
    (120, 96, "24 min of home allowance left today", "Used 1 h 36 min of 2 h."),
  ])
  func `the headline is what counts today`(budget: Int, used: Int, headline: String, sentence: String) throws {
    let summary = try summary(
      reported: "2026-12-09T12:00:00Z", now: "2026-12-09T12:06:00Z", allowance: ("2026-12-09", budget, used), focus: 50)
    #expect(summary.headline == headline)
    #expect(summary.sentences.prefix(2) == [sentence, "Focus 50 min so far."])
    #expect(summary.running == .text("No session running"))
    #expect(summary.asOf == .text("As of 12:00 PM UTC, 6 min ago"))
  }

  @Test func `a session without a known end runs, and one that ended today is said to have ended`() throws {
    let open = try summary(
      reported: "2026-12-09T12:00:00Z", now: "2026-12-09T12:06:00Z", session: "Deep work", focus: 20)
    #expect(open.running == .routine(name: "Deep work", detail: "running"))
    let ended = try summary(
      reported: "2026-12-09T12:00:00Z", now: "2026-12-09T12:06:00Z", session: "Deep work",
      ends: "2026-12-09T12:06:00Z", focus: 20)
    #expect(ended.running == .text("Deep work ended 12:06 PM"))
  }

  @Test(arguments: [
    ("2026-12-09T23:00:00Z", "until 11:00 PM"), ("2026-12-10T01:30:00Z", "until 1:30 AM"),
    ("2026-12-10T12:00:00Z", "until Thu Dec 10, 12:00 PM"), ("2026-12-12T01:00:00Z", "until Sat Dec 12, 1:00 AM"),
  ])
  func `an end beyond the coming night is told with its date`(ends: String, detail: String) throws {
    let summary = try summary(
      reported: "2026-12-09T12:00:00Z", now: "2026-12-09T12:06:00Z", session: "Sleep", ends: ends, focus: 0)
    #expect(summary.running == .routine(name: "Sleep", detail: detail))
  }

  @Test func `when the allowance is used up, the next one is told`() throws {
    let summary = try summary(
      reported: "2026-12-09T12:00:00Z", now: "2026-12-09T12:06:00Z", allowance: ("2026-12-09", 30, 30),
      next: .init(day: try Zones.day("2026-12-10"), minutes: 30))
    #expect(summary.sentences == ["Used 30 of 30 min.", "Next: Thu, 30 min."])
    #expect(summary.text.contains("Next: Thu, 30 min."))
  }

  @Test func `before the first report it is said what to do`() throws {
    let summary = StatusSummary(
      .init(report: nil, history: StatusHistory(), now: Instant(seconds: 0), zone: .utc, dayCount: 7))
    #expect(summary.headline == "No phone report yet" && summary.isEmpty && summary.grade == .unknown)
    #expect(summary.text.hasPrefix("No phone report yet: Turn sharing on, then sync the phone once."))
    #expect(summary.days.count == 7)
  }

  @Test func `a report of 24 hours is old, one of a second less is not`() throws {
    let old = try summary(reported: "2026-12-08T12:00:00Z", now: "2026-12-09T12:00:00Z", focus: 5)
    #expect(old.headline == "Status is 1 day old" && old.asOf == .warning("Last report 1 day ago"))
    let young = try summary(reported: "2026-12-08T12:00:01Z", now: "2026-12-09T12:00:00Z", focus: 5)
    #expect(young.headline == "No report yet today")
  }

  @Test func `today is partial: no part of averages and of days within the allowance`() throws {
    var history = StatusHistory()
    let today = CivilDate(dayNumber: 20_000)
    for back in 0..<6 {
      history.merge(
        DayCounts(
          day: today.adding(days: -back), allowanceUsed: back == 0 ? 500 : back * 10, allowanceBudget: 30,
          sessionMinutes: back == 0 ? 900 : 20, reportedAt: Instant(seconds: 20_000 * 86_400)))
    }
    let now = Instant(seconds: 20_000 * 86_400 + 60)
    let summary = StatusSummary(
      .init(report: StatusReport(reportedAt: now, zone: .utc), history: history, now: now, zone: .utc))
    #expect(summary.averageUsed == 30 && summary.averageFocus == 20)
    #expect(summary.text.contains("within the allowance on 3 of 5 full days"))
  }

  @Test func `a right-to-left name is isolated in sentences`() throws {
    let summary = try summary(
      reported: "2026-12-09T12:00:00Z", now: "2026-12-09T12:06:00Z", session: "עבודה", focus: 0)
    #expect(summary.text.contains("\u{2068}עבודה\u{2069} is running"))
  }

  @Test(arguments: StatusStates.names)
  func `the paragraph begins the text and names the zone once, or not at all`(name: String) throws {
    var input = try StatusStates.input(name)
    let summary = StatusSummary(input)
    #expect(summary.text.hasPrefix(summary.paragraph) && !summary.paragraph.contains("\n"))
    #expect(summary.paragraph.ranges(of: "PST").count == (summary.isEmpty ? 0 : 1))
    input.namesZone = false
    #expect(!StatusSummary(input).paragraph.contains("PST"))
  }

  @Test(arguments: [
    ("running-session", "running"), ("typical", "none"), ("new-day", "unknown"), ("stale", "unknown"),
    ("no-reports", "unknown"),
  ])
  func `only a report of today says whether a session runs`(name: String, state: String) throws {
    let word =
      switch StatusSummary(try StatusStates.input(name)).session {
      case .running: "running"
      case .none: "none"
      case .ended: "ended"
      case .unknown: "unknown"
      }
    #expect(word == state)
  }
}
