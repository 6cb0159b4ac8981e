import Pages
import Rules
import Status
import Store
import Time

/// What pages block beside their schedules: the home allowance, and sessions that phones report as running.
struct PageActivity: Sendable {
  private let allowances: [Allowance]
  private let sessions: [TimedSession]
  private let reports: [String: [Facts.AllowanceReport]]

  /// - Parameter pages: all of the account.
  init(
    _ pages: [Page], of account: AccountRecord, _ reader: any StoreReader, _ zones: ZoneDirectory, at now: Instant
  ) throws(LibraryError) {
    let bonus = pages.reduce(0) { $0 + $1.grantedMinutes }
    allowances = pages.compactMap { $0.homeAllowance(mostBonusMinutes: bonus, zones: zones.rules(for:)) }
    let timers = pages.filter { $0.sessionApps != nil }
    guard !allowances.isEmpty || !timers.isEmpty else {
      (sessions, reports) = ([], [:])
      return
    }
    let first = ZoneRules.utc.date(at: min(now, account.highWaterMark)).adding(days: -ReportedUses.rememberedDays)
    var (days, told) = ([ReportedDayRecord](), [ReportRecord]())
    do {
      for device in try Library.devices(account, reader) {
        if !allowances.isEmpty { days += try reader.reportedDays(of: device.id, from: first) }
        if !timers.isEmpty, let record = try reader.report(of: device.id) { told.append(record) }
      }
    } catch {
      throw .store(error)
    }
    // What a phone says is known once it is here, also where its clock is a little ahead.
    let counted = days.compactMap { Facts.AllowanceReport($0, at: now) }
    reports = Dictionary(uniqueKeysWithValues: allowances.map { ($0.id, counted) })
    var sessions: [TimedSession] = []
    for record in told {
      sessions += Self.sessions(in: try StoredReport.report(record), at: min(record.asOf, now), of: timers)
    }
    self.sessions = sessions
  }

  private static func sessions(in report: StatusReport, at: Instant, of pages: [Page]) -> [TimedSession] {
    report.routines.compactMap { routine in
      guard routine.kind == .session, routine.isRunning, let end = routine.endsAt, end > at,
        let page = pages.first(where: { $0.id.text == routine.id.description }), let apps = page.sessionApps
      else { return nil }
      return TimedSession(
        id: page.id.text, name: page.name, span: Span(start: at, end: min(end, at.adding(seconds: Age.staleSeconds))),
        apps: apps)
    }
  }

  /// A situation with all of it.
  func added(to situation: Situation) -> Situation {
    var situation = situation
    (situation.allowances, situation.sessions) = (allowances, sessions)
    situation.facts.allowanceReports = reports
    return situation
  }
}

extension Facts.AllowanceReport {
  /// Nil for a day whose use was not told.
  init?(_ record: ReportedDayRecord, at now: Instant) {
    guard let used = record.allowanceUsed else { return nil }
    self.init(
      at: min(record.reportedAt, now), day: record.day, usedMinutes: used, budgetMinutes: record.allowanceBudget)
  }
}
