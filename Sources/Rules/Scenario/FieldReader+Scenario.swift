import Faults
import JSON
import Time

extension FieldReader {
  static let instantRequirement = "it must be an instant as 2026-12-09T20:30:00Z"

  mutating func instant(_ name: String, isRequired: Bool = false) -> Instant? {
    if isRequired { require(name, Self.instantRequirement) }
    guard let value = self[name] else { return nil }
    if let instant = value.string.flatMap(Instant.init(parsing:)) { return instant }
    return refuse(name, value, Self.instantRequirement)
  }

  mutating func require(_ name: String, _ requirement: String) {
    if !has(name) { faults.add(name, "is missing; \(requirement)") }
  }

  /// The text of an id's form, which a scenario's things must have.
  mutating func id() -> String? {
    require("id", "it must be \(Identifier.rule)")
    guard let value = self["id"] else { return nil }
    guard let text = value.string, Identifier.isValid(text) else {
      return refuse("id", value, "it must be \(Identifier.rule)")
    }
    return text
  }

  mutating func preset() -> RulePreset? {
    guard let value = self["preset"] else { return nil }
    if let preset = value.string.flatMap(RulePreset.named) { return preset }
    return refuse("preset", value, Self.choice(of: RulePreset.all.map(\.id), for: value.string))
  }

  mutating func zoneName(_ name: String) -> ZoneName? {
    guard let value = self[name] else { return nil }
    if let zone = value.string.flatMap(ZoneName.init(parsing:)) { return zone }
    return refuse(name, value, ZoneName.requirement)
  }

  mutating func zone(_ name: String, isRequired: Bool, _ context: ScenarioContext) -> ZoneRules? {
    if isRequired { require(name, ZoneName.requirement) }
    guard let zone = zoneName(name) else { return nil }
    if let rules = context.zone(zone) { return rules }
    return refuse(name, .string(zone.description), "the time zone database of this machine has no such zone")
  }
}
