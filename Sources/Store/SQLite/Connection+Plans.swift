extension Connection {
  /// How SQLite finds the rows of each statement that was run so far.
  func plans() throws(DatabaseError) -> [(sql: String, plan: [String])] {
    var plans: [(sql: String, plan: [String])] = []
    for sql in preparedTexts where !sql.hasPrefix("PRAGMA") && !sql.contains("sqlite_schema") {
      var plan: [String] = []
      try runOnce("EXPLAIN QUERY PLAN \(sql)") { row in plan.append(row.text(3)) }
      plans.append((sql, plan))
    }
    return plans
  }
}
