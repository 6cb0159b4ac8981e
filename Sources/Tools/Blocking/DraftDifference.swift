import JSON
import Library
import Rules
import Time

/// What a draft would change: over the next 14 days, by class with its proof, and by the guard.
enum DraftDifference {
  private static let mostSpans = 8
  private static let mostEffects = 20

  static func document(of preview: EditPreview, at now: Instant, _ progress: CallProgress) throws -> JSONObject {
    let (zone, words) = (preview.after.facts.zone, TargetWords(preview.groups))
    let effects = DraftEffect.all(of: preview, at: now)
    let range = Situation.previewRange(from: now)
    let (rows, leftOut) = SpanRows.cut(try differences(preview, words, in: range, progress), spare: 8_000)
    let outcome = Self.outcome(preview.review.outcome, zone)
    let editClass = DraftEffect.class(of: effects)
    var answer: JSONObject = [
      "summary": .string(summary(preview, editClass, outcome.word)), "time_zone": .string(zone.name.description),
    ]
    answer["at"] = ComingBlocks.moment(now, zone)
    answer["class"] = .string(editClass.rawValue)
    answer["guard"] = .object(outcome.json)
    answer["effects"] = .array(effects.prefix(mostEffects).map { .object($0.json(words, zone)) })
    answer["differences"] = .array(rows.map { .object($0) })
    answer["warnings"] = .array((preview.warnings + confirmationWarnings(preview, at: now)).map { .string($0) })
    answer["left_out"] = leftOut.map { .string($0) }
    return answer
  }

  private static func differences(
    _ preview: EditPreview, _ words: TargetWords, in range: Span, _ progress: CallProgress
  ) throws -> [JSONObject] {
    let zone = preview.after.facts.zone
    var seen: Set<Target> = []
    let targets = (preview.after.namedTargets + preview.before.namedTargets).filter { seen.insert($0).inserted }
    let (before, after) = (preview.before, preview.after)
    let places = before.hasHomeAllowance || after.hasHomeAllowance ? 2 : 1
    let steps = places * (before.timelineSteps(of: targets) + after.timelineSteps(of: targets))
    let meter = progress.meter(of: steps, "Comparing the next 14 days")
    let anywhere = try before.differences(to: after, of: targets, in: range, step: meter.step)
    let rows = anywhere.map { row(of: $0, words, in: range, zone) }
    guard places == 2 else { return SpanRows.joined(rows) }
    let atHome = try before.atHome.differences(to: after.atHome, of: targets, in: range, step: meter.step)
    let more = atHome.compactMap { difference -> (target: String, row: JSONObject)? in
      guard let rest = difference.beyond(anywhere.first { $0.target == difference.target }) else { return nil }
      return row(of: rest, words, in: range, zone, isOnlyAtHome: true)
    }
    return SpanRows.joined(rows + more)
  }

  private static func row(
    of difference: BlockingDifference, _ words: TargetWords, in range: Span, _ zone: ZoneRules,
    isOnlyAtHome: Bool = false
  ) -> (target: String, row: JSONObject) {
    let (added, removed) = (difference.added.spans, difference.removed.spans)
    var row: JSONObject = isOnlyAtHome ? ["only_at_home": true] : [:]
    row["added"] = SpanRows.json(added.prefix(mostSpans), within: range, zone)
    row["removed"] = SpanRows.json(removed.prefix(mostSpans), within: range, zone)
    let more = max(0, added.count - mostSpans) + max(0, removed.count - mostSpans)
    if more > 0 { row["more_spans"] = .integer(more) }
    return (words.text(of: difference.target), row)
  }

  private static func outcome(_ outcome: Guard.Outcome, _ zone: ZoneRules) -> (word: String, json: JSONObject) {
    var json: JSONObject = [:]
    switch outcome {
    case .allowed: json["outcome"] = "allow"
    case .refused(let refusal):
      json["outcome"] = "refuse"
      json["message"] = .string("The \(refusal.message).")
      json.put("until", refusal.until, zone)
    case .pending(let instant):
      json["outcome"] = "wait"
      json["message"] =
        "The rule has no free moment in the week, so its weakening takes effect 24 hours after the write."
      json.put("until", instant, zone)
    }
    return (json["outcome"]?.string ?? "", json)
  }

  private static func summary(_ preview: EditPreview, _ editClass: EditEffect.Class, _ outcome: String) -> String {
    let effect =
      switch outcome {
      case "refuse": "hard mode would refuse it"
      case "wait": "it would wait 24 hours"
      default: "it would pass"
      }
    return "Tried, nothing written. \(preview.summary) It is \(editClass.rawValue), and \(effect)."
  }

  private static func confirmationWarnings(_ preview: EditPreview, at now: Instant) -> [String] {
    preview.after.rules.filter { rule in
      let before = preview.before.rule(rule.id)
      return before != rule && HardCommitment.isNeeded(from: before, to: rule, preview.after.facts, at: now)
    }.map { rule in
      "Hard mode for \(Sentences.quoted(rule.name)) needs the person's confirmation: the write is refused first and "
        + "gives the text to pass as confirmation after asking them."
    }
  }
}
