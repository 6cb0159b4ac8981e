import Status
import Store
import Time

/// The days whose numbers are kept: the last ones in the library's zone, and tomorrow, which a phone may have already.
struct RetainedDays: Sendable {
  let days: ClosedRange<CivilDate>
  private let oldestReport: Instant

  init(at now: Instant, in zone: ZoneRules) {
    let today = zone.date(at: now)
    // No zone's date is more than a day from another's.
    days = today.adding(days: 1 - StatusHistory.keptDays)...today.adding(days: 1)
    oldestReport = now.adding(seconds: -86_400 * Int64(StatusHistory.keptDays))
  }

  func contains(_ day: CivilDate) -> Bool { days.contains(day) }

  /// Forgets what is older.
  func forgetOthers(of account: AccountRecord, _ writer: any StoreWriter) throws(StoreError) {
    try writer.removeReports(ofDaysBefore: days.lowerBound, madeBefore: oldestReport, in: account.key)
    try writer.removeForgottenUses(before: days.upperBound.adding(days: -ReportedUses.rememberedDays), in: account.key)
  }
}
