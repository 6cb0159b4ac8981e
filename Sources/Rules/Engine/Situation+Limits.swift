package import Time

extension Situation {
  /// Adds bonus minutes to a time limit's running period. They add up, each key counts once, and end with the period.
  package mutating func addBonus(_ bonus: Facts.Bonus, to id: Rule.ID) throws(RuleRefusal) {
    guard let rule = rule(id) else { throw RuleRefusal(.notFound, "there is no rule \(id)") }
    let name = "rule \(Sentence.quoted(rule.name)) (\(id))"
    guard case .timeLimit(_, let resetAt) = rule.policy else {
      throw RuleRefusal(.invalid, "\(name) is no time limit; bonus minutes are for those")
    }
    guard facts.bonuses[id]?.contains(where: { $0.key == bonus.key }) != true else { return }
    if let lock = lock(of: rule, at: bonus.at) { throw Guard.lockedRefusal(rule, until: lock.end, in: facts.zone) }
    let account = LimitAccount(rule, resetAt: resetAt, facts: facts, knownUntil: bonus.at)
    guard account.calendar.budgetStart(at: bonus.at) != nil else {
      throw RuleRefusal(.invalid, "\(name) has no period on this day that bonus minutes could belong to")
    }
    facts.bonuses[id, default: []].append(bonus)
  }

  /// The sentence for a write that makes or tightens a limit which earlier use has spent already; nil otherwise.
  package func earlierUse(of rule: Rule, at instant: Instant, before: Rule? = nil) -> String? {
    let status = status(of: rule, at: instant)
    guard case .active = status.state, let usage = status.usage else { return nil }
    if let before, case .active = self.status(of: before, at: instant).state { return nil }
    let name = Sentence.quoted(rule.name)
    switch usage.count {
    case .minutes(let used, let entitled):
      return "\(name): \(used) of \(entitled) minutes already used: blocked at once"
    case .opens(let used, let granted): return "\(name): \(used) of \(granted) opens already used: blocked at once"
    }
  }
}
