package import Time

/// Compares what two versions of an allowance block from an instant on, for a person who is at home.
///
/// Nobody knows what will be used, so that both ends are compared: nothing beyond what is known, and all of every day. The
/// next sixteen days stand for the future, as in ``RuleComparison``.
struct AllowanceComparison {
  /// A version of the allowance with the facts, the zone first, that hold with it.
  struct Version {
    let allowance: Allowance
    let facts: Facts
  }

  /// Nil where there is none.
  let before: Version?
  let after: Version?
  let instant: Instant

  private var range: Span { Span(start: instant, end: instant.adding(seconds: 16 * 86_400)) }

  func lost() -> EditEffect.Proof? { difference(from: before, to: after) }
  func gained() -> EditEffect.Proof? { difference(from: after, to: before) }

  /// The first instant, and a group, that `one` blocks (or could block sooner) and `other` does not.
  private func difference(from one: Version?, to other: Version?) -> EditEffect.Proof? {
    guard let one else { return nil }
    let kept = one.allowance.groups.first { other?.allowance.groups.contains($0) ?? false }
    let dropped = one.allowance.groups.first { !(other?.allowance.groups.contains($0) ?? false) }
    if let dropped, let instant = firstInstant(from: one, to: nil) {
      return EditEffect.Proof(instant: instant, target: .group(dropped))
    }
    guard let kept, let other else { return nil }
    return firstInstant(from: one, to: other).map { EditEffect.Proof(instant: $0, target: .group(kept)) }
  }

  private func firstInstant(from one: Version, to other: Version?) -> Instant? {
    let found = [false, true].compactMap { isSpent in
      blocked(by: one, isSpent).firstInstant(outside: other.map { blocked(by: $0, isSpent) } ?? SpanList())
    }
    return (found + [other.flatMap { soonerSpent(one, than: $0) }].compactMap(\.self)).min()
  }

  private func blocked(by version: Version, _ isSpent: Bool) -> SpanList {
    var facts = version.facts
    facts.presence = [Facts.Presence(at: .earliest, isHome: true)]
    if isSpent {
      // The allowance's own zone may be a day ahead or behind, and a window begin on the day before.
      let first = facts.zone.date(at: range.start)
      facts.allowanceReports[version.allowance.id] = (-2...18).map { offset in
        Facts.AllowanceReport(
          at: .earliest, day: first.adding(days: offset), usedMinutes: .max, budgetMinutes: nil)
      }
    }
    return AllowanceAccount(version.allowance, facts: facts, knownUntil: .latest).blockedSpans(in: range)
  }

  /// The start of the first window whose day has fewer minutes than the other version gives it, or can be given fewer.
  private func soonerSpent(_ one: Version, than other: Version) -> Instant? {
    let (bonus, otherBonus) = (one.allowance.mostBonusMinutes, other.allowance.mostBonusMinutes)
    let starts = one.allowance.plans.flatMap { plan in
      let zone = one.allowance.zone ?? one.facts.zone
      return WindowCalendar(windows: plan.windows, days: plan.days, zone: zone).occurrences(in: range)
        .filter { occurrence in
          other.allowance.plans.contains {
            $0.days.containsWeekday(of: occurrence.day)
              && ($0.minutes > plan.minutes || $0.minutes + otherBonus > plan.minutes + bonus)
          }
        }.map { max($0.span.start, instant) }
    }
    return starts.min()
  }
}

extension Guard {
  /// What an edit of an allowance does, or its making or deletion, for a person who is at home.
  package static func effect(
    of before: Allowance?, becoming after: Allowance?, from oldFacts: Facts, to newFacts: Facts, at instant: Instant
  ) -> EditEffect {
    let comparison = AllowanceComparison(
      before: before.map { .init(allowance: $0, facts: oldFacts) },
      after: after.map { .init(allowance: $0, facts: newFacts) }, instant: instant)
    return EditEffect(lost: comparison.lost(), gained: comparison.gained())
  }
}
