package import Faults
package import JSON
import Time

extension StatusReport {
  private enum Fields {
    static let version = ReportMember("schema_version", .version)
    static let reportedAt = ReportMember("reported_at", .instant)
    static let zone = ReportMember("timezone", .zone)
    static let routines = ReportMember("routines", .objects(atMost: Limits.routines, Routine.Fields.all))
    static let allowance = ReportMember("allowance", .object(Allowance.Fields.all), isRequired: false)
    static let rules = ReportMember("rules", .objects(atMost: Limits.rules, RuleUse.Fields.all), isRequired: false)
    static let history = ReportMember("history", .objects(atMost: Limits.historyDays, Day.Fields.all))
    static let all: [any ReportField] = [version, reportedAt, zone, routines, allowance, rules, history]
  }

  /// JSON Schema 2020-12 of a report, from what ``init(reading:)`` reads.
  package static var schema: JSONObject { Fields.all.schema }

  /// Reads a report strictly: what it may not hold is refused by name, and all faults are found at once.
  package init(reading object: JSONObject) throws(Faults) {
    var reader = ClosedObject(object, accepting: Fields.all)
    _ = reader.value(Fields.version)
    let reportedAt = reader.value(Fields.reportedAt)
    let zone = reader.value(Fields.zone)
    let routines = reader.objects(Fields.routines, atMost: Limits.routines, Routine.init(reading:))
    let allowance = reader.object(Fields.allowance, Allowance.init(reading:))
    let rules = reader.objects(Fields.rules, atMost: Limits.rules, RuleUse.init(reading:))
    let history = reader.objects(Fields.history, atMost: Limits.historyDays, Day.init(reading:))
    reader.refuseRepeats(of: routines.map(\.id), in: "routines", "id")
    reader.refuseRepeats(of: rules.map(\.id), in: "rules", "id")
    reader.refuseRepeats(of: history.map(\.day), in: "history", "day")
    if let reportedAt {
      // No zone is more than a day ahead of UTC.
      let last = ZoneRules.utc.localTime(at: reportedAt).date.adding(days: 1)
      if let day = allowance?.day, day > last { reader.add("allowance.day", Self.isLater(day)) }
      for (index, entry) in rules.enumerated() where entry.day > last {
        reader.add("rules[\(index)].day", Self.isLater(entry.day))
      }
      for (index, entry) in history.enumerated() where entry.day > last {
        reader.add("history[\(index)].day", Self.isLater(entry.day))
      }
    }
    try reader.faults.throwIfAny()
    guard let reportedAt, let zone else { throw Faults("", "is not a report") }
    self.init(reportedAt: reportedAt, zone: zone)
    (self.routines, self.allowance, self.rules, self.history) = (routines, allowance, rules, history)
  }

  private static func isLater(_ day: CivilDate) -> String {
    "is \(day); it must not be later than the day of reported_at"
  }

  /// The report as it is read.
  package var json: JSONObject {
    var object: JSONObject = [
      "schema_version": 1, "reported_at": .string(reportedAt.description), "timezone": .string(zone.description),
      "routines": .array(routines.map { .object($0.json) }),
    ]
    if let allowance { object["allowance"] = .object(allowance.json) }
    if !rules.isEmpty { object["rules"] = .array(rules.map { .object($0.json) }) }
    object["history"] = .array(history.map { .object($0.json) })
    return object
  }
}
