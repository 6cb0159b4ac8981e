import JSON
import Library
import Rules
import Time

/// Why one target is blocked or free at an instant, past or future.
enum TargetExplanation {
  static func document(
    of target: Target, _ words: TargetWords, _ overview: LibraryOverview, at instant: Instant, now: Instant
  ) throws -> JSONObject {
    let situation = overview.situation
    let zone = situation.facts.zone
    let explanation = situation.explanation(of: target, at: instant)
    let board = MarkedBoard(overview, at: instant, now: now)
    let verdict = board.verdict(for: target)
    let sentence = TargetSentence(name: words.text(of: target), situation: situation, instant: instant, now: now)
    var answer: JSONObject = [
      "summary": .string(sentence.text(of: verdict, explanation)), "time_zone": .string(overview.timeZone.description),
    ]
    answer["at"] = ComingBlocks.moment(instant, zone)
    answer["target"] = .string(words.text(of: target))
    let atHome = situation.atHome.explanation(of: target, at: instant)
    let (object, leftOut) = json(explanation, atHome, verdict, zone)
    answer["explanation"] = .object(object)
    let warnings = board.warnings + disabledWarnings(target, situation)
    if !warnings.isEmpty { answer["warnings"] = .array(warnings.map { .string($0) }) }
    answer["left_out"] = leftOut.map { .string($0) }
    return answer
  }

  /// The explanation's own members, with what blocks first, and the verdict over both clocks; `at_home` has what is
  /// different of it there.
  private static func json(
    _ explanation: Explanation, _ atHome: Explanation, _ verdict: PlacedVerdict, _ zone: ZoneRules
  ) -> (JSONObject, leftOut: String?) {
    var object = explanation.json(in: zone)
    verdict.anywhere.write(to: &object, zone)
    // At home everything counts that counts elsewhere.
    let all = (atHome.json(in: zone)["rules"]?.array ?? []).compactMap(\.object)
    let rules = all.filter { $0["blocking"] == true } + all.filter { $0["blocking"] != true }
    let count = AnswerBudget.fitting(rules, within: AnswerBudget.bytes - 5_000)
    object["rules"] = .array(rules.prefix(count).map { .object($0) })
    if let home = verdict.atHome {
      var part = JSONObject()
      home.write(to: &part, zone)
      object["at_home"] = .object(part)
    }
    let leftOut = count < rules.count ? "\(rules.count - count) of \(rules.count) rules that cover it." : nil
    return (object, leftOut)
  }

  /// What would cover the target if it were switched on.
  private static func disabledWarnings(_ target: Target, _ situation: Situation) -> [String] {
    let rules = (situation.rules + situation.pages.map(\.rule)).filter { !$0.isEnabled && $0.blocks(target) }
    guard !rules.isEmpty else { return [] }
    return ["Switched off, and so without effect on it: \(Sentences.list(rules.map { Sentences.quoted($0.name) }))."]
  }
}
