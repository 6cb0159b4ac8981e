package import Time

/// The one place that lets a write to rules pass: below tools, command line, import, restore, sync and undo.
///
/// Nothing weakens a running block: while hard mode holds a rule, a weaker edit of it is refused; stricter and neutral
/// ones pass. A locked rule without a free moment in the week would never let go, so its weakening waits a day instead.
package enum Guard {
  /// How long a weakening waits where the rule never has a free moment.
  package static let pendingSeconds: Int64 = 24 * 3_600

  package enum Outcome: Hashable, Sendable {
    case allowed
    case refused(RuleRefusal)
    /// The write takes effect at the instant, and can be cancelled until then.
    case pending(Instant)
  }

  package struct Review: Hashable, Sendable {
    /// The effect on each rule that the write touches, in the order of the rules.
    package let effects: [(id: Rule.ID, effect: EditEffect)]
    package let outcome: Outcome

    /// The effect of the whole write: weaker where any rule loses something.
    package var `class`: EditEffect.Class {
      let classes = effects.map(\.effect.class)
      return classes.contains(.weaker) ? .weaker : classes.contains(.stricter) ? .stricter : .neutral
    }

    package static func == (one: Review, other: Review) -> Bool {
      one.outcome == other.outcome
        && one.effects.elementsEqual(other.effects) { $0.id == $1.id && $0.effect == $1.effect }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(outcome) }
  }

  /// What an edit does to one rule; nil stands for a rule that is made or deleted. Turning hard mode off is weaker.
  package static func effect(
    of before: Rule?, becoming after: Rule?, from oldFacts: Facts, to newFacts: Facts, at instant: Instant,
    otherGroups: [AppGroup.ID] = []
  ) -> EditEffect {
    let comparison = RuleComparison(
      before: .init(before, oldFacts), after: .init(after, newFacts), instant: instant, otherGroups: otherGroups)
    let mode = EditEffect.Proof(instant: instant, target: nil)
    let turnsOff = before?.isHard == true && after?.isHard == false
    let turnsOn = before?.isHard == false && after?.isHard == true
    return EditEffect(
      lost: comparison.lost() ?? (turnsOff ? mode : nil), gained: comparison.gained() ?? (turnsOn ? mode : nil))
  }

  /// Reviews a write: two situations, before and after, as they stand at the write's instant.
  ///
  /// `mark` is the high-water mark where the system clock is behind it: a rule that is locked at either instant is
  /// locked.
  package static func review(
    from before: Situation, to after: Situation, at instant: Instant, mark: Instant? = nil
  ) -> Review {
    let ids = before.rules.map(\.id) + after.rules.map(\.id).filter { before.rule($0) == nil }
    let zoneChanges = before.facts.zones != after.facts.zones
    var effects: [(id: Rule.ID, effect: EditEffect)] = []
    var outcome = Outcome.allowed
    for id in ids {
      let (old, new) = (before.rule(id), after.rule(id))
      guard zoneChanges || old != new else { continue }
      let effect = effect(of: old, becoming: new, from: before.facts, to: after.facts, at: instant)
      effects.append((id, effect))
      guard let old, let lock = lock(of: old, in: before, at: instant, mark) else { continue }
      if effect.class == .weaker {
        outcome = worse(outcome, Self.outcome(for: old, lock, at: max(instant, mark ?? instant), in: before.facts.zone))
      } else if let refusal = refusalOfShorterLock(of: old, lock, becoming: new, in: after, at: instant) {
        outcome = worse(outcome, .refused(refusal))
      }
    }
    return Review(effects: effects, outcome: outcome)
  }

  private static func lock(
    of rule: Rule, in situation: Situation, at instant: Instant, _ mark: Instant?
  ) -> RuleStatus.Lock? {
    let now = situation.lock(of: rule, at: instant)
    guard let mark, mark > instant, let later = situation.lock(of: rule, at: mark) else { return now }
    return now.map { RuleStatus.Lock.later($0, later) } ?? later
  }

  /// A rule that loses its last free moment can be loosened a day later: that must not come before it unlocks.
  private static func refusalOfShorterLock(
    of rule: Rule, _ lock: RuleStatus.Lock, becoming new: Rule?, in after: Situation, at instant: Instant
  ) -> RuleRefusal? {
    guard case .until(let end) = lock, end > instant.adding(seconds: pendingSeconds), let new,
      case .always = after.lock(of: new, at: instant)
    else { return nil }
    return RuleRefusal(
      .locked,
      "rule \(Sentence.quoted(rule.name)) (\(rule.id)) is in hard mode and locked; it unlocks at \(Sentence.moment(end, in: after.facts.zone)). Without a free moment in the week it could be loosened in 24 hours, before that; leave it one, or take the last one away later",
      until: end)
  }

  /// - Parameter instant: the later of the clock and the high-water mark, so that a slow clock shortens no wait.
  private static func outcome(
    for rule: Rule, _ lock: RuleStatus.Lock, at instant: Instant, in zone: ZoneRules
  ) -> Outcome {
    switch lock {
    case .always: .pending(instant.adding(seconds: pendingSeconds))
    case .until(let end): .refused(lockedRefusal(rule, until: end, in: zone))
    }
  }

  /// The refusal that names a locked rule and the instant it unlocks.
  package static func lockedRefusal(_ rule: Rule, until end: Instant?, in zone: ZoneRules) -> RuleRefusal {
    let unlocks = end.map { "unlocks at \(Sentence.moment($0, in: zone))" } ?? "has no free moment in the week"
    return RuleRefusal(
      .locked,
      "rule \(Sentence.quoted(rule.name)) (\(rule.id)) is in hard mode and locked; it \(unlocks). Until then it can only be made stricter",
      until: end)
  }

  /// A refusal outweighs a delay; of two refusals the one that lasts longer is told.
  private static func worse(_ one: Outcome, _ other: Outcome) -> Outcome {
    switch (one, other) {
    case (.allowed, _): other
    case (_, .allowed): one
    case (.refused(let first), .refused(let second)):
      second.until ?? .latest > first.until ?? .latest ? other : one
    case (.refused, .pending): one
    case (.pending, .refused): other
    case (.pending, .pending): one
    }
  }
}

extension RuleStatus.Lock {
  static func later(_ one: Self, _ other: Self) -> Self {
    guard let first = one.end, let second = other.end else { return .always }
    return .until(max(first, second))
  }
}
