import Faults
import Status
import Store
import Time

/// Reports in the store, which are checked like any other document.
enum StoredReport {
  static func report(_ record: ReportRecord) throws(LibraryError) -> StatusReport {
    do {
      return try StatusReport(reading: record.body)
    } catch {
      throw .unreadableReport(device: record.device, error)
    }
  }
}

extension DayCounts {
  init(_ record: ReportedDayRecord) {
    self.init(
      day: record.day, allowanceUsed: record.allowanceUsed, allowanceBudget: record.allowanceBudget,
      sessionMinutes: record.sessionMinutes, sessions: record.sessions, reportedAt: record.reportedAt,
      budgetReportedAt: record.budgetReportedAt)
  }
}

extension ReportedDayRecord {
  init(_ counts: DayCounts, of device: String) {
    self.init(
      device: device, day: counts.day, reportedAt: counts.reportedAt, allowanceUsed: counts.allowanceUsed,
      allowanceBudget: counts.allowanceBudget, budgetReportedAt: counts.budgetReportedAt,
      sessionMinutes: counts.sessionMinutes, sessions: counts.sessions)
  }
}

extension StatusReport.RuleUse {
  /// Nil for a rule's id that no report may name.
  init?(_ record: ReportedUseRecord) {
    guard let id = ReportedID(parsing: record.rule) else { return nil }
    self.init(id: id, day: record.day, usedMinutes: record.minutes, opens: record.opens)
  }
}
