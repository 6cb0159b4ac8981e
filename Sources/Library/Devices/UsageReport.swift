import JSON
import Rules
import Status
import Time

/// How far the numbers of a limit can be trusted.
struct UsageReport: Hashable, Sendable {
  let grade: Grade
  /// When a phone last told of the rule; nil for never.
  let toldAt: Instant?
  private let now: Instant
  private let hasNumbers: Bool

  /// Nil for rules that count nothing, and for those that are off.
  init?(of rule: Rule, _ status: RuleStatus, _ uses: ReportedUses, at now: Instant) {
    guard rule.kind != .schedule, rule.isEnabled else { return nil }
    self.now = now
    toldAt = uses.toldAt(rule.id)
    let isReported = status.usage?.isReported ?? false
    grade =
      switch toldAt.map({ Age(of: $0, at: now) }) {
      case nil: .unknown
      case let age? where age.isStale: .stale
      case .some: isReported ? .reported : .derived
      }
    hasNumbers = isReported || grade == .derived
  }

  /// How long ago that was, as `6 min ago`; nil for never.
  var age: String? { toldAt.map { Age(of: $0, at: now).short } }

  /// What is said in place of numbers that would be guesses; nil where they are none.
  var note: String? {
    if hasNumbers { return nil }
    return age.map { "Last report \($0)" } ?? "No usage reported"
  }

  /// `grade`, and `age` and `reported_at` where there was a report.
  var json: JSONObject {
    var json: JSONObject = ["grade": .string(grade.rawValue)]
    json["age"] = age.map { .string($0) }
    json["reported_at"] = toldAt.map { .string($0.description) }
    return json
  }
}
