import Rules
import Store
import Time

/// What phones have reported that decides what is blocked.
struct ReportedUses: Sendable {
  /// No period that began before is still running, whatever zone changes lengthened it.
  static let rememberedDays = 8

  /// The first day that can matter now, or at the account's mark where the clock is behind it.
  static func firstDay(of account: AccountRecord, at now: Instant) -> CivilDate {
    ZoneRules.utc.date(at: min(now, account.highWaterMark)).adding(days: -rememberedDays)
  }

  private let uses: [ReportedUseRecord]
  private let forgotten: [ForgottenUseRecord]
  /// When a phone last told of each rule.
  private let toldAt: [String: Instant]

  init(of account: AccountRecord, _ reader: any StoreReader, at now: Instant) throws(LibraryError) {
    let first = Self.firstDay(of: account, at: now)
    do {
      uses = try reader.reportedUses(in: account.key, from: first)
      forgotten = try reader.forgottenUses(in: account.key, from: first)
      toldAt = try reader.ruleReports(in: account.key)
    } catch {
      throw .store(error)
    }
  }

  /// When a phone last told of a rule; nil for never.
  func toldAt(_ rule: Rule.ID) -> Instant? { toldAt[rule.description] }

  /// By rule. Of several devices the one that counted most has its word: two that count the same minutes would
  /// otherwise count them twice.
  var reports: [Rule.ID: [Facts.Report]] {
    var reports: [Rule.ID: [Facts.Report]] = [:]
    for use in uses {
      guard let rule = Rule.ID(use.rule) else { continue }
      reports[rule, default: []].append(
        Facts.Report(arrivedAt: use.receivedAt, day: use.day, minutes: use.minutes, opens: use.opens))
    }
    for use in forgotten {
      guard let rule = Rule.ID(use.rule) else { continue }
      reports[rule, default: []].append(Facts.Report(numberlessOf: use.day, arrivedAt: use.receivedAt))
    }
    return reports
  }
}
