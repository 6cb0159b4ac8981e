import JSON
import Library
import Rules
import Status
import Time

/// What the rules block at this moment and what they change next: derived, whatever a phone reported.
struct BlockingNow {
  private struct Change: Hashable {
    let instant: Instant
    let isBlocked: Bool
    let isOnlyAtHome: Bool
    /// Where they become free elsewhere, and at home only then.
    let untilAtHome: Instant?
  }

  /// An end and where it holds.
  private struct End: Hashable {
    let instant: Instant?
    let isOnlyAtHome: Bool
  }

  private let overview: LibraryOverview
  private let now: Instant
  private let words: TargetWords
  private let verdicts: [PlacedVerdict]
  let warnings: [String]

  private static let mostBlockers = 5
  private static let mostChanges = 8
  private static let mostTargets = 20

  init(_ overview: LibraryOverview, now: Instant) {
    (self.overview, self.now) = (overview, now)
    words = TargetWords(overview)
    let board = MarkedBoard(overview, at: now, now: now)
    verdicts = overview.situation.namedTargets.map(board.verdict)
    warnings = board.warnings
  }

  private var zone: ZoneRules { overview.zoneRules }

  // MARK: Rows

  /// Targets with the same blockers and the same end in one row.
  var blocked: [JSONObject] {
    let situation = overview.situation
    return SpanRows.joined(
      verdicts.filter(\.isBlocked).map { verdict in
        var row = JSONObject()
        verdict.write(to: &row, situation, mostBlockers: Self.mostBlockers, zone)
        return (words.text(of: verdict.target), row)
      })
  }

  /// The next change of each target, the soonest first.
  var nextChanges: [JSONObject] {
    changes.prefix(Self.mostChanges).map { change, targets in
      var row = JSONObject()
      row.put("at", change.instant, zone)
      row["blocked"] = .bool(change.isBlocked)
      if change.isOnlyAtHome { row["only_at_home"] = true }
      row.put("until_at_home", change.untilAtHome, zone)
      row["targets"] = .array(targets.prefix(Self.mostTargets).map { .string($0) })
      if targets.count > Self.mostTargets { row["more_targets"] = .integer(targets.count - Self.mostTargets) }
      return row
    }
  }

  /// When the first of them is.
  var nextChange: Instant? { changes.first?.change.instant }

  private var changes: [(change: Change, targets: [String])] {
    var (targets, order): ([Change: [String]], [Change]) = ([:], [])
    for verdict in verdicts {
      guard let next = verdict.nextChange else { continue }
      let change = Change(
        instant: next.instant, isBlocked: !verdict.isBlocked, isOnlyAtHome: next.isOnlyAtHome,
        untilAtHome: verdict.untilAtHome)
      if targets[change] == nil { order.append(change) }
      targets[change, default: []].append(words.text(of: verdict.target))
    }
    let sorted = order.enumerated().sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }
    return sorted.map { ($0.element, targets[$0.element] ?? []) }
  }

  // MARK: Sentences

  /// `10:15 PM`, with the date where that is not today or the night after it. What is most of a day ahead has it too: the
  /// next morning is not this one.
  func time(_ instant: Instant) -> String {
    let local = zone.localTime(at: instant)
    let isFar = local.date != zone.date(at: now) && instant.seconds(since: now) >= 18 * 3_600
    return isFar ? "\(Words.date(local.date)), \(Words.time(local))" : Words.time(local, seenFrom: zone.date(at: now))
  }

  /// What is blocked until when, and what comes to be blocked next.
  func sentences(namesZone: Bool) -> [String] {
    guard !verdicts.isEmpty else { return [] }
    let local = zone.localTime(at: now)
    let when = namesZone ? "At \(Words.time(local)) \(zone.abbreviation(at: now))," : "Now"
    let next = changes.first { $0.change.isBlocked }.map { change, targets in
      "Next: \(list(targets)) blocked\(change.isOnlyAtHome ? " at home" : "") from \(time(change.instant))."
    }
    return ["\(when) \(blockedWords)."] + (next.map { [$0] } ?? [])
  }

  private var blockedWords: String {
    var (targets, order): ([End: [String]], [End]) = ([:], [])
    for verdict in verdicts where verdict.isBlocked {
      let end = End(instant: verdict.shown.until, isOnlyAtHome: verdict.isOnlyAtHome)
      if targets[end] == nil { order.append(end) }
      targets[end, default: []].append(words.text(of: verdict.target))
    }
    guard !order.isEmpty else { return "nothing is blocked by the rules" }
    let parts = order.prefix(3).map { end in
      "\(list(targets[end] ?? []))\(end.isOnlyAtHome ? " at home" : "") "
        + (end.instant.map { "until \(time($0))" } ?? "with no end in sight")
    }
    let more = order.count > parts.count ? "; and more" : ""
    return "blocked by the rules: \(parts.joined(separator: "; "))\(more)"
  }

  /// Targets as people name them: a site without the word before it.
  private func list(_ targets: [String]) -> String {
    let names = targets.map { $0.hasPrefix("site:") ? String($0.dropFirst(5)) : $0 }
    return Sentences.list(names.map(Sentences.quoted), upTo: 5)
  }
}
