package import Faults
package import JSON
import Time

extension Scenario {
  private static let members = [
    "time_zone", "groups", "rules", "sessions", "allowances", "events", "targets", "ask", "between",
  ]
  static let maximumRules = 10_000
  static let maximumEvents = 100_000
  static let maximumAsks = 10_000

  /// Reads a scenario's JSON text.
  /// - Throws: every fault of the document at once; the place of the first one for text that is no JSON.
  package init(parsing bytes: [UInt8], in context: ScenarioContext) throws(Faults) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw Faults("", "is no JSON text: \(error)")
    }
    try self.init(reading: try context.object(value), in: context)
  }

  package init(reading object: JSONObject, in context: ScenarioContext) throws(Faults) {
    var reader = ScenarioReader(object, context)
    reader.fields.refuseOthers(than: Self.members)
    let zone = reader.zone("time_zone", isRequired: true)
    reader.readGroups()
    let rules = reader.rules()
    let sessions = reader.sessions()
    let allowances = reader.allowances()
    reader.refuseRepeatedIDs(rules, sessions, allowances)
    let targets = reader.targets()
    let events = reader.events()
    let asks = reader.fields.list("ask", upTo: Self.maximumAsks, ScenarioReader.instant) ?? []
    let between = reader.between()
    try reader.fields.faults.throwIfAny()
    guard let zone else { throw Faults("time_zone", "is missing; \(ZoneName.requirement)") }
    self.init(
      zone: zone, rules: rules.map(\.rule), pausedUntil: Self.pauses(rules), sessions: sessions, allowances: allowances,
      events: events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element),
      targets: targets, asks: asks, between: between, groups: reader.groups, context: context)
  }

  private static func pauses(_ rules: [ScenarioReader.ReadRule]) -> [Rule.ID: Instant] {
    var pauses: [Rule.ID: Instant] = [:]
    for read in rules where !read.rule.rule.isHard { pauses[read.rule.rule.id] = read.pausedUntil }
    return pauses
  }
}
