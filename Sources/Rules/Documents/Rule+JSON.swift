package import JSON
import Time

extension Rule {
  /// The rule's document without its revision and status, in the order of answers; a limit without windows has no
  /// `windows`.
  package func json(in context: RuleContext) -> JSONObject {
    var object: JSONObject = [
      "id": "\(id)", "name": .string(name), "kind": .string(kind.rawValue), "enabled": .bool(isEnabled),
      "days": days.json,
    ]
    if !windows.isEmpty { object["windows"] = .array(windows.map(\.json)) }
    switch policy {
    case .schedule: break
    case .timeLimit(let minutes, let resetAt):
      object["daily_limit_minutes"] = .integer(minutes)
      object["reset_at"] = "\(resetAt)"
    case .openLimit(let opens, let openMinutes, let resetAt):
      object["max_opens"] = .integer(opens)
      object["open_minutes"] = .integer(openMinutes)
      object["reset_at"] = "\(resetAt)"
    }
    object["apps"] = apps.json(in: context)
    object["hard_mode"] = .bool(isHard)
    object["block_adult_content"] = .bool(blocksAdultContent)
    return object
  }

  /// The names of the members that differ between two versions of a rule, in the document's order.
  package func membersChanged(from other: Rule) -> [String] {
    let (mine, theirs) = (json(in: .stored), other.json(in: .stored))
    return ["id"].filter { mine[$0] != theirs[$0] } + Draft.members.filter { mine[$0] != theirs[$0] }
  }
}
