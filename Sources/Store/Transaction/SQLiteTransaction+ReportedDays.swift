import Time

extension SQLiteTransaction {
  func reportedDays(of device: String, from day: CivilDate) throws(StoreError) -> [ReportedDayRecord] {
    try all(
      """
      SELECT day, reported_at, allowance_used, allowance_budget, budget_reported_at, session_minutes, sessions
      FROM reported_days WHERE device = ? AND day >= ? ORDER BY day
      """,
      [.text(device), .day(day)]
    ) { row in
      ReportedDayRecord(
        device: device, day: row.day(0), reportedAt: row.instant(1), allowanceUsed: row.optionalNumber(2),
        allowanceBudget: row.optionalNumber(3), budgetReportedAt: row.optionalInstant(4),
        sessionMinutes: row.optionalNumber(5), sessions: row.optionalNumber(6))
    }
  }

  func put(_ day: ReportedDayRecord) throws(StoreError) {
    try run(
      """
      INSERT OR REPLACE INTO reported_days (device, day, reported_at, allowance_used, allowance_budget,
        budget_reported_at, session_minutes, sessions)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(day.device), .day(day.day), .instant(day.reportedAt), .optional(day.allowanceUsed),
        .optional(day.allowanceBudget), .optional(day.budgetReportedAt?.seconds), .optional(day.sessionMinutes),
        .optional(day.sessions),
      ])
  }
}

extension Row {
  func day(_ column: Int32) -> CivilDate { CivilDate(dayNumber: number(column)) }

  func optionalNumber(_ column: Int32) -> Int? { optionalInteger(column).map { Int($0) } }
}

extension SQLValue {
  static func day(_ day: CivilDate) -> SQLValue { .number(day.dayNumber) }
  static func optional(_ number: Int?) -> SQLValue { optional(number.map { Int64($0) }) }
}
