import Faults
import JSON
import Time

/// Reads one event.
struct ScenarioEventReader {
  private var fields: FieldReader
  private let ruleKinds: [String: Rule.Kind?]
  private let names: TargetNames
  private let context: ScenarioContext

  init(_ fields: FieldReader, _ ruleKinds: [String: Rule.Kind?], _ names: TargetNames, _ context: ScenarioContext) {
    self.fields = fields
    self.ruleKinds = ruleKinds
    self.names = names
    self.context = context
  }

  mutating func read(at index: Int) throws(Faults) -> ScenarioEvent {
    fields.require("type", "it must be one of \(Scenario.eventWords.joined(separator: ", "))")
    guard let type = fields.word("type", EventType.self) else { throw fields.faults }
    fields.refuseOthers(than: ["type"] + type.members)
    let at = fields.instant(type == .use ? "start" : "at", isRequired: true)
    let kind = kind(type, at: at)
    try fields.faults.throwIfAny()
    guard let at, let kind else { throw Faults("", "is no event") }
    return ScenarioEvent(index: index, at: at, kind: kind)
  }

  private mutating func kind(_ type: EventType, at: Instant?) -> ScenarioEvent.Kind? {
    switch type {
    case .use: return use(from: at)
    case .open: return target().map(ScenarioEvent.Kind.open)
    case .shield: return target().map { _ in .shield }
    case .pause: return rule().map(ScenarioEvent.Kind.pause)
    case .resume: return rule().map(ScenarioEvent.Kind.resume)
    case .delete: return rule().map(ScenarioEvent.Kind.delete)
    case .edit: return edit()
    case .report: return report()
    case .bonus: return bonus()
    case .setTimeZone: return fields.zone("time_zone", isRequired: true, context).map(ScenarioEvent.Kind.setTimeZone)
    case .home:
      fields.require("present", "it must be true or false")
      return fields.boolean("present").map(ScenarioEvent.Kind.home)
    case .clock: return fields.instant("reads", isRequired: true).map(ScenarioEvent.Kind.clock)
    }
  }

  private mutating func target() -> Target? {
    fields.require("target", "it must be a group of this scenario or site:HOST")
    guard let text = fields.text("target") else { return nil }
    return fields.faults.collect(under: "target") { () throws(Faults) in try names.target(text) }
  }

  private mutating func rule() -> Rule.ID? {
    fields.require("rule", "it must be the id of a rule of this scenario")
    guard let text = fields.text("rule") else { return nil }
    if let id = Rule.ID(text), ruleKinds[text] != nil { return id }
    let nearest = NearestMatch.of(text, among: ruleKinds.keys.sorted()).map { "; did you mean \"\($0)\"?" } ?? ""
    return fields.refuse("rule", .string(text), "it must be the id of a rule of this scenario\(nearest)")
  }

  private mutating func use(from start: Instant?) -> ScenarioEvent.Kind? {
    let target = target()
    let end = fields.instant("end", isRequired: true)
    if let start, let end, end < start {
      fields.faults.add("end", "is \(end); it must not be before start, \(start)")
    }
    guard let target, let end else { return nil }
    return .use(target, end: end)
  }

  private mutating func edit() -> ScenarioEvent.Kind? {
    let rule = rule()
    fields.require("set", "it must be an object with the members that change")
    guard let value = fields["set"] else { return nil }
    guard let object = value.object, !object.isEmpty else {
      return fields.refuse("set", value, "it must be an object with the members that change")
    }
    return rule.map { .edit($0, object) }
  }

  private mutating func report() -> ScenarioEvent.Kind? {
    let rule = rule()
    fields.require("day", "it must be a date as 2026-12-09")
    let day = fields.text("day").flatMap { text -> CivilDate? in
      CivilDate(parsing: text) ?? fields.refuse("day", .string(text), "it must be a date as 2026-12-09")
    }
    let minutes = fields.wholeNumber("used_minutes", in: 0...100_000)
    let opens = fields.wholeNumber("opens", in: 0...100_000)
    if let rule, let kind = ruleKinds[rule.description] ?? nil {
      let wanted: (name: String, other: String)? =
        switch kind {
        case .timeLimit: ("used_minutes", "opens")
        case .openLimit: ("opens", "used_minutes")
        case .schedule: nil
        }
      if let wanted {
        fields.require(wanted.name, "a report on a \(kind.rawValue) has it")
        if fields.has(wanted.other) {
          fields.faults.add(wanted.other, "does not belong to a report on a \(kind.rawValue)")
        }
      } else {
        fields.faults.add("rule", "is \"\(rule)\", a schedule; only limits are reported on")
      }
    }
    let zone = fields.zoneName("time_zone")
    guard let rule, let day else { return nil }
    return .report(rule, day: day, minutes: minutes, opens: opens, zone: zone)
  }

  private mutating func bonus() -> ScenarioEvent.Kind? {
    let rule = rule()
    fields.require("minutes", "it must be a whole number from 1 to 1440")
    fields.require("key", "it must be text that tells this bonus from others")
    let minutes = fields.wholeNumber("minutes", in: 1...1_440)
    let key = fields.text("key")
    guard let rule, let minutes, let key else { return nil }
    return .bonus(rule, minutes: minutes, key: key)
  }
}
