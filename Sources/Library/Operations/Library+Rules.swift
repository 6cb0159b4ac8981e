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
  /// - Throws: ``LibraryError/confirmationRequired(_:)`` for hard mode without the words that it names.
  package func createRule(
    _ document: JSONObject, id: String?, preset: String?, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      try makeRule(document, id: id, preset: preset, edit, needsConfirmation: true)
    }
  }

  func makeRule(
    _ document: JSONObject, id: String?, preset: String?, _ edit: LibraryEdit, needsConfirmation: Bool
  ) throws(LibraryError) -> Outcome {
    let key = try edit.keyForNew(.rule, id: id, argument: "rule_id", limit: LibraryLimits.rules)
    let rule = try Self.rule(document, key, preset: preset, edit)
    if needsConfirmation { try Self.askForConfirmation(of: rule, before: nil, document, edit) }
    if edit.write.idempotency == nil { try edit.warnOfTwins(of: rule) }
    try edit.put(rule, key)
    return Outcome(
      target: key, targetName: rule.name, summary: "Made the rule \(Quoted.text(rule.name)).", changed: ["rule"],
      document: try ruleDocument(rule, key, edit))
  }

  /// Changes what the document names; everything else stays, in `apps` too.
  /// - Throws: ``LibraryError/confirmationRequired(_:)`` for turning hard mode on without the words that it names.
  package func updateRule(
    _ id: String, expecting revision: Int?, _ document: JSONObject, _ write: Write
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      try changeRule(id, expecting: revision, document, edit, needsConfirmation: true)
    }
  }

  func changeRule(
    _ id: String, expecting revision: Int?, _ document: JSONObject, _ edit: LibraryEdit, needsConfirmation: Bool
  ) throws(LibraryError) -> Outcome {
    let old = try StoredItem.rule(try edit.find(.rule, id, expecting: revision))
    let key = ItemKey(kind: .rule, id: id)
    let rule: Rule
    do throws(Faults) {
      rule = try old.changed(reading: document, ignoring: Self.carriers, in: edit.documentContext)
    } catch {
      throw .invalid(error)
    }
    if needsConfirmation { try Self.askForConfirmation(of: rule, before: old, document, edit) }
    try edit.put(rule, key)
    if rule.isHard, !old.isHard { try edit.endPauses(of: rule) }
    let changed = rule.membersChanged(from: old)
    return Outcome(
      target: key, targetName: rule.name,
      summary: "\(EditSummary.of(changed, isEnabled: rule.isEnabled, isHard: rule.isHard)) the rule "
        + "\(Quoted.text(rule.name)).",
      changed: changed, document: try ruleDocument(rule, key, edit))
  }

  /// Deletes a rule; undoing the change brings it back for 30 days. In hard mode the deletion waits, or is refused.
  /// - Parameter revision: The rule's, as the caller saw it; nil for whatever it is.
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

  /// A rule is committed to hard mode by the person's own words, which are made from this draft.
  private static func askForConfirmation(
    of rule: Rule, before old: Rule?, _ document: JSONObject, _ edit: LibraryEdit
  ) throws(LibraryError) {
    let facts = try edit.facts()
    guard HardCommitment.isNeeded(from: old, to: rule, facts, at: edit.write.now) else { return }
    let commitment = HardCommitment(rule, facts, at: edit.write.now, in: edit.groups.context)
    if !commitment.isConfirmed(by: document["confirmation"]?.string) {
      edit.unconfirmed = commitment.refusal(of: rule, in: facts.zone, at: edit.write.now)
    }
  }

  func ruleDocument(_ rule: Rule, _ key: ItemKey, _ edit: LibraryEdit) throws(LibraryError) -> JSONObject {
    for (index, window) in rule.windows.enumerated() where window.isWholeDay {
      edit.warnings.append("windows[\(index)] starts and ends at \(window.start), so it lasts 24 hours.")
    }
    let frame = RuleView.Frame(
      groups: edit.groups, facts: try edit.facts(), uses: try edit.reportedUses(),
      zoneName: ZoneName(parsing: edit.timeZone) ?? .utc,
      now: edit.write.now, mark: edit.account.highWaterMark,
      pending: try edit.pendingViews())
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
