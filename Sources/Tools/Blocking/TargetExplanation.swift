import JSON
import Library
import Rules
import Time

/// Why one target is blocked or free at an instant, past or future.
enum TargetExplanation {
  private static let mostIDs = 20

  static func document(
    of target: Target, _ words: TargetWords, _ overview: LibraryOverview, at instant: Instant, now: Instant
  ) throws -> JSONObject {
    let situation = overview.situation
    let zone = situation.facts.zone
    let explanation = situation.explanation(of: target, at: instant)
    let board = MarkedBoard(overview, at: instant, now: now)
    let placed = board.verdict(for: target)
    let verdict = placed.anywhere
    let atHome = situation.atHome.explanation(of: target, at: instant)
    var (object, leftOut) = json(explanation, verdict, atHome, zone)
    object["at_home"] = placed.atHome.map { .object(json($0, zone)) }
    var answer: JSONObject = [
      "summary": .string(
        summary(words.text(of: target), verdict, explanation, situation, at: instant, now: now)
          + (placed.atHome.map { homeSentence($0, situation) } ?? "")),
      "time_zone": .string(overview.timeZone.description),
    ]
    answer["at"] = ComingBlocks.moment(instant, zone)
    answer["target"] = .string(words.text(of: target))
    answer["explanation"] = .object(object)
    let warnings = board.warnings + disabledWarnings(target, situation)
    if !warnings.isEmpty { answer["warnings"] = .array(warnings.map { .string($0) }) }
    answer["left_out"] = leftOut.map { .string($0) }
    return answer
  }

  /// The explanation's own members, with what blocks first, the next change, and the verdict over both clocks.
  private static func json(
    _ explanation: Explanation, _ verdict: TargetVerdict, _ atHome: Explanation, _ zone: ZoneRules
  ) -> (JSONObject, leftOut: String?) {
    var object = explanation.json(in: zone)
    object["blocked"] = .bool(verdict.isBlocked)
    object["by"] = .array(verdict.blockedBy.prefix(mostIDs).map { .string($0.description) })
    object.put("until", verdict.until, zone)
    object.put("next_change", verdict.isBlocked ? verdict.until : verdict.nextBlock, zone)
    // At home everything counts that counts elsewhere.
    let all = (atHome.json(in: zone)["rules"]?.array ?? []).compactMap(\.object)
    let rules = all.filter { $0["blocking"] == true } + all.filter { $0["blocking"] != true }
    let count = AnswerBudget.fitting(rules, within: AnswerBudget.bytes - 5_000)
    object["rules"] = .array(rules.prefix(count).map { .object($0) })
    let leftOut = count < rules.count ? "\(rules.count - count) of \(rules.count) rules that cover it." : nil
    return (object, leftOut)
  }

  /// What differs from the rest of the answer for a person who is at home.
  private static func json(_ verdict: TargetVerdict, _ zone: ZoneRules) -> JSONObject {
    var object: JSONObject = ["blocked": .bool(verdict.isBlocked)]
    object["by"] = .array(verdict.blockedBy.prefix(mostIDs).map { .string($0.description) })
    object.put("until", verdict.until, zone)
    object.put("next_change", verdict.isBlocked ? verdict.until : verdict.nextBlock, zone)
    return object
  }

  private static func homeSentence(_ verdict: TargetVerdict, _ situation: Situation) -> String {
    let zone = situation.facts.zone
    if verdict.isBlocked {
      let end = verdict.until.map { "until \(zone.localTime(at: $0))" } ?? "with no end in sight"
      return " At home: blocked by \(Sentences.list(verdict.blockedBy.map(situation.phrase))) \(end)."
    }
    guard let next = verdict.nextBlock else { return "" }
    let blockers = Sentences.list(verdict.nextBlockBy.map(situation.phrase))
    return " At home: free; next blocked at \(zone.localTime(at: next)) by \(blockers)."
  }

  private static func summary(
    _ name: String, _ verdict: TargetVerdict, _ explanation: Explanation, _ situation: Situation, at instant: Instant,
    now: Instant
  ) -> String {
    let zone = situation.facts.zone
    let tense = instant < now ? "By the rules as they are now, " : ""
    let head = "\(tense)\(Sentences.quoted(name)) at \(zone.localTime(at: instant)): "
    guard !verdict.isBlocked else {
      let end = verdict.until.map { "until \(zone.localTime(at: $0))" } ?? "with no end in sight"
      let blockers = Sentences.list(verdict.blockedBy.map(situation.phrase))
      // Where another rule takes over, the end is that one's.
      let lastsAsLong = explanation.entries.contains { $0.isBlocking && $0.until == verdict.until }
      return lastsAsLong
        ? "\(head)blocked by \(blockers) \(end)." : "\(head)blocked now by \(blockers), and by what follows \(end)."
    }
    let place = situation.hasHomeAllowance ? " away from home" : ""
    guard !explanation.entries.isEmpty else { return "\(head)free; no enabled rule or page covers it." }
    guard let next = verdict.nextBlock else { return "\(head)free\(place); no block is in sight." }
    let blockers = Sentences.list(verdict.nextBlockBy.map(situation.phrase))
    return "\(head)free; next blocked at \(zone.localTime(at: next)) by \(blockers)."
  }

  /// What would cover the target if it were switched on.
  private static func disabledWarnings(_ target: Target, _ situation: Situation) -> [String] {
    let rules = (situation.rules + situation.pages.map(\.rule)).filter { !$0.isEnabled && $0.blocks(target) }
    guard !rules.isEmpty else { return [] }
    return ["Switched off, and so without effect on it: \(Sentences.list(rules.map { Sentences.quoted($0.name) }))."]
  }
}
