package import Time

/// Everything that decides what is blocked: the rules and what has happened. It reads no clock: every question names
/// its instant.
package struct Situation: Sendable {
  package var rules: [Rule]
  package var pages: [PageBlocker]
  package var sessions: [TimedSession]
  package var allowances: [Allowance]
  package var facts: Facts

  package init(
    rules: [Rule] = [], pages: [PageBlocker] = [], sessions: [TimedSession] = [], allowances: [Allowance] = [],
    facts: Facts
  ) {
    self.rules = rules
    self.pages = pages
    self.sessions = sessions
    self.allowances = allowances
    self.facts = facts
  }

  /// A page's schedule and screen-time blocks, as the rule that they amount to.
  package struct PageBlocker: Hashable, Sendable {
    package let pageID: String
    package let rule: Rule

    package init(pageID: String, rule: Rule) {
      self.pageID = pageID
      self.rule = rule
    }
  }

  /// The same for a person who is at home all the time; itself where nothing depends on that.
  package var atHome: Situation {
    guard hasHomeAllowance else { return self }
    var situation = self
    situation.facts.presence = [Facts.Presence(at: .earliest, isHome: true)]
    return situation
  }

  /// Whether what is blocked depends on where the person is.
  package var hasHomeAllowance: Bool { allowances.contains(where: \.isBoundToHome) }

  package func rule(_ id: Rule.ID) -> Rule? { rules.first { $0.id == id } }

  /// What blocks: rules, pages, sessions, allowances, each in their order; disabled ones are left out. Use and sessions
  /// after `knownUntil` are left out too.
  package func blockers(knownUntil: Instant = .latest) -> [Blocker] {
    let facts = facts.knownZones(at: knownUntil)
    let calm = facts.zone.calm(around: knownUntil)
    var blockers: [Blocker] = []
    blockers.reserveCapacity(rules.count + pages.count + sessions.count + allowances.count)
    // By index: a loop's own copy of each rule would cost as much as what is made of it.
    for index in rules.indices where rules[index].isEnabled {
      blockers.append(blocker(of: rules[index], .rule(rules[index].id), facts, knownUntil, calm))
    }
    for page in pages where page.rule.isEnabled {
      blockers.append(blocker(of: page.rule, .page(page.pageID), facts, knownUntil, calm))
    }
    for session in sessions where session.span.start <= knownUntil {
      blockers.append(Blocker(source: .session(session.id), apps: session.apps, body: .session(session.span)))
    }
    for allowance in allowances {
      let account = AllowanceAccount(allowance, facts: facts, knownUntil: knownUntil)
      blockers.append(Blocker(source: .allowance(allowance.id), apps: allowance.apps, body: .allowance(account)))
    }
    return blockers
  }

  /// The blocker of one rule, also of a disabled one.
  package func blocker(of rule: Rule, knownUntil: Instant = .latest) -> Blocker {
    let facts = facts.knownZones(at: knownUntil)
    return blocker(of: rule, .rule(rule.id), facts, knownUntil, facts.zone.calm(around: knownUntil))
  }

  private func blocker(
    of rule: Rule, _ source: Blocker.Source, _ facts: Facts, _ knownUntil: Instant, _ calm: ZoneRules.Calm?
  ) -> Blocker {
    // Hard rules and open limits cannot be paused.
    let isPausable = !rule.isHard && rule.kind != .openLimit && !facts.pauses.isEmpty
    let pauses = isPausable ? SpanList(joining: facts.pauses[rule.id] ?? []) : SpanList()
    let body: Blocker.Body =
      if let resetAt = rule.policy.resetAt {
        .limit(LimitAccount(rule, resetAt: resetAt, facts: facts, knownUntil: knownUntil, calm: calm), pauses: pauses)
      } else {
        .schedule(WindowCalendar(of: rule, in: facts.zones, calm: calm), pauses: pauses)
      }
    return Blocker(
      source: source, isHard: rule.isHard, apps: rule.apps, blocksAdultContent: rule.blocksAdultContent, body: body)
  }
}
