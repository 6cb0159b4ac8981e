package import Status
import Time

/// The states that a picture can show, as reports and an instant make them: Wednesday, March 4, 2026, in Los Angeles.
package enum StatusStates {
  package static let names = [
    "typical", "running-session", "all-used", "new-day", "stale", "no-reports", "three-days", "missing-days",
    "huge-day", "all-zero", "allowance-zero", "no-allowance-page", "long-name",
  ]

  /// - Parameter dayCount: 7, 14 or 30.
  package static func input(_ name: String, dayCount: Int = 14) throws -> StatusSummary.Input {
    var state = State()
    switch name {
    case "running-session": state.session = "Deep work"
    case "long-name": state.session = "Evening reading and no distractions at all, family edition"
    case "all-used":
      state.used[13] = 30
      state.next = StatusSummary.Input.NextAllowance(day: state.today.adding(days: 1), minutes: 30)
    case "new-day":
      state.leaveOut(13...13)
      (state.reported, state.now) = ("2026-03-04T07:02:00Z", "2026-03-04T14:30:00Z")
    case "stale":
      state.leaveOut(12...13)
      state.reported = "2026-03-02T16:10:00Z"
    case "no-reports": state.leaveOut(0...13)
    case "three-days": state.leaveOut(0...10)
    case "missing-days":
      state.leaveOut(2...2)
      state.leaveOut(8...9)
    case "huge-day":
      (state.used[9], state.allowed[8], state.allowed[9]) = (1_200, 120, 1_440)
    case "all-zero":
      (state.used, state.focus) = (Array(repeating: 0, count: 14), Array(repeating: 0, count: 14))
    case "allowance-zero":
      state.used = [24, 96, 172, 141, 0, 0, 0, 8, 120, 88, 64, 0, 0, 0]
      state.allowed = [30, 120, 180, 180, 0, 0, 0, 0, 120, 180, 180, 0, 0, 0]
    case "no-allowance-page": state.hasAllowance = false
    default: break
    }
    return try state.input(dayCount: dayCount)
  }

  /// Fourteen days that are told of, the last of them today; earlier ones repeat them where more are shown.
  private struct State {
    let today = CivilDate(dayNumber: 20_516)
    var used: [Int?] = [24, 96, 172, 141, 30, 18, 27, 35, 120, 88, 64, 0, 12, 18]
    var focus: [Int?] = [50, 75, 0, 25, 100, 90, 50, 25, 75, 0, 45, 110, 85, 50]
    var allowed = [30, 120, 180, 180, 30, 30, 30, 30, 120, 180, 180, 30, 30, 30]
    var session: String?
    var next: StatusSummary.Input.NextAllowance?
    var hasAllowance = true
    var reported = "2026-03-05T05:41:00Z"
    var now = "2026-03-05T05:47:00Z"

    mutating func leaveOut(_ places: ClosedRange<Int>) {
      for place in places { (used[place], focus[place]) = (nil, nil) }
    }

    func input(dayCount: Int) throws -> StatusSummary.Input {
      let reportedAt = try instant(reported)
      var history = StatusHistory()
      for back in 0..<max(14, dayCount) {
        let place = 13 - back % 14
        // Only a whole fortnight is repeated: a short history stays short.
        guard back < 14 || !used.contains(nil), let used = used[place], let focus = focus[place] else { continue }
        history.merge(
          DayCounts(
            day: today.adding(days: -back), allowanceUsed: hasAllowance ? used : nil,
            allowanceBudget: hasAllowance ? allowed[place] : nil, sessionMinutes: focus, sessions: focus > 0 ? 1 : 0,
            reportedAt: reportedAt))
      }
      let report = used.contains { $0 != nil } ? try report(at: reportedAt) : nil
      return StatusSummary.Input(
        report: report, history: history, now: try instant(now), zone: try Zones.rules("America/Los_Angeles"),
        dayCount: dayCount, nextAllowance: next)
    }

    private func report(at instant: Instant) throws -> StatusReport {
      guard let zone = ZoneName(parsing: "America/Los_Angeles"), let id = ReportedID(parsing: "deep-work") else {
        throw Wrong()
      }
      var report = StatusReport(reportedAt: instant, zone: zone)
      if let session {
        report.routines = [
          StatusReport.Routine(
            id: id, name: session, kind: .session, isRunning: true, endsAt: try self.instant("2026-03-05T06:15:00Z"))
        ]
      }
      let last = used.lastIndex { $0 != nil } ?? 13
      if hasAllowance, let used = used[last] {
        report.allowance = StatusReport.Allowance(
          routineID: id, day: today.adding(days: last - 13), budget: allowed[last], used: used,
          remaining: max(0, allowed[last] - used))
      }
      return report
    }

    private func instant(_ text: String) throws -> Instant {
      guard let instant = Instant(parsing: text) else { throw Wrong() }
      return instant
    }

    struct Wrong: Error {}
  }
}
