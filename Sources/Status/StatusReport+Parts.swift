package import Faults
package import JSON
import Time

extension StatusReport.Routine {
  package init(reading object: JSONObject) throws(Faults) {
    var reader = ClosedObject(object, accepting: ["id", "name", "kind", "enabled", "running", "ends_at"])
    let id = reader.required("id", Requirement.id, Read.id)
    let name = reader.required("name", Requirement.name, Read.name)
    let kind = reader.required("kind", "session, standing or allowance") { $0.string.flatMap(Kind.init) }
    let isEnabled = reader.required("enabled", Requirement.bool, \.bool)
    let isRunning = reader.required("running", Requirement.bool, \.bool)
    let endsAt = reader.optional("ends_at", Requirement.instant, Read.instant)
    try reader.faults.throwIfAny()
    guard let id, let name, let kind, let isEnabled, let isRunning else { throw Faults("", "is not a routine") }
    self.init(id: id, name: name, kind: kind, isEnabled: isEnabled, isRunning: isRunning, endsAt: endsAt)
  }

  package var json: JSONObject {
    var object: JSONObject = [
      "id": .string(id.description), "name": .string(name), "kind": .string(kind.rawValue),
      "enabled": .bool(isEnabled), "running": .bool(isRunning),
    ]
    object["ends_at"] = endsAt.map { .string($0.description) }
    return object
  }
}

extension StatusReport.Allowance {
  private static let members = [
    "routine_id", "day", "budget_minutes", "used_minutes", "remaining_minutes", "at_home", "in_window", "window_ends",
    "next_window",
  ]

  package init(reading object: JSONObject) throws(Faults) {
    typealias Limits = StatusReport.Limits
    var reader = ClosedObject(object, accepting: Self.members)
    let id = reader.required("routine_id", Requirement.id, Read.id)
    let day = reader.required("day", Requirement.day, Read.day)
    let (budgetLimit, dayLimit) = (Limits.budgetMinutes, Limits.minutesOfDay)
    let budget = reader.required("budget_minutes", Requirement.minutes(budgetLimit), Read.count(upTo: budgetLimit))
    let used = reader.required("used_minutes", Requirement.minutes(dayLimit), Read.count(upTo: dayLimit))
    let left = reader.required("remaining_minutes", Requirement.minutes(budgetLimit), Read.count(upTo: budgetLimit))
    let isAtHome = reader.required("at_home", Requirement.bool, \.bool)
    let isInWindow = reader.required("in_window", Requirement.bool, \.bool)
    let windowEnds = reader.optional("window_ends", Requirement.instant, Read.instant)
    let nextWindow = reader.optional("next_window", Requirement.instant, Read.instant)
    if let left, let budget, left > budget {
      reader.add("remaining_minutes", "is \(left); it must not be more than budget_minutes, \(budget)")
    }
    try reader.faults.throwIfAny()
    guard let id, let day, let budget, let used, let left, let isAtHome, let isInWindow else {
      throw Faults("", "is not an allowance")
    }
    self.init(routineID: id, day: day, budget: budget, used: used, remaining: left)
    (self.isAtHome, self.isInWindow) = (isAtHome, isInWindow)
    (self.windowEnds, self.nextWindow) = (windowEnds, nextWindow)
  }

  package var json: JSONObject {
    var object: JSONObject = [
      "routine_id": .string(routineID.description), "day": .string(day.description),
      "budget_minutes": .integer(Int64(budget)), "used_minutes": .integer(Int64(used)),
      "remaining_minutes": .integer(Int64(remaining)), "at_home": .bool(isAtHome), "in_window": .bool(isInWindow),
    ]
    object["window_ends"] = windowEnds.map { .string($0.description) }
    object["next_window"] = nextWindow.map { .string($0.description) }
    return object
  }
}

extension StatusReport.RuleUse {
  package init(reading object: JSONObject) throws(Faults) {
    typealias Limits = StatusReport.Limits
    var reader = ClosedObject(object, accepting: ["id", "day", "used_minutes", "opens"])
    let id = reader.required("id", Requirement.id, Read.id)
    let day = reader.required("day", Requirement.day, Read.day)
    let minutes = Limits.minutesOfDay
    let used = reader.optional("used_minutes", Requirement.minutes(minutes), Read.count(upTo: minutes))
    let opens = reader.optional(
      "opens", "a whole number from 0 to \(Limits.counts)", Read.count(upTo: Limits.counts))
    try reader.faults.throwIfAny()
    guard let id, let day else { throw Faults("", "is no use of a rule") }
    self.init(id: id, day: day, usedMinutes: used, opens: opens)
  }

  package var json: JSONObject {
    var object: JSONObject = ["id": .string(id.description), "day": .string(day.description)]
    object["used_minutes"] = usedMinutes.map { .integer(Int64($0)) }
    object["opens"] = opens.map { .integer(Int64($0)) }
    return object
  }
}

extension StatusReport.Day {
  package init(reading object: JSONObject) throws(Faults) {
    typealias Limits = StatusReport.Limits
    var reader = ClosedObject(
      object, accepting: ["day", "allowance_used", "allowance_budget", "session_minutes", "sessions"])
    let day = reader.required("day", Requirement.day, Read.day)
    let minutes = Requirement.minutes(Limits.minutesOfDay)
    let used = reader.optional("allowance_used", minutes, Read.count(upTo: Limits.minutesOfDay))
    let budget = reader.optional(
      "allowance_budget", Requirement.minutes(Limits.budgetMinutes), Read.count(upTo: Limits.budgetMinutes))
    let focus = reader.required("session_minutes", minutes, Read.count(upTo: Limits.minutesOfDay))
    let sessions = reader.required(
      "sessions", "a whole number from 0 to \(Limits.counts)", Read.count(upTo: Limits.counts))
    try reader.faults.throwIfAny()
    guard let day, let focus, let sessions else { throw Faults("", "is not a day") }
    self.init(day: day, allowanceUsed: used, allowanceBudget: budget, sessionMinutes: focus, sessions: sessions)
  }

  package var json: JSONObject {
    var object: JSONObject = ["day": .string(day.description)]
    object["allowance_used"] = allowanceUsed.map { .integer(Int64($0)) }
    object["allowance_budget"] = allowanceBudget.map { .integer(Int64($0)) }
    object["session_minutes"] = .integer(Int64(sessionMinutes))
    object["sessions"] = .integer(Int64(sessions))
    return object
  }
}
