package import JSON
import Library
import Rules
import Status
import Time

extension PhoneStatus {
  private static let mostRows = 20

  /// What `get_status` answers: `summary`, `time_zone`, `now`, `devices`, and what is derived of the rules.
  ///
  /// Rows of what is blocked, then limits, take the room that the rest leaves.
  package var document: JSONObject {
    var answer: JSONObject = [
      "summary": .string(paragraph), "time_zone": .string(overview.timeZone.description),
      "now": ComingBlocks.moment(now, overview.zoneRules),
      "devices": .array(phones.map { .object(PhoneRow(phone: $0, status: self).json) }), "blocked": [],
      "next_changes": .array(blocking.nextChanges.map { .object($0) }), "limits": [],
    ]
    answer["next_allowance"] = nextAllowance.map { .object($0) }
    if !overview.pending.isEmpty { answer["pending"] = .array(overview.pending.map { .object($0.document) }) }
    let warnings = warnings
    if !warnings.isEmpty { answer["warnings"] = .array(warnings.map { .string($0) }) }
    let daysLeftOut = Self.leaveOutDays(of: &answer)
    let (blocked, blockedLeftOut) = SpanRows.cut(blocking.blocked, spare: Self.spare(beside: answer))
    answer["blocked"] = .array(blocked.map { .object($0) })
    let (limits, limitsLeftOut) = Self.cut(limits, beside: answer)
    answer["limits"] = limits.isEmpty ? nil : .array(limits.map { .object($0) })
    let leftOut = [daysLeftOut, blockedLeftOut ?? limitsLeftOut].compactMap(\.self)
    answer["left_out"] = leftOut.isEmpty ? nil : .string(leftOut.joined(separator: " "))
    return answer
  }

  /// Several phones with long names fill an answer by what is most needed of them.
  /// - Returns: what to say of it, where their days did not fit.
  private static func leaveOutDays(of answer: inout JSONObject) -> String? {
    guard JSONValue.object(answer).encoded.count > AnswerBudget.bytes, let phones = answer["devices"]?.array,
      phones.count > 1
    else { return nil }
    answer["devices"] = .array(
      phones.map { phone in
        var row = phone.object ?? [:]
        row["days"] = []
        return .object(row)
      })
    return "The phones' days; ask for one phone with device."
  }

  private static func spare(beside answer: JSONObject) -> Int {
    min(JSONValue.object(answer).encoded.count, AnswerBudget.bytes)
  }

  private static func cut(_ limits: [JSONObject], beside answer: JSONObject) -> ([JSONObject], leftOut: String?) {
    guard !limits.isEmpty else { return ([], nil) }
    let count = min(AnswerBudget.fitting(limits, within: AnswerBudget.bytes - spare(beside: answer)), mostRows)
    let shown = Array(limits.prefix(count))
    guard count < limits.count else { return (shown, nil) }
    return (shown, "\(limits.count - count) of \(limits.count) limits; list_rules has them.")
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
