import JSON
import Library
import Status
import Time

/// One phone in the answer of `get_status`. Each part has a grade: only `reported` is what the phone says of today.
struct PhoneRow {
  let phone: PhoneStatus.Phone
  let status: PhoneStatus

  private var zone: ZoneRules { status.overview.zoneRules }
  private var summary: StatusSummary { phone.summary }
  private var today: CivilDate { zone.date(at: status.now) }
  /// What reports told of today.
  private var counts: DayCounts? { summary.days.last?.counts }

  var json: JSONObject {
    let device = phone.reports.device
    var row: JSONObject = ["id": .string(device.id), "name": .string(device.name)]
    row["report"] = .object(report)
    row["headline"] = .string(summary.headline)
    row["line"] = .string(summary.sentences.joined(separator: " "))
    row["allowance"] = .object(allowance)
    row["focus"] = .object(focus)
    row["session"] = .object(session)
    row["last_day"] = lastDay.map { .object($0) }
    row["days"] = .array(days.map { .object($0) })
    let warnings = phone.reports.warnings
    if !warnings.isEmpty { row["warnings"] = .array(warnings.map { .string($0) }) }
    return row
  }

  private var report: JSONObject {
    var report: JSONObject = ["grade": .string(summary.grade.rawValue)]
    guard let reportedAt = phone.reports.device.reportedAt else { return report }
    report["age"] = .string(Age(of: reportedAt, at: status.now).description)
    report.put("reported_at", reportedAt, zone)
    return report
  }

  /// Today's figures where a report told of them, else the budget that the library's page gives.
  private var allowance: JSONObject {
    var part = figures(isKnown: counts?.allowanceUsed != nil)
    if let used = counts?.allowanceUsed {
      part["used_minutes"] = .integer(used)
      part["budget_minutes"] = counts?.allowanceBudget.map { .integer($0) }
      part["remaining_minutes"] = summary.minutesLeft.map { .integer($0) }
    } else if let budget = AllowancePlan(status.overview).budget(on: today) {
      part["grade"] = .string(Grade.derived.rawValue)
      part["budget_minutes"] = .integer(budget)
    }
    return part
  }

  private var focus: JSONObject {
    var part = figures(isKnown: counts?.sessionMinutes != nil)
    part["minutes"] = counts?.sessionMinutes.map { .integer($0) }
    part["sessions"] = counts?.sessions.map { .integer($0) }
    return part
  }

  private func figures(isKnown: Bool) -> JSONObject {
    ["day": .string(today.description), "grade": .string((isKnown ? summary.grade : .unknown).rawValue)]
  }

  private var session: JSONObject {
    switch summary.session {
    case .unknown: return ["state": "unknown", "grade": .string(Grade.unknown.rawValue)]
    case .none: return ["state": "none", "grade": .string(Grade.reported.rawValue)]
    case .running(let routine, let end):
      return session("running", .reported, routine, end)
    case .ended(let routine, let end):
      // The phone said that it ran; that it is over follows from the clock.
      return session("ended", .derived, routine, end)
    }
  }

  private func session(
    _ state: String, _ grade: Grade, _ routine: StatusReport.Routine, _ end: Instant?
  ) -> JSONObject {
    var part: JSONObject = ["state": .string(state), "grade": .string(grade.rawValue)]
    part["id"] = .string(routine.id.description)
    part["name"] = .string(routine.name)
    part.put("ends_at", end, zone)
    return part
  }

  /// The newest day with a report, where that is not today.
  private var lastDay: JSONObject? {
    guard counts == nil, let day = summary.days.last(where: { $0.counts != nil }), let counts = day.counts else {
      return nil
    }
    var part: JSONObject = ["day": .string(day.date.description), "grade": .string(Grade.stale.rawValue)]
    Self.put(counts, in: &part)
    return part
  }

  /// The days that a picture shows, without those that no report told of.
  private var days: [JSONObject] {
    summary.days.compactMap { day in
      day.counts.map { counts in
        var part: JSONObject = ["day": .string(day.date.description)]
        Self.put(counts, in: &part)
        return part
      }
    }
  }

  private static func put(_ counts: DayCounts, in part: inout JSONObject) {
    part["used_minutes"] = counts.allowanceUsed.map { .integer($0) }
    part["budget_minutes"] = counts.allowanceBudget.map { .integer($0) }
    part["focus_minutes"] = counts.sessionMinutes.map { .integer($0) }
  }
}
