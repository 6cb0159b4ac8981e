import Faults
import JSON
import Time

extension ScenarioRun {
  mutating func apply(_ event: ScenarioEvent) {
    let now = systemTime(at: event.at)
    switch event.kind {
    case .use(let target, let end):
      let span = Span(start: now, end: now.adding(seconds: end.seconds(since: event.at)))
      situation.facts.uses.append(Facts.Use(target: target, span: span))
    case .shield: break
    case .home(let isHome): situation.facts.presence.append(Facts.Presence(at: now, isHome: isHome))
    case .clock(let reads): setClock(to: reads, at: event.at)
    case .open(let target):
      settle(event, at: now) { (situation, mark) throws(RuleRefusal) in try situation.open(target, at: now, mark: mark)
      }
    case .pause(let id):
      settle(event, at: now) { (situation, _) throws(RuleRefusal) in _ = try situation.pause(id, at: now) }
    case .resume(let id):
      settle(event, at: now) { (situation, _) throws(RuleRefusal) in try situation.resume(id, at: now) }
    case .edit(let id, let set): edit(id, set, event, at: now)
    case .delete(let id): delete(id, event, at: now)
    case .report(let id, let day, let minutes, let opens, let zone):
      report(id, Facts.Report(arrivedAt: now, day: day, minutes: minutes, opens: opens), zone, event)
    case .bonus(let id, let minutes, let key):
      settle(event, at: now) { (situation, _) throws(RuleRefusal) in
        try situation.addBonus(Facts.Bonus(at: now, minutes: minutes, key: key), to: id)
      }
    case .setTimeZone(let zone): setTimeZone(zone, event, at: now)
    }
  }

  /// Does what an event asks, keeps the answer, and moves the mark where it was accepted.
  private mutating func settle(
    _ event: ScenarioEvent, at now: Instant, _ act: (inout Situation, Instant?) throws(RuleRefusal) -> Void
  ) {
    do {
      try act(&situation, markAhead(of: now))
      accept(event, at: now)
    } catch {
      outcomes.append(EventOutcome(index: event.index, result: .refused(error)))
    }
  }

  private mutating func accept(_ event: ScenarioEvent, at now: Instant, class: EditEffect.Class? = nil) {
    mark = max(mark, now)
    outcomes.append(EventOutcome(index: event.index, result: .accepted, class: `class`))
  }

  /// Use up to now is known by the mark before the clock is set.
  private mutating func setClock(to reads: Instant, at instant: Instant) {
    let before = systemTime(at: instant)
    for use in situation.facts.uses { mark = max(mark, min(use.span.end, before)) }
    clockOffsetSeconds = reads.seconds(since: instant)
    if reads < before { notes.add("the system clock was set back from \(before) to \(reads)") }
    if reads > before { notes.add("the system clock was set ahead from \(before) to \(reads)") }
  }

  private mutating func edit(_ id: Rule.ID, _ set: JSONObject, _ event: ScenarioEvent, at now: Instant) {
    guard let rule = situation.rule(id) else { return refuseMissing(id, event) }
    do {
      let changed = try rule.changed(reading: set, in: scenario.ruleContext)
      var after = situation
      after.replace(changed, at: now)
      review(event, at: now, after, waiting: .members(set), id)
      noteEarlierUse(of: changed, at: now, before: rule)
    } catch {
      let refusal = RuleRefusal(.invalid, error.description)
      outcomes.append(EventOutcome(index: event.index, result: .refused(refusal)))
    }
  }

  private mutating func delete(_ id: Rule.ID, _ event: ScenarioEvent, at now: Instant) {
    guard situation.rule(id) != nil else { return refuseMissing(id, event) }
    var after = situation
    after.rules.removeAll { $0.id == id }
    review(event, at: now, after, waiting: .deletion, id)
  }

  private mutating func refuseMissing(_ id: Rule.ID, _ event: ScenarioEvent) {
    let refusal = RuleRefusal(.notFound, "there is no rule \(id) at that instant")
    outcomes.append(EventOutcome(index: event.index, result: .refused(refusal)))
  }

  /// Lets an edit of one rule through the guard.
  private mutating func review(
    _ event: ScenarioEvent, at now: Instant, _ after: Situation, waiting change: PendingEdit.Change, _ id: Rule.ID
  ) {
    let review = Guard.review(from: situation, to: after, at: now, mark: markAhead(of: now))
    switch review.outcome {
    case .allowed:
      situation = after
      accept(event, at: now, class: review.class)
    case .refused(let refusal):
      outcomes.append(EventOutcome(index: event.index, result: .refused(refusal), class: review.class))
    case .pending(let effectiveAt):
      mark = max(mark, now)
      pending.append(PendingEdit(rule: id, effectiveAt: effectiveAt, change: change))
      outcomes.append(EventOutcome(index: event.index, result: .pending(effectiveAt), class: review.class))
    }
  }

  private mutating func report(_ id: Rule.ID, _ report: Facts.Report, _ zone: ZoneName?, _ event: ScenarioEvent) {
    guard situation.rule(id) != nil else { return refuseMissing(id, event) }
    situation.facts.reports[id, default: []].append(report)
    if let zone, zone != situation.facts.zone.name {
      notes.add(
        "the device reported from zone \(zone); the library's zone is \(situation.facts.zone.name) and stays so")
    }
    accept(event, at: report.arrivedAt)
  }

  private mutating func setTimeZone(_ zone: ZoneRules, _ event: ScenarioEvent, at now: Instant) {
    var after = situation
    after.facts.zones.change(to: zone, at: now)
    let review = Guard.review(from: situation, to: after, at: now, mark: markAhead(of: now))
    switch review.outcome {
    case .allowed:
      situation = after
      accept(event, at: now, class: review.class)
    case .refused(let refusal):
      outcomes.append(EventOutcome(index: event.index, result: .refused(refusal), class: review.class))
    case .pending:
      // Windows around the clock are the same in every zone, so only a rule with an end can be weakened by one.
      outcomes.append(
        EventOutcome(
          index: event.index, result: .refused(RuleRefusal(.locked, "a rule without a free moment would be weakened")),
          class: review.class))
    }
  }

  /// Earlier use counts for a rule that is made or tightened, and the person is told.
  mutating func noteEarlierUse(of rule: Rule, at now: Instant, before: Rule? = nil) {
    guard situation.rule(rule.id) == rule, let message = situation.earlierUse(of: rule, at: now, before: before) else {
      return
    }
    notes.add(message)
  }
}
