package import JSON
import Time

extension RuleStatus {
  /// The members of a status in answers: `state`, `until` or `next_start`, `label`, `locked` and its end, and the
  /// numbers of a limit. Absent ones are left out.
  package var json: JSONObject {
    var object: JSONObject = ["state": .string(state.word)]
    switch state {
    case .disabled, .inactive(nil): break
    case .inactive(let start?): object["next_start"] = "\(start)"
    case .active(let until), .paused(let until): object["until"] = "\(until)"
    }
    object["label"] = .string(label)
    object["locked"] = .bool(lock != nil)
    if let end = lock?.end { object["locked_until"] = "\(end)" }
    guard let usage else { return object }
    switch usage.count {
    case .minutes(let used, let entitled):
      object["used_minutes"] = .integer(used)
      object["remaining_minutes"] = .integer(usage.left)
      object["entitled_minutes"] = .integer(entitled)
    case .opens(let used, _):
      object["opens_used"] = .integer(used)
      object["opens_left"] = .integer(usage.left)
    }
    object["period_ends"] = "\(usage.periodEnds)"
    return object
  }
}

extension RuleCard {
  /// `[{"label", "value"}]`, as `details` shows them.
  package var details: JSONValue {
    .array(rows.map { ["label": .string($0.label), "value": .string($0.value)] })
  }
}
