package import Faults
package import JSON
import Time

extension StatusReport.Routine {
  enum Fields {
    static let id = ReportMember("id", .id)
    static let name = ReportMember("name", .name)
    static let kind = ReportMember("kind", .kind)
    static let isEnabled = ReportMember("enabled", .bool)
    static let isRunning = ReportMember("running", .bool)
    static let endsAt = ReportMember("ends_at", .instant, isRequired: false)
    static let all: [any ReportField] = [id, name, kind, isEnabled, isRunning, endsAt]
  }

  package init(reading object: JSONObject) throws(Faults) {
    var reader = ClosedObject(object, accepting: Fields.all)
    let id = reader.value(Fields.id)
    let name = reader.value(Fields.name)
    let kind = reader.value(Fields.kind)
    let isEnabled = reader.value(Fields.isEnabled)
    let isRunning = reader.value(Fields.isRunning)
    let endsAt = reader.value(Fields.endsAt)
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
  enum Fields {
    private typealias Limits = StatusReport.Limits
    static let id = ReportMember("routine_id", .id)
    static let day = ReportMember("day", .day)
    static let budget = ReportMember("budget_minutes", .minutes(upTo: Limits.budgetMinutes))
    static let used = ReportMember("used_minutes", .minutes(upTo: Limits.minutesOfDay))
    static let remaining = ReportMember("remaining_minutes", .minutes(upTo: Limits.budgetMinutes))
    static let isAtHome = ReportMember("at_home", .bool)
    static let isInWindow = ReportMember("in_window", .bool)
    static let windowEnds = ReportMember("window_ends", .instant, isRequired: false)
    static let nextWindow = ReportMember("next_window", .instant, isRequired: false)
    static let all: [any ReportField] = [
      id, day, budget, used, remaining, isAtHome, isInWindow, windowEnds, nextWindow,
    ]
  }

  package init(reading object: JSONObject) throws(Faults) {
    var reader = ClosedObject(object, accepting: Fields.all)
    let id = reader.value(Fields.id)
    let day = reader.value(Fields.day)
    let budget = reader.value(Fields.budget)
    let used = reader.value(Fields.used)
    let left = reader.value(Fields.remaining)
    let isAtHome = reader.value(Fields.isAtHome)
    let isInWindow = reader.value(Fields.isInWindow)
    let windowEnds = reader.value(Fields.windowEnds)
    let nextWindow = reader.value(Fields.nextWindow)
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
  enum Fields {
    private typealias Limits = StatusReport.Limits
    static let id = ReportMember("id", .id)
    static let day = ReportMember("day", .day)
    static let used = ReportMember("used_minutes", .minutes(upTo: Limits.minutesOfDay), isRequired: false)
    static let opens = ReportMember("opens", .count(upTo: Limits.counts), isRequired: false)
    static let all: [any ReportField] = [id, day, used, opens]
  }

  package init(reading object: JSONObject) throws(Faults) {
    var reader = ClosedObject(object, accepting: Fields.all)
    let id = reader.value(Fields.id)
    let day = reader.value(Fields.day)
    let used = reader.value(Fields.used)
    let opens = reader.value(Fields.opens)
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
  enum Fields {
    private typealias Limits = StatusReport.Limits
    static let day = ReportMember("day", .day)
    static let used = ReportMember("allowance_used", .minutes(upTo: Limits.minutesOfDay), isRequired: false)
    static let budget = ReportMember("allowance_budget", .minutes(upTo: Limits.budgetMinutes), isRequired: false)
    static let sessionMinutes = ReportMember("session_minutes", .minutes(upTo: Limits.minutesOfDay))
    static let sessions = ReportMember("sessions", .count(upTo: Limits.counts))
    static let all: [any ReportField] = [day, used, budget, sessionMinutes, sessions]
  }

  package init(reading object: JSONObject) throws(Faults) {
    var reader = ClosedObject(object, accepting: Fields.all)
    let day = reader.value(Fields.day)
    let used = reader.value(Fields.used)
    let budget = reader.value(Fields.budget)
    let focus = reader.value(Fields.sessionMinutes)
    let sessions = reader.value(Fields.sessions)
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
