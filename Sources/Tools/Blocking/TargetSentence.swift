import Library
import Rules
import Time

/// Says in words why a target is blocked or free at an instant.
struct TargetSentence {
  /// The target's name.
  let name: String
  let situation: Situation
  let instant: Instant
  let now: Instant

  private var zone: ZoneRules { situation.facts.zone }

  /// What holds everywhere, then what else holds at home.
  func text(of verdict: PlacedVerdict, _ explanation: Explanation) -> String {
    let tense = instant < now ? "By the rules as they are now, " : ""
    let head = "\(tense)\(Sentences.quoted(name)) at \(zone.localTime(at: instant)): "
    let home = verdict.atHome.flatMap(atHome).map { " At home: \($0)" } ?? ""
    let place = home.isEmpty ? "" : " away from home"
    return head + anywhere(verdict.anywhere, explanation, place) + home
  }

  private func anywhere(_ verdict: TargetVerdict, _ explanation: Explanation, _ place: String) -> String {
    if verdict.isBlocked {
      // Where another rule takes over, the end is that one's.
      let lastsAsLong = explanation.entries.contains { $0.isBlocking && $0.until == verdict.until }
      return lastsAsLong
        ? "blocked by \(blockers(verdict)) \(end(verdict))."
        : "blocked now by \(blockers(verdict)), and by what follows \(end(verdict))."
    }
    guard !explanation.entries.isEmpty else { return "free; no enabled rule or page covers it." }
    return nextBlock(verdict).map { "free\(place); \($0)" } ?? "free\(place); no block is in sight."
  }

  private func atHome(_ verdict: TargetVerdict) -> String? {
    guard !verdict.isBlocked else { return "blocked by \(blockers(verdict)) \(end(verdict))." }
    return nextBlock(verdict).map { "free; \($0)" }
  }

  private func blockers(_ verdict: TargetVerdict) -> String {
    Sentences.list(verdict.blockedBy.map(situation.phrase))
  }

  private func end(_ verdict: TargetVerdict) -> String {
    verdict.until.map { "until \(zone.localTime(at: $0))" } ?? "with no end in sight"
  }

  /// Nil where none is in sight.
  private func nextBlock(_ verdict: TargetVerdict) -> String? {
    verdict.nextBlock.map { next in
      let blockers = Sentences.list(verdict.nextBlockBy.map(situation.phrase))
      return "next blocked at \(zone.localTime(at: next)) by \(blockers)."
    }
  }
}
