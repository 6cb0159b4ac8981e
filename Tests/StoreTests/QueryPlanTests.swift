import TestSupport
import Testing
import Time

@testable import Store

/// With 100,000 pages in 10,000 accounts nothing may be found by looking at every row, whatever a clock says.
struct QueryPlanTests {
  private static func runEverything(_ transaction: SQLiteTransaction, _ account: AccountRecord) throws {
    let key = ItemKey(kind: .page, id: "p")
    _ = try transaction.account("local")
    _ = try transaction.accounts(after: nil, limit: 10)
    try transaction.update(account)
    try transaction.put(Samples.item("p", nameKey: "p"), in: account.key)
    _ = try transaction.item(key, in: account.key)
    _ = try transaction.version(of: key, in: account.key)
    _ = try transaction.items(.page, in: account.key, after: nil, limit: 10)
    _ = try transaction.labels(.page, in: account.key)
    _ = try transaction.count(.page, in: account.key)
    try transaction.remove(key, in: account.key)
    _ = try transaction.tombstone(key, in: account.key)
    try transaction.removeTombstone(key, in: account.key)
    try transaction.removeTombstones(deletedBefore: Samples.noon, in: account.key)
    try transaction.insert(Samples.change(1), states: [:], touched: [key], in: account.key)
    _ = try transaction.change("change_1", in: account.key)
    _ = try transaction.states(ofChange: "change_1", in: account.key)
    _ = try transaction.changes(ChangeFilter(), in: account.key, before: nil, limit: 10)
    _ = try transaction.changes(ChangeFilter(item: key), in: account.key, before: nil, limit: 10)
    try transaction.insert(Samples.token("t", account))
    _ = try transaction.token(hash: [1])
    _ = try transaction.tokens(in: account.key)
    try transaction.noteWrite(withToken: "t", at: Samples.noon)
    try runReports(transaction, account)
    try transaction.removeToken("t", in: account.key)
    _ = try transaction.keptAnswer("k", holder: "t", in: account.key)
    try transaction.removeAnswers(keptBefore: Samples.noon, in: account.key)
    try transaction.deleteAccount(account.key)
  }

  private static func runReports(_ transaction: SQLiteTransaction, _ account: AccountRecord) throws {
    let day = CivilDate(dayNumber: 20_000)
    try transaction.put(
      ReportRecord(device: "t", asOf: Samples.noon, receivedAt: Samples.noon, sharedSince: Samples.noon, body: [:]))
    try transaction.put(
      ReportedDayRecord(
        device: "t", day: day, reportedAt: Samples.noon, allowanceUsed: 1, allowanceBudget: nil,
        budgetReportedAt: nil, sessionMinutes: 2, sessions: nil))
    try transaction.put(
      ReportedUseRecord(device: "t", day: day, rule: "r", minutes: 1, opens: nil, receivedAt: Samples.noon))
    try transaction.put(ForgottenUseRecord(day: day, rule: "r", receivedAt: Samples.noon), in: account.key)
    try transaction.noteReport(of: "r", by: "t", at: Samples.noon)
    _ = try transaction.report(of: "t")
    _ = try transaction.reportedDays(of: "t", from: day)
    _ = try transaction.reportedUses(of: "t", from: day)
    _ = try transaction.reportedUses(in: account.key, from: day)
    _ = try transaction.forgottenUses(in: account.key, from: day)
    _ = try transaction.ruleReports(in: account.key)
    try transaction.removeReports(ofDaysBefore: day, madeBefore: Samples.noon, in: account.key)
    try transaction.removeForgottenUses(before: day, in: account.key)
    try transaction.removeReports(of: "t")
  }

  @Test func `every statement finds its rows by an index, in the order it answers them`() throws {
    let folder = try TemporaryFolder()
    let (store, account) = try Samples.store(in: folder)
    let plans = try store.planned { transaction in try Self.runEverything(transaction, account) }
    #expect(plans.count > 25)
    for (sql, plan) in plans {
      for step in plan where step.hasPrefix("SCAN") || step.contains("TEMP B-TREE") {
        #expect(step == "SCAN CONSTANT ROW", "\(sql): \(step)")
      }
    }
  }

  @Test func `the first page of a list reads the places in their index`() throws {
    let folder = try TemporaryFolder()
    let (store, account) = try Samples.store(in: folder)
    let plans = try store.planned { transaction in
      _ = try transaction.items(.page, in: account.key, after: 5, limit: 10)
    }
    let plan = try #require(plans.first { $0.sql.contains("ORDER BY ordinal") }?.plan)
    #expect(plan == ["SEARCH items USING INDEX items_in_order (account=? AND kind=? AND ordinal>?)"])
  }
}
