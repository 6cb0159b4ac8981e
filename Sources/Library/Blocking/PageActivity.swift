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
    // What a phone says is known once it is here, also where its clock is a little ahead.
    let days = allowances.isEmpty ? [] : try Self.reportedDays(of: account, reader, Set(allowances.map(\.id)), at: now)
    let counted = days.compactMap { Facts.AllowanceReport($0, at: now) }
    reports = Dictionary(uniqueKeysWithValues: allowances.map { ($0.id, counted) })
    let timers = pages.filter { $0.sessionApps != nil }
    var sessions: [TimedSession] = []
    for record in timers.isEmpty ? [] : try Self.newestReports(of: account, reader) {
      sessions += Self.sessions(in: try StoredReport.report(record), at: min(record.asOf, now), of: timers)
    }
    self.sessions = Self.lasting(sessions)
  }

  /// A phone that runs another home allowance than the library's has counted nothing of this one.
  private static func reportedDays(
    of account: AccountRecord, _ reader: any StoreReader, _ allowances: Set<String>, at now: Instant
  ) throws(LibraryError) -> [ReportedDayRecord] {
    let first = ReportedUses.firstDay(of: account, at: now)
    return try told(of: account, reader) { device throws(StoreError) -> [ReportedDayRecord] in
      let counted = try reader.report(of: device)?.body["allowance"]?["routine_id"]?.string
      guard counted.map(allowances.contains) ?? true else { return [] }
      return try reader.reportedDays(of: device, from: first)
    }.flatMap(\.self)
  }

  private static func newestReports(
    of account: AccountRecord, _ reader: any StoreReader
  ) throws(LibraryError) -> [ReportRecord] {
    try told(of: account, reader) { device throws(StoreError) in try reader.report(of: device) }.compactMap(\.self)
  }

  /// What each of the account's phones has told, by its id.
  private static func told<Value>(
    of account: AccountRecord, _ reader: any StoreReader, _ read: (String) throws(StoreError) -> Value
  ) throws(LibraryError) -> [Value] {
    do {
      return try Library.deviceTokens(of: account, reader).map { token throws(StoreError) in try read(token.id) }
    } catch {
      throw .store(error)
    }
  }

  private static func sessions(in report: StatusReport, at: Instant, of pages: [Page]) -> [TimedSession] {
    report.routines.compactMap { routine in
      guard routine.kind == .session, routine.isRunning, let end = routine.endsAt, end > at,
        let page = pages.first(where: { $0.id.text == routine.id.description }), let apps = page.sessionApps
      else { return nil }
      // No timer runs for a day, so an end beyond it is no end that a phone can have announced.
      return TimedSession(
        id: page.id.text, name: page.name, span: Span(start: at, end: min(end, at.adding(seconds: Age.staleSeconds))),
        apps: apps)
    }
  }

  /// One session a page, those that end last first: of several phones that run it, the last to end it has its word.
  private static func lasting(_ sessions: [TimedSession]) -> [TimedSession] {
    var seen: Set<String> = []
    return sessions.sorted { $0.span.end > $1.span.end }.filter { seen.insert($0.id).inserted }
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
