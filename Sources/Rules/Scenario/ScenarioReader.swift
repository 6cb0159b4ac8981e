import Faults
import JSON
import Time

/// Reads the members of a scenario and keeps every fault.
struct ScenarioReader {
  struct ReadRule {
    let rule: Scenario.ScenarioRule
    let pausedUntil: Instant?
  }

  var fields: FieldReader
  let context: ScenarioContext
  let groups: ScenarioGroups

  init(_ object: JSONObject, _ context: ScenarioContext) {
    fields = FieldReader(object)
    self.context = context
    groups = ScenarioGroups(key: context.nameKey)
  }

  private var ruleContext: RuleContext { Scenario.ruleContext(groups, context) }

  mutating func readGroups() {
    let groups = groups
    _ = fields.list("groups", upTo: 1_000) { (value) throws(Faults) in
      let name = try NameField.read(try Self.text(value))
      guard groups.declare(name) else { throw Faults("", "is \(ShownValue.of(value)), which is listed already") }
    }
  }

  mutating func rules() -> [ReadRule] {
    let ruleContext = ruleContext
    if fields["rules"] == nil {
      fields.faults.add("rules", "is missing; it must be an array of rules, which may be empty")
    }
    return fields.list("rules", upTo: Scenario.maximumRules) { (value) throws(Faults) in
      try Self.rule(value, ruleContext)
    } ?? []
  }

  /// What create_rule takes, and `id`, `created_at`, `paused_until`.
  private static func rule(_ value: JSONValue, _ context: RuleContext) throws(Faults) -> ReadRule {
    var reader = FieldReader(try object(value))
    let id = reader.id()
    let createdAt = reader.instant("created_at")
    let pausedUntil = reader.instant("paused_until")
    let preset = reader.preset()
    let rule = reader.faults.collect { () throws(Faults) in
      // An id that is wrong has its fault already; the others are wanted too.
      try Rule(
        reading: reader.object, id: id.flatMap(Rule.ID.init) ?? placeholder, preset: preset,
        ignoring: ["id", "created_at", "paused_until", "preset"], in: context)
    }
    try reader.faults.throwIfAny()
    guard let rule else { throw Faults("", "is no rule") }
    return ReadRule(rule: .init(rule: rule, createdAt: createdAt), pausedUntil: pausedUntil)
  }

  private static let placeholder = Rule.ID(unchecked: "rule")

  mutating func sessions() -> [TimedSession] {
    let ruleContext = ruleContext
    return fields.list("sessions", upTo: 1_000) { (value) throws(Faults) in
      var reader = FieldReader(try Self.object(value))
      reader.refuseOthers(than: ["id", "started_at", "minutes", "apps"])
      let id = reader.id()
      let start = reader.instant("started_at", isRequired: true)
      let minutes = reader.wholeNumber("minutes", in: 1...1_440)
      reader.require("minutes", "it must be a whole number from 1 to 1440")
      reader.require("apps", "it must say what is blocked")
      let apps = reader["apps"].flatMap { value in
        reader.faults.collect(under: "apps") { () throws(Faults) in try AppSelection(reading: value, in: ruleContext) }
      }
      if apps?.isEmpty == true { reader.faults.add("apps", "selects nothing; name groups, categories or domains") }
      try reader.faults.throwIfAny()
      guard let id, let start, let minutes, let apps else { throw Faults("", "is no session") }
      return TimedSession(id: id, span: Span(start: start, end: start.adding(minutes: minutes)), apps: apps)
    } ?? []
  }

  mutating func refuseRepeatedIDs(_ rules: [ReadRule], _ sessions: [TimedSession], _ allowances: [Allowance]) {
    var seen: Set<String> = []
    let lists = [
      ("rules", rules.map(\.rule.rule.id.description)), ("sessions", sessions.map(\.id)),
      ("allowances", allowances.map(\.id)),
    ]
    for (name, ids) in lists {
      for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
        fields.faults.add("\(name)[\(index)].id", "is \"\(id)\", which is used already; ids are unique in a scenario")
      }
    }
  }

  /// The targets asked about; all groups where none are given.
  mutating func targets() -> [Scenario.Question] {
    guard fields.has("targets") else {
      return groups.ids.map { Scenario.Question(name: groups.name(of: $0), target: .group($0)) }
    }
    let names = targetNames
    return fields.list("targets", upTo: 1_000) { (value) throws(Faults) in
      let text = try Self.text(value)
      return Scenario.Question(name: text, target: try names.target(text))
    } ?? []
  }

  var targetNames: TargetNames { TargetNames(groups: groups, domain: context.domain) }

  mutating func zone(_ name: String, isRequired: Bool) -> ZoneRules? {
    fields.zone(name, isRequired: isRequired, context)
  }

  mutating func between() -> Span? {
    fields["between"].flatMap { value in
      fields.faults.collect(under: "between") { () throws(Faults) in
        var reader = FieldReader(try Self.object(value))
        reader.refuseOthers(than: ["from", "to"])
        let from = reader.instant("from", isRequired: true)
        let to = reader.instant("to", isRequired: true)
        if let from, let to, to <= from { reader.faults.add("to", "is \(to); it must be later than from, \(from)") }
        if let from, let to, to.seconds(since: from) > 400 * 86_400 {
          reader.faults.add("to", "is \(to); it must be at most 400 days after from")
        }
        try reader.faults.throwIfAny()
        guard let from, let to else { throw Faults("", "needs from and to") }
        return Span(start: from, end: to)
      }
    }
  }

  static func object(_ value: JSONValue) throws(Faults) -> JSONObject {
    guard let object = value.object else { throw Faults("", "is \(ShownValue.of(value)); it must be an object") }
    return object
  }

  static func text(_ value: JSONValue) throws(Faults) -> String {
    guard let text = value.string else { throw Faults("", "is \(ShownValue.of(value)); it must be text") }
    return text
  }

  static func instant(_ value: JSONValue) throws(Faults) -> Instant {
    if let instant = value.string.flatMap(Instant.init(parsing:)) { return instant }
    throw Faults("", "is \(ShownValue.of(value)); \(FieldReader.instantRequirement)")
  }
}
