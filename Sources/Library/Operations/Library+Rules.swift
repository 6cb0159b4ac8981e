import Faults
package import JSON
import Names
import Rules
import Store
import Time

extension Library {
  /// Members of a tool's arguments that carry a rule's document and do not belong to it.
  private static let carriers: Set<String> = [
    "rule_id", "preset", "expected_revision", "dry_run", "idempotency_key", "confirmation",
  ]

  /// Makes a rule from what `create_rule` takes, or from a preset and what it lacks.
  package func createRule(
    _ document: JSONObject, id: String?, preset: String?, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      let key = try edit.keyForNew(.rule, id: id, argument: "rule_id", limit: LibraryLimits.rules)
      let rule = try Self.rule(document, key, preset: preset, edit)
      try Self.requireAvailable(rule, before: nil)
      if write.idempotency == nil { try edit.warnOfTwins(of: rule) }
      try edit.put(rule, key)
      return Outcome(
        target: key, targetName: rule.name, summary: "Made the rule \(Quoted.text(rule.name)).", changed: ["rule"],
        document: try ruleDocument(rule, key, edit))
    }
  }

  /// Changes what the document names; everything else stays, in `apps` too.
  package func updateRule(
    _ id: String, expecting revision: Int?, _ document: JSONObject, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      let record = try edit.find(.rule, id, expecting: revision)
      let key = ItemKey(kind: .rule, id: id)
      let old = try StoredItem.rule(record)
      let rule: Rule
      do throws(Faults) {
        rule = try old.changed(reading: document, ignoring: Self.carriers, in: edit.documentContext)
      } catch {
        throw .invalid(error)
      }
      try Self.requireAvailable(rule, before: old)
      try edit.put(rule, key)
      let changed = rule.membersChanged(from: old)
      return Outcome(
        target: key, targetName: rule.name,
        summary: "Changed \(changed.joined(separator: ", ")) of the rule \(Quoted.text(rule.name)).",
        changed: changed, document: try ruleDocument(rule, key, edit))
    }
  }

  package func deleteRule(
    _ id: String, expecting revision: Int?, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      let record = try edit.find(.rule, id, expecting: revision)
      return try edit.delete(record)
    }
  }

  private static func rule(
    _ document: JSONObject, _ key: ItemKey, preset name: String?, _ edit: LibraryEdit
  ) throws(LibraryError) -> Rule {
    let preset = name.flatMap(RulePreset.named)
    if let name, preset == nil {
      let ids = RulePreset.all.map(\.id)
      let guess = NearestMatch.of(name, among: ids).map { "; did you mean \($0)?" } ?? ";"
      throw .invalid(
        Faults("preset", "is \(Quoted.text(name))\(guess) the presets are \(ids.joined(separator: ", "))"))
    }
    guard let id = Rule.ID(key.id) else { throw .invalid(Faults("rule_id", "is no id")) }
    do {
      return try Rule(reading: document, id: id, preset: preset, ignoring: carriers, in: edit.documentContext)
    } catch {
      throw .invalid(error)
    }
  }

  /// Hard mode cannot be kept yet, so it is not promised.
  static func requireAvailable(_ rule: Rule, before old: Rule?) throws(LibraryError) {
    guard rule.isHard, old?.isHard != true else { return }
    throw .notAvailable("hard_mode is true, but hard mode is not available yet; leave it out or send false.")
  }

  func ruleDocument(_ rule: Rule, _ key: ItemKey, _ edit: LibraryEdit) throws(LibraryError) -> JSONObject {
    for (index, window) in rule.windows.enumerated() where window.isWholeDay {
      edit.warnings.append("windows[\(index)] starts and ends at \(window.start), so it lasts 24 hours.")
    }
    let zone = ZoneName(parsing: edit.timeZone).flatMap(zones.rules(for:)) ?? .utc
    let frame = RuleView.Frame(
      groups: edit.groups, zoneName: ZoneName(parsing: edit.timeZone) ?? .utc, zone: zone, now: edit.write.now)
    return RuleView(rule, revision: try edit.shownRevision(of: key), frame).document
  }
}

extension LibraryEdit {
  func put(_ rule: Rule, _ key: ItemKey) throws(LibraryError) {
    try put(key, ItemContent(rule))
  }

  func warnOfTwins(of rule: Rule) throws(LibraryError) {
    for record in try records(.rule) where Name.Key(record.name) == Name.Key(rule.name) {
      let other = try StoredItem.rule(record)
      warnOfTwin(record, isTwin: rule.membersChanged(from: other).allSatisfy { $0 == "id" })
    }
  }
}
