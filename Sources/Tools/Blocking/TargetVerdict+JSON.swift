import JSON
import Rules
import Time

extension TargetVerdict {
  private static let mostIDs = 20

  /// The next change that is in sight.
  private var nextChange: Instant? { isBlocked ? until : nextBlock }

  /// Writes `blocked`, `by`, `until` and `next_change`, the last two where they are in sight.
  func write(to object: inout JSONObject, _ zone: ZoneRules) {
    object["blocked"] = .bool(isBlocked)
    object["by"] = .array(blockedBy.prefix(Self.mostIDs).map { .string($0.description) })
    object.put("until", until, zone)
    object.put("next_change", nextChange, zone)
  }
}
