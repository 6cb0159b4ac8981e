package import Time

extension Situation {
  /// How long a pause lasts, and how much of the block must be left beyond it.
  package static let pauseSeconds: Int64 = 15 * 60

  /// Lifts a soft schedule or time limit for 15 minutes.
  ///
  /// Only while it blocks, and only with more than 15 minutes left of its contiguous run. The pause is an absolute span,
  /// gives no minutes back, and lifts no other rule.
  /// - Returns: the pause, which is also among the facts then.
  @discardableResult
  package mutating func pause(_ id: Rule.ID, at instant: Instant) throws(RuleRefusal) -> Span {
    guard let rule = rule(id) else { throw RuleRefusal(.notFound, "there is no rule \(id)") }
    let status = status(of: rule, at: instant)
    let name = "rule \(Sentence.quoted(rule.name)) (\(id))"
    if rule.isHard {
      if let lock = status.lock { throw Guard.lockedRefusal(rule, until: lock.end, in: facts.zone) }
      throw RuleRefusal(.notPausable, "\(name) is in hard mode, which knows no pause")
    }
    guard rule.kind != .openLimit else {
      throw RuleRefusal(.notPausable, "\(name) is an open limit, which knows no pause")
    }
    switch status.state {
    case .active: break
    case .paused(let until):
      let end = Sentence.moment(until, in: facts.zone)
      throw RuleRefusal(.notBlocking, "\(name) is paused already, until \(end)", until: until)
    case .disabled, .inactive:
      throw RuleRefusal(.notBlocking, "\(name) does not block now, so there is nothing to lift")
    }
    let run = Board.runEnd(of: [blocker(of: rule).withoutPauses], from: instant, for: nil) ?? .latest
    guard run.seconds(since: instant) > Self.pauseSeconds else {
      let end = Sentence.moment(run, in: facts.zone)
      throw RuleRefusal(.tooLittleLeft, "\(name) ends at \(end); a pause needs more than 15 minutes left", until: run)
    }
    let pause = Span(start: instant, end: min(instant.adding(seconds: Self.pauseSeconds), run))
    facts.pauses[id, default: []].append(pause)
    return pause
  }

  /// Ends a running pause; a new one may follow.
  package mutating func resume(_ id: Rule.ID, at instant: Instant) throws(RuleRefusal) {
    guard let rule = rule(id) else { throw RuleRefusal(.notFound, "there is no rule \(id)") }
    guard endPauses(of: id, at: instant) else {
      throw RuleRefusal(.notPaused, "rule \(Sentence.quoted(rule.name)) (\(id)) is not paused")
    }
  }

  /// Cuts what is left of a rule's pauses; whether any ran.
  @discardableResult
  package mutating func endPauses(of id: Rule.ID, at instant: Instant) -> Bool {
    let pauses = facts.pauses[id] ?? []
    facts.pauses[id] = pauses.map { Span(start: $0.start, end: min($0.end, max($0.start, instant))) }
    return pauses.contains { $0.contains(instant) }
  }

  /// Puts a new version of a rule in place. Turning hard mode on ends a running pause.
  package mutating func replace(_ rule: Rule, at instant: Instant) {
    guard let index = rules.firstIndex(where: { $0.id == rule.id }) else {
      rules.append(rule)
      return
    }
    if rule.isHard, !rules[index].isHard { endPauses(of: rule.id, at: instant) }
    rules[index] = rule
  }
}
