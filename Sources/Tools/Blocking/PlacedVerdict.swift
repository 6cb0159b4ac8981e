import JSON
import Rules
import Time

/// What is said of one target: wherever the person is, and beyond that at home, where a home allowance says more.
struct PlacedVerdict {
  let anywhere: TargetVerdict
  /// Nil where nothing depends on the place.
  let atHome: TargetVerdict?

  /// What blocks now: everywhere, else at home.
  var shown: TargetVerdict {
    guard !anywhere.isBlocked, let atHome, atHome.isBlocked else { return anywhere }
    return atHome
  }

  var target: Target { anywhere.target }
  var isBlocked: Bool { shown.isBlocked }
  var isOnlyAtHome: Bool { !anywhere.isBlocked && shown.isBlocked }

  /// The next change that is in sight, and whether it is one at home alone.
  var nextChange: (instant: Instant, isOnlyAtHome: Bool)? {
    if isBlocked { return shown.until.map { ($0, isOnlyAtHome) } }
    guard let home = atHome?.nextBlock, home < anywhere.nextBlock ?? .latest else {
      return anywhere.nextBlock.map { ($0, false) }
    }
    return (home, true)
  }

  /// The end of what goes on at home once it is over elsewhere; nil where nothing does.
  var untilAtHome: Instant? {
    guard anywhere.isBlocked, let home = atHome?.until, home != anywhere.until else { return nil }
    return home
  }

  /// Adds who blocks now and until when.
  func write(to row: inout JSONObject, _ situation: Situation, mostBlockers: Int, _ zone: ZoneRules) {
    guard isBlocked else { return }
    if isOnlyAtHome { row["only_at_home"] = true }
    row["by"] = .array(shown.blockedBy.prefix(mostBlockers).map { .object(situation.row(of: $0)) })
    let more = shown.blockedBy.count - mostBlockers
    if more > 0 { row["more_blockers"] = .integer(more) }
    row.put("until", shown.until, zone)
    row.put("until_at_home", untilAtHome, zone)
  }
}
