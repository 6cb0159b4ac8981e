import Rules
import Store
import Time

/// What phones have reported that decides what is blocked.
struct ReportedUses: Sendable {
  /// No period that began before is still running, whatever zone changes lengthened it.
  static let rememberedDays = 8

  private let uses: [ReportedUseRecord]
  private let forgotten: [ForgottenUseRecord]
  /// When a phone last told of each rule.
  let toldAt: [String: Instant]

  init(of account: AccountRecord, _ reader: any StoreReader, at now: Instant) throws(LibraryError) {
    let first = ZoneRules.utc.date(at: min(now, account.highWaterMark)).adding(days: -Self.rememberedDays)
    do {
      uses = try reader.reportedUses(in: account.key, from: first)
      forgotten = try reader.forgottenUses(in: account.key, from: first)
      toldAt = try reader.ruleReports(in: account.key)
    } catch {
      throw .store(error)
    }
  }

  /// By rule, in the order in which they came.
  var reports: [Rule.ID: [Facts.Report]] {
    var reports: [Rule.ID: [Facts.Report]] = [:]
    for use in uses.sorted(by: { $0.receivedAt < $1.receivedAt }) {
      guard let rule = Rule.ID(use.rule) else { continue }
      reports[rule, default: []].append(
        Facts.Report(arrivedAt: use.receivedAt, day: use.day, minutes: use.minutes, opens: use.opens))
    }
    return reports
  }
}
