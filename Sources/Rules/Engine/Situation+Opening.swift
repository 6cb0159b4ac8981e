package import Time

extension Situation {
  /// Opens a target, as the phone asks it: every open limit that covers it spends one open and grants a session.
  ///
  /// An open inside a running session costs nothing. While anything blocks the target, nothing is granted or spent.
  package mutating func open(_ target: Target, at instant: Instant, mark: Instant? = nil) throws(RuleRefusal) {
    for moment in [instant] + (mark.map { [$0] } ?? []) {
      let verdict = Board(self, at: moment).verdict(for: target)
      guard verdict.isBlocked else { continue }
      let names = verdict.blockedBy.map(\.description)
      throw RuleRefusal(.blocked, "blocked by \(Sentence.list(names)); nothing was spent", until: verdict.until)
    }
    for rule in rules where rule.isEnabled && rule.blocks(target) {
      guard case .openLimit(_, let minutes, let resetAt) = rule.policy else { continue }
      let account = LimitAccount(rule, resetAt: resetAt, facts: facts, knownUntil: instant)
      guard account.calendar.period(at: instant) != nil, !account.sessions(of: target).contains(instant) else {
        continue
      }
      let session = Span(start: instant, end: instant.adding(minutes: minutes))
      facts.grants[rule.id, default: []].append(Facts.Grant(target: target, session: session))
    }
  }
}
