import Library
import Status
import Time

/// A month of a phone that never was, for people who want to see what a status looks like.
///
/// One report a day, as a phone sends them in the evening; the last one now. What it tells follows from the instant and
/// the zone alone.
struct DemoReports {
  let now: Instant
  let zone: ZoneRules
  let zoneName: ZoneName

  static let allowancePage = "home"
  static let weekdayMinutes = 40
  static let weekendMinutes = 120

  private static let dayCount = 30
  /// How much of its allowance each day used, in per cent; the newest last, nil for days without a report.
  private static let used: [Int?] = [
    60, 85, 40, 100, 72, 55, 0, 90, 78, 64, 112, 35, 88, 50, 95, 70, 64, 45, 62, 50, nil, 100, 75, 130, 55, 70, 0, 68,
    80,
    62,
  ]
  /// The sessions of each day, of which each lasts as long as the page's timer says.
  private static let sessions = [
    2, 1, 0, 1, 3, 2, 2, 0, 1, 1, 2, 3, 2, 1, 0, 0, 1, 2, 2, 1, 2, 1, 0, 2, 2, 3, 1, 0, 2, 3,
  ]
  private static let sessionMinutes = 50
  private static let runningMinutes: Int64 = 35

  func send(to opened: OpenedLibrary) throws {
    let phone = try opened.library.addDevice("Demo phone", for: opened.account, now: now).view.id
    for report in reports { _ = try opened.library.accept(report, from: phone, of: opened.account, now: now) }
  }

  private var today: CivilDate { zone.date(at: now) }

  private var reports: [StatusReport] {
    (0..<Self.dayCount).compactMap { place -> StatusReport? in
      let day = today.adding(days: place - Self.dayCount + 1)
      guard let used = Self.used[place], let focus = ReportedID(parsing: "focus") else { return nil }
      let isLast = place == Self.dayCount - 1
      let evening = WallClockTime(minuteOfDay: 21 * 60 + 30).map { zone.instant(of: $0, on: day) }
      var report = StatusReport(reportedAt: isLast ? now : min(evening ?? now, now), zone: zoneName)
      report.routines = [
        StatusReport.Routine(
          id: focus, name: "Focus", kind: .session, isRunning: isLast,
          endsAt: isLast ? now.adding(seconds: Self.runningMinutes * 60) : nil)
      ]
      let share = isLast ? zone.localTime(at: now).minuteOfDay : 1_440
      report.allowance = allowance(of: day, usedPercent: used * share / 1_440)
      let sessions = Self.sessions[place] * share / 1_440
      report.history = [history(of: day, report.allowance, sessions: sessions)]
      report.rules = rules(of: day, minutes: report.allowance?.used ?? 0)
      return report
    }
  }

  private func allowance(of day: CivilDate, usedPercent: Int) -> StatusReport.Allowance? {
    let isWeekend = [.saturday, .sunday].contains(day.weekday)
    let budget = isWeekend ? Self.weekendMinutes : Self.weekdayMinutes
    let used = budget * usedPercent / 100
    return ReportedID(parsing: Self.allowancePage).map { page in
      StatusReport.Allowance(
        routineID: page, day: day, budget: budget, used: used, remaining: max(0, budget - used))
    }
  }

  private func history(of day: CivilDate, _ allowance: StatusReport.Allowance?, sessions: Int) -> StatusReport.Day {
    StatusReport.Day(
      day: day, allowanceUsed: allowance?.used, allowanceBudget: allowance?.budget,
      sessionMinutes: sessions * Self.sessionMinutes, sessions: sessions)
  }

  private func rules(of day: CivilDate, minutes: Int) -> [StatusReport.RuleUse] {
    ReportedID(parsing: "video-budget").map { [StatusReport.RuleUse(id: $0, day: day, usedMinutes: minutes / 2)] } ?? []
  }
}
