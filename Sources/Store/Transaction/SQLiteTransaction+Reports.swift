import Time

extension SQLiteTransaction {
  func report(of device: String) throws(StoreError) -> ReportRecord? {
    try first(
      "SELECT as_of, received_at, shared_since, body FROM reports WHERE device = ?", [.text(device)]
    ) { row throws(DatabaseError) in
      ReportRecord(
        device: device, asOf: row.instant(0), receivedAt: row.instant(1), sharedSince: row.instant(2),
        body: try row.object(3))
    }
  }

  func ruleReports(in account: AccountRecord.Key) throws(StoreError) -> [String: Instant] {
    let found = try all(
      "SELECT rule, told_at FROM tokens CROSS JOIN reported_rules ON device = tokens.id WHERE tokens.account = ?",
      [.integer(account.number)]
    ) { row in (row.text(0), row.instant(1)) }
    return Dictionary(found, uniquingKeysWith: max)
  }

  func noteReport(of rule: String, by device: String, at instant: Instant) throws(StoreError) {
    try run(
      """
      INSERT INTO reported_rules (device, rule, told_at) VALUES (?, ?, ?)
      ON CONFLICT (device, rule) DO UPDATE SET told_at = max(told_at, excluded.told_at)
      """,
      [.text(device), .text(rule), .instant(instant)])
  }

  func put(_ report: ReportRecord) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO reports (device, as_of, received_at, shared_since, body) VALUES (?, ?, ?, ?, ?)",
      [
        .text(report.device), .instant(report.asOf), .instant(report.receivedAt), .instant(report.sharedSince),
        .object(report.body),
      ])
  }

  func removeReports(of device: String) throws(StoreError) {
    for table in ["reports", "reported_days", "reported_uses", "reported_rules"] {
      try run("DELETE FROM \(table) WHERE device = ?", [.text(device)])
    }
  }

  func removeReports(
    ofDaysBefore day: CivilDate, madeBefore instant: Instant, in account: AccountRecord.Key
  ) throws(StoreError) {
    let devices = "device IN (SELECT id FROM tokens WHERE account = ?)"
    for table in ["reported_days", "reported_uses"] {
      try run("DELETE FROM \(table) WHERE \(devices) AND day < ?", [.integer(account.number), .day(day)])
    }
    for (table, column) in [("reports", "as_of"), ("reported_rules", "told_at")] {
      try run(
        "DELETE FROM \(table) WHERE \(devices) AND \(column) < ?", [.integer(account.number), .instant(instant)])
    }
  }
}
