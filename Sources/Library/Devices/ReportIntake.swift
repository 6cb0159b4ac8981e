import Faults
import Rules
import Status
import Store
import Time

/// One report on its way into the store.
struct ReportIntake {
  private let device: String
  private let account: AccountRecord
  private let now: Instant
  private let zone: ZoneName
  private let retained: RetainedDays
  /// As it was sent.
  private let given: StatusReport
  /// When it was made; a clock that is far ahead is not believed.
  private let asOf: Instant
  private var warnings: [String]

  init(_ report: StatusReport, from device: String, _ account: AccountRecord, _ library: Library, _ now: Instant) {
    (self.device, self.account, self.now, given) = (device, account, now, report)
    zone = ZoneName(parsing: account.timeZone) ?? .utc
    retained = RetainedDays(at: now, in: library.zones.rules(for: zone) ?? .utc)
    asOf = report.reportedAt.seconds(since: now) > DeviceCheck.clockTolerance ? now : report.reportedAt
    warnings = DeviceCheck.warnings(of: report, receivedAt: now, libraryZone: zone)
  }

  func carryOut(_ writer: any StoreWriter) throws(StoreError) -> ReportReceipt {
    let old = try writer.report(of: device)
    let isNewest = old.map { $0.asOf <= asOf } ?? true
    if isNewest {
      try writer.put(
        ReportRecord(
          device: device, asOf: asOf, receivedAt: now, sharedSince: old?.sharedSince ?? now, body: given.json))
    }
    var warnings = warnings
    var report = given
    report.reportedAt = asOf
    warnings += leaveOutForeignDays(&report)
    try mergeDays(report, writer)
    warnings += try mergeUses(report, writer)
    try tidy(writer)
    return ReportReceipt(receivedAt: now, isFirst: old == nil, isNewest: isNewest, warnings: warnings)
  }

  /// A day that has not begun anywhere, or is no longer kept, has no place in the history.
  private func leaveOutForeignDays(_ report: inout StatusReport) -> [String] {
    let count = report.history.count + report.rules.count
    report.history.removeAll { !retained.contains($0.day) }
    report.rules.removeAll { !retained.contains($0.day) }
    var left = count - report.history.count - report.rules.count
    if let allowance = report.allowance, !retained.contains(allowance.day) {
      report.allowance = nil
      left += 1
    }
    guard left > 0 else { return [] }
    return [
      "\(left == 1 ? "1 entry is" : "\(left) entries are") of days outside \(retained.days.lowerBound) to \(retained.days.upperBound), "
        + "and left out of the history."
    ]
  }

  private func mergeDays(_ report: StatusReport, _ writer: any StoreWriter) throws(StoreError) {
    var told = StatusHistory()
    told.merge(report)
    guard let first = told.firstDay else { return }
    var known: [CivilDate: ReportedDayRecord] = [:]
    var merged = StatusHistory()
    for day in try writer.reportedDays(of: device, from: first) {
      known[day.day] = day
      merged.merge(DayCounts(day))
    }
    merged.merge(report)
    for counts in merged.days.values {
      let record = ReportedDayRecord(counts, of: device)
      if record != known[counts.day] { try writer.put(record) }
    }
  }

  /// - Returns: a warning where rules are told of that the library has not.
  private func mergeUses(_ report: StatusReport, _ writer: any StoreWriter) throws(StoreError) -> [String] {
    guard let first = report.rules.map(\.day).min() else { return [] }
    var known = StatusHistory()
    for use in try writer.reportedUses(of: device, from: first) {
      if let use = StatusReport.RuleUse(use) { known.merge(use) }
    }
    let rules = Set(try writer.labels(.rule, in: account.key).map(\.id))
    var strangers: [String] = []
    for use in report.rules {
      guard rules.contains(use.id.description) else {
        strangers.append(use.id.description)
        continue
      }
      try writer.noteReport(of: use.id.description, by: device, at: asOf)
      let key = StatusHistory.RuleDay(rule: use.id, day: use.day)
      let old = known.ruleUses[key]
      known.merge(use)
      guard let merged = known.ruleUses[key], merged != old else { continue }
      try writer.put(
        ReportedUseRecord(
          device: device, day: use.day, rule: use.id.description, minutes: merged.usedMinutes, opens: merged.opens,
          receivedAt: now))
    }
    guard !strangers.isEmpty else { return [] }
    let shown = strangers.prefix(5).joined(separator: ", ") + (strangers.count > 5 ? ", …" : "")
    return ["The library has no rule \(shown); what was told of it is left out."]
  }

  /// Moves the high-water mark, and forgets what is too old.
  private func tidy(_ writer: any StoreWriter) throws(StoreError) {
    try retained.forgetOthers(of: account, writer)
    try writer.noteWrite(withToken: device, at: now)
    guard account.highWaterMark < now else { return }
    var account = account
    account.highWaterMark = now
    try writer.update(account)
  }
}
