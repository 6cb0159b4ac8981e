package import Faults
package import JSON
import Time

extension StatusReport {
  private static let members = [
    "schema_version", "reported_at", "timezone", "routines", "allowance", "rules", "history",
  ]

  /// Reads a report strictly: what it may not hold is refused by name, and all faults are found at once.
  package init(reading object: JSONObject) throws(Faults) {
    var reader = ClosedObject(object, accepting: Self.members)
    _ = reader.required("schema_version", "1") { $0.wholeNumber == 1 ? true : nil }
    let reportedAt = reader.required("reported_at", Requirement.instant, Read.instant)
    let zone = reader.required("timezone", Requirement.zone) { $0.string.flatMap(ZoneName.init(parsing:)) }
    let routines = reader.objects("routines", isRequired: true, atMost: Limits.routines, Routine.init(reading:))
    let allowance = reader.object("allowance", Allowance.init(reading:))
    let rules = reader.objects("rules", atMost: Limits.rules, RuleUse.init(reading:))
    let history = reader.objects("history", isRequired: true, atMost: Limits.historyDays, Day.init(reading:))
    reader.refuseRepeats(of: routines.map(\.id), in: "routines", "id")
    reader.refuseRepeats(of: rules.map(\.id), in: "rules", "id")
    reader.refuseRepeats(of: history.map(\.day), in: "history", "day")
    if let reportedAt {
      // No zone is more than a day ahead of UTC.
      let last = ZoneRules.utc.localTime(at: reportedAt).date.adding(days: 1)
      if let day = allowance?.day, day > last { reader.add("allowance.day", Self.isLater(day)) }
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

/// What is right, for messages.
enum Requirement {
  static let instant = "an instant as 2026-12-09T20:30:00Z"
  static let zone = "a name of the tz database with a slash, as Europe/Warsaw, or UTC"
  static let day = "a day as 2026-12-09"
  static let id = "1 to 64 of a-z, A-Z, 0-9, _ and -"
  static let name = "text of 1 to 80 characters without spaces at its ends, and at most 1,024 bytes"
  static let bool = "true or false"
  static func minutes(_ limit: Int) -> String { "whole minutes from 0 to \(limit)" }
}

/// Readings of single values; nil where they are wrong.
enum Read {
  static func instant(_ value: JSONValue) -> Instant? { value.string.flatMap(Instant.init(parsing:)) }
  static func day(_ value: JSONValue) -> CivilDate? { value.string.flatMap(CivilDate.init(parsing:)) }
  static func id(_ value: JSONValue) -> ReportedID? { value.string.flatMap(ReportedID.init(parsing:)) }

  static func name(_ value: JSONValue) -> String? {
    guard let text = value.string, (1...StatusReport.Limits.nameCharacters).contains(text.count),
      text.utf8.count <= StatusReport.Limits.nameBytes, text.first?.isWhitespace == false,
      text.last?.isWhitespace == false
    else { return nil }
    return text
  }

  static func count(upTo limit: Int) -> (JSONValue) -> Int? {
    { value in value.wholeNumber.flatMap { (0...Int64(limit)).contains($0) ? Int($0) : nil } }
  }
}

extension ClosedObject {
  /// Notes every entry whose key was there before.
  mutating func refuseRepeats<Key: Hashable>(of keys: [Key], in array: String, _ member: String) {
    var seen: Set<Key> = []
    for (index, key) in keys.enumerated() where !seen.insert(key).inserted {
      add("\(array)[\(index)].\(member)", "is \(key) again; each may stand once")
    }
  }
}
