package import JSON
import Library
import Rules
import Status
import Time

extension PhoneStatus {
  private static let mostRows = 20

  /// What `get_status` answers: `summary`, `time_zone`, `now`, `devices`, and what is derived of the rules.
  package var document: JSONObject {
    let (blocked, leftOut) = SpanRows.cut(blocking.blocked, spare: 12_000)
    var answer: JSONObject = [
      "summary": .string(paragraph), "time_zone": .string(overview.timeZone.description),
      "now": ComingBlocks.moment(now, overview.zoneRules),
      "devices": .array(phones.map { .object(PhoneRow(phone: $0, status: self).json) }),
      "blocked": .array(blocked.map { .object($0) }),
      "next_changes": .array(blocking.nextChanges.map { .object($0) }),
    ]
    let limits = limits
    if !limits.isEmpty { answer["limits"] = .array(limits.prefix(Self.mostRows).map { .object($0) }) }
    answer["next_allowance"] = nextAllowance.map { .object($0) }
    if !overview.pending.isEmpty { answer["pending"] = .array(overview.pending.map { .object($0.document) }) }
    let warnings = warnings
    if !warnings.isEmpty { answer["warnings"] = .array(warnings.map { .string($0) }) }
    answer["left_out"] = (leftOut ?? Self.leftOut(limits)).map { .string($0) }
    return answer
  }

  private static func leftOut(_ limits: [JSONObject]) -> String? {
    limits.count > mostRows ? "\(limits.count - mostRows) of \(limits.count) limits; list_rules has them." : nil
  }

  /// What is used and left of each limit that acts.
  private var limits: [JSONObject] {
    overview.rules.filter { $0.rule.isEnabled && $0.rule.kind != .schedule }.map { view in
      var row: JSONObject = ["id": .string("\(view.rule.id)"), "name": .string(view.rule.name)]
      for member in view.document["status"]?.object?.members ?? [] { row[member.key] = member.value }
      return row
    }
  }

  private var nextAllowance: JSONObject? {
    let today = overview.zoneRules.date(at: now)
    return AllowancePlan(overview).next(after: today).map { next in
      ["day": .string(next.day.description), "minutes": .integer(next.minutes)]
    }
  }
}
