import Faults
import JSON

extension Scenario {
  /// The types of events.
  package static var eventWords: [String] { EventType.allCases.map(\.rawValue) }
}

extension ScenarioReader {
  mutating func events() -> [ScenarioEvent] {
    let kinds = ruleKinds
    let (names, context) = (targetNames, context)
    var index = -1
    return fields.list("events", upTo: Scenario.maximumEvents) { (value) throws(Faults) in
      index += 1
      var event = ScenarioEventReader(FieldReader(try Self.object(value)), kinds, names, context)
      return try event.read(at: index)
    } ?? []
  }

  /// Each rule's kind by its id, taken from the document, so that a fault in one rule makes no faults in its events. Nil
  /// where the kind itself is wrong.
  private var ruleKinds: [String: Rule.Kind?] {
    var kinds: [String: Rule.Kind?] = [:]
    for rule in fields["rules"]?.array ?? [] {
      guard let id = rule["id"]?.string else { continue }
      let preset = rule["preset"]?.string.flatMap(RulePreset.named)?.kind
      kinds[id] = .some(rule["kind"]?.string.flatMap(Rule.Kind.init(rawValue:)) ?? preset)
    }
    return kinds
  }
}
