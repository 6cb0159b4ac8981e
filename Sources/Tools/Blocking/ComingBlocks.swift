package import JSON
package import Library
import Rules
package import Time

/// What is blocked at an instant and in the days after it, target by target.
package enum ComingBlocks {
  package static let days: Int64 = 7
  private static let mostSpans = 8
  private static let mostBlockers = 5

  /// `summary`, `time_zone`, `at`, `targets` with the blocked ones first, `warnings` and `left_out` where there are any.
  /// - Throws: what `progress` throws, where the client has given up.
  package static func document(
    of overview: LibraryOverview, at instant: Instant, now: Instant, _ progress: CallProgress = .silent
  ) throws -> JSONObject {
    let situation = overview.situation
    let board = MarkedBoard(overview, at: instant, now: now)
    let outlook = try outlook(of: overview, on: board, from: instant, progress)
    let sorted = outlook.filter { $0.verdict.isBlocked } + outlook.filter { !$0.verdict.isBlocked }
    let (shown, leftOut) = SpanRows.cut(SpanRows.joined(sorted.map { ($0.target, $0.row) }))
    var answer: JSONObject = [
      "summary": .string(summary(outlook.map(\.verdict), at: instant, now: now)),
      "time_zone": .string(overview.timeZone.description),
    ]
    answer["at"] = moment(instant, situation.facts.zone)
    answer["targets"] = .array(shown.map { .object($0) })
    let warnings = board.warnings + limitWarnings(situation)
    if !warnings.isEmpty { answer["warnings"] = .array(warnings.map { .string($0) }) }
    answer["left_out"] = leftOut.map { .string($0) }
    return answer
  }

  /// The name, the verdict and the row of each target, in the situation's order.
  private static func outlook(
    of overview: LibraryOverview, on board: MarkedBoard, from instant: Instant, _ progress: CallProgress
  ) throws -> [(target: String, verdict: PlacedVerdict, row: JSONObject)] {
    let (situation, words) = (overview.situation, TargetWords(overview))
    let targets = situation.namedTargets
    let range = Situation.previewRange(from: instant)
    let situations = [situation] + (situation.hasHomeAllowance ? [situation.atHome] : [])
    let meter = progress.meter(
      of: targets.count + situations.reduce(0) { $0 + $1.timelineSteps(of: targets) }, "Looking ahead")
    let verdicts = try targets.map { target in
      try meter.step()
      return board.verdict(for: target)
    }
    let timelines = try situations.map { try $0.timeline(of: targets, in: range, step: meter.step) }
    let (timeline, home) = (timelines[0], timelines[timelines.count - 1])
    return targets.indices.map { index in
      let more = home[index].subtracting(timeline[index])
      let row = row(verdicts[index], timeline[index], more, from: instant, within: range, situation)
      return (words.text(of: targets[index]), verdicts[index], row)
    }
  }

  static func moment(_ instant: Instant, _ zone: ZoneRules) -> JSONValue {
    ["utc": .string(instant.description), "local": .string(zone.localTime(at: instant).description)]
  }

  private static func row(
    _ verdict: PlacedVerdict, _ anywhere: SpanList, _ moreAtHome: SpanList, from instant: Instant, within range: Span,
    _ situation: Situation
  ) -> JSONObject {
    let zone = situation.facts.zone
    var row: JSONObject = ["blocked": .bool(verdict.isBlocked)]
    verdict.write(to: &row, situation, mostBlockers: mostBlockers, zone)
    put("", anywhere, from: instant, within: range, zone, to: &row)
    put("_at_home", moreAtHome, from: instant, within: range, zone, to: &row)
    return row
  }

  /// Adds what comes after the instant, under `spans` and a suffix; `spans` stands there even when empty.
  private static func put(
    _ suffix: String, _ list: SpanList, from instant: Instant, within range: Span, _ zone: ZoneRules,
    to row: inout JSONObject
  ) {
    let end = instant.adding(seconds: days * 86_400)
    let coming = list.spans.filter { $0.start > instant && $0.start < end }
    guard suffix.isEmpty || !coming.isEmpty else { return }
    row["spans\(suffix)"] = SpanRows.json(coming.prefix(mostSpans), within: range, zone)
    if coming.count > mostSpans { row["more_spans\(suffix)"] = .integer(coming.count - mostSpans) }
  }

  private static func summary(_ verdicts: [PlacedVerdict], at instant: Instant, now: Instant) -> String {
    let when = instant == now ? "now" : "then"
    guard !verdicts.isEmpty else { return "No rule or page names anything to block." }
    let blocked = verdicts.count { $0.anywhere.isBlocked }
    let home = verdicts.count { $0.isOnlyAtHome }
    let more = home == 0 ? "" : ", and \(home) more at home"
    let verb = blocked == 1 ? "is" : "are"
    let law = instant < now ? ", by the rules as they are now" : ""
    return
      "\(blocked) of \(verdicts.count) targets \(verb) blocked \(when)\(more)\(law); spans tell the \(days) days after it."
  }

  /// A limit that is not used up blocks at a time that nobody knows.
  private static func limitWarnings(_ situation: Situation) -> [String] {
    let limits = (situation.rules + situation.pages.map(\.rule)).filter { $0.isEnabled && $0.kind != .schedule }
    let named = limits.map(\.name) + situation.allowances.compactMap(\.name)
    guard !named.isEmpty else { return [] }
    let names = Sentences.list(named.map(Sentences.quoted))
    return ["Limits block once they are used up, which spans cannot foresee: \(names)."]
  }
}
