import Faults
import Rules
import Store
import Time

extension Library {
  /// Lifts a soft schedule or time limit for 15 minutes, while it blocks.
  package func pauseRule(_ id: String, _ write: Write) throws(LibraryError) -> WriteAnswer {
    try changePauses(id, write) { rule, situation throws(RuleRefusal) in
      let pause = try situation.pause(rule.id, at: write.now)
      let zone = situation.facts.zone
      return "Paused the rule \(Quoted.text(rule.name)) until \(zone.localTime(at: pause.end))."
    }
  }

  /// Ends a running pause; a new one may follow.
  package func resumeRule(_ id: String, _ write: Write) throws(LibraryError) -> WriteAnswer {
    try changePauses(id, write) { rule, situation throws(RuleRefusal) in
      try situation.resume(rule.id, at: write.now)
      return "Ended the pause of the rule \(Quoted.text(rule.name))."
    }
  }

  private func changePauses(
    _ id: String, _ write: Write, _ change: (Rule, inout Situation) throws(RuleRefusal) -> String
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      let rule = try StoredItem.rule(try edit.find(.rule, id, expecting: nil))
      var situation = try edit.situation(after: false)
      let summary: String
      do throws(RuleRefusal) {
        summary = try change(rule, &situation)
      } catch {
        throw .rule(error)
      }
      let pauses = StoredPauses(rule.id, situation.facts.pauses[rule.id] ?? [], at: write.now)
      try edit.put(pauses.key, ItemContent(name: rule.name, body: pauses.body))
      let key = ItemKey(kind: .rule, id: id)
      return Outcome(
        target: key, targetName: rule.name, summary: summary, changed: ["pause"],
        document: try ruleDocument(rule, key, edit))
    }
  }
}

extension LibraryEdit {
  /// Ends what runs of the pauses of rules in hard mode that the write touches, by whatever entrance it came.
  func endPausesOfHardRules() throws(LibraryError) {
    let touched = changes.filter { $0.key.kind == .rule || $0.key.kind == .pause }.map(\.key.id)
    for id in Set(touched) {
      guard let record = try state(ItemKey(kind: .rule, id: id)).record else { continue }
      let rule = try StoredItem.rule(record)
      if rule.isHard { try endPauses(of: rule) }
    }
  }

  /// Ends a pause that runs, because hard mode knows none.
  func endPauses(of rule: Rule) throws(LibraryError) {
    let key = StoredPauses.key(of: rule.id)
    guard let stored = try state(key).record.flatMap(StoredPauses.init) else { return }
    let now = write.now
    let cut = stored.spans.map { Span(start: $0.start, end: min($0.end, max($0.start, now))) }
    guard cut != stored.spans else { return }
    let pauses = StoredPauses(rule.id, cut, at: now)
    try put(key, ItemContent(name: rule.name, body: pauses.body))
    warnings.append("Hard mode is on, so the pause of \(Quoted.text(rule.name)) has ended.")
  }
}
