package import Time

extension Guard {
  /// What an edit does to a session that runs: its instants stay, what it blocks may change.
  /// - Parameter targets: those that the edit could tell apart.
  package static func effect(
    of before: TimedSession?, becoming after: TimedSession?, on targets: [Target], at instant: Instant
  ) -> EditEffect {
    func blocks(_ session: TimedSession?, _ target: Target) -> Bool {
      session.map { $0.span.contains(instant) && $0.apps.blocks(target) } ?? false
    }
    func proof(from one: TimedSession?, to other: TimedSession?) -> EditEffect.Proof? {
      targets.first { blocks(one, $0) && !blocks(other, $0) }.map { .init(instant: instant, target: $0) }
    }
    return EditEffect(lost: proof(from: before, to: after), gained: proof(from: after, to: before))
  }
}
