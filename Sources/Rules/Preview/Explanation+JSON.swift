package import JSON
package import Time

extension Explanation {
  /// `blocked`, `by`, `until` or `next_block`, and `rules`: each with its window's day and edges. Instants come in UTC and,
  /// as `…_local`, as the zone's clocks show them.
  package func json(in zone: ZoneRules) -> JSONObject {
    var object: JSONObject = ["blocked": .bool(verdict.isBlocked)]
    object["by"] = .array(verdict.blockedBy.map { "\($0)" })
    object.put("until", verdict.until, zone)
    object.put("next_block", verdict.nextBlock, zone)
    if !verdict.nextBlockBy.isEmpty { object["next_block_by"] = .array(verdict.nextBlockBy.map { "\($0)" }) }
    object["usable_minutes"] = verdict.usableMinutes.map { .integer($0) }
    object["unblocks_allowed"] = .bool(verdict.allowsUnblocking)
    object["rules"] = .array(entries.map { .object($0.json(in: zone)) })
    return object
  }
}

extension Explanation.Entry {
  fileprivate func json(in zone: ZoneRules) -> JSONObject {
    var object: JSONObject = ["id": "\(source)", "type": .string(source.word)]
    object["name"] = name.map { .string($0) }
    object["hard_mode"] = .bool(isHard)
    if isOnlyAtHome { object["only_at_home"] = true }
    object["blocking"] = .bool(isBlocking)
    object.put("until", until, zone)
    object.put("next_start", nextStart, zone)
    if let occurrence {
      var window: JSONObject = ["day": "\(occurrence.day)", "window": "\(occurrence.window)"]
      window.put("start", occurrence.span.start, zone)
      window.put("end", occurrence.span.end, zone)
      object["window"] = .object(window)
    }
    if let usage { object["use"] = .object(usage.json(in: zone)) }
    object.put("paused_until", pause?.end, zone)
    object["locked"] = .bool(lock != nil)
    object.put("locked_until", lock?.end, zone)
    return object
  }
}

extension LimitUsage {
  fileprivate func json(in zone: ZoneRules) -> JSONObject {
    var object = JSONObject()
    switch count {
    case .minutes(let used, let entitled):
      object["used_minutes"] = .integer(used)
      object["remaining_minutes"] = .integer(left)
      object["entitled_minutes"] = .integer(entitled)
    case .opens(let used, _):
      object["opens_used"] = .integer(used)
      object["opens_left"] = .integer(left)
    }
    object.put("period_ends", periodEnds, zone)
    return object
  }
}

extension Blocker.Source {
  /// What kind of blocker it is, in answers.
  package var word: String {
    switch self {
    case .rule: "rule"
    case .page: "page"
    case .session: "session"
    case .allowance: "allowance"
    }
  }
}

extension JSONObject {
  /// Adds an instant in UTC and, beside it, in local time; nothing for nil.
  package mutating func put(_ name: String, _ instant: Instant?, _ zone: ZoneRules) {
    guard let instant else { return }
    self[name] = "\(instant)"
    self["\(name)_local"] = "\(zone.localTime(at: instant))"
  }
}
