import Time

/// A rule as a phone's card shows it: a line to recognise it by, and its rows.
package struct RuleCard: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package let label: String
    package let value: String
  }

  /// `Schedule, Starts in 22h`.
  package let summary: String
  package let rows: [Row]

  /// `isUsageKnown` is false where no phone has reported on the rule yet; numbers would then be guesses.
  package init(_ rule: Rule, _ status: RuleStatus, isUsageKnown: Bool = true, in context: RuleContext) {
    let isGuess = rule.kind != .schedule && rule.isEnabled && !isUsageKnown
    summary = "\(rule.kind.label), \(isGuess ? "no usage reported" : status.label)"
    var rows = Self.timeRows(rule)
    rows.append(
      Row(label: rule.apps.mode == .block ? "Blocks" : "Allows only", value: Self.names(of: rule.apps, context)))
    if rule.blocksAdultContent { rows.append(Row(label: "Adult content", value: "Blocked")) }
    if let usage = status.usage, !isGuess { rows.append(Row(label: "Used", value: Self.text(of: usage))) }
    if isGuess { rows.append(Row(label: "Used", value: "No usage reported")) }
    rows.append(Row(label: "Hard mode", value: rule.isHard ? "On" : "Off"))
    self.rows = rows
  }

  private static func timeRows(_ rule: Rule) -> [Row] {
    var rows: [Row] = []
    switch rule.policy {
    case .schedule: break
    case .timeLimit(let minutes, _):
      rows.append(Row(label: "Limit", value: "\(DurationLabel.text(seconds: Int64(minutes) * 60)) a day"))
    case .openLimit(let opens, let minutes, _):
      let count = opens == 1 ? "1 open" : "\(opens) opens"
      rows.append(
        Row(label: "Limit", value: "\(count) a day, \(DurationLabel.text(seconds: Int64(minutes) * 60)) each"))
    }
    if !rule.windows.isEmpty {
      let windows = rule.windows.map { $0.isWholeDay ? "\($0) (24 hours)" : $0.description }
      rows.append(Row(label: "During", value: windows.joined(separator: ", ")))
    }
    rows.append(Row(label: "On", value: rule.days.label))
    if let resetAt = rule.policy.resetAt, rule.windows.isEmpty {
      rows.append(Row(label: "Until", value: words(forReset: resetAt)))
    }
    return rows
  }

  private static func words(forReset time: WallClockTime) -> String {
    switch time.minuteOfDay {
    case 0: "Tomorrow"
    case 360: "Next morning"
    default: "The next \(time)"
    }
  }

  private static func text(of usage: LimitUsage) -> String {
    switch usage.count {
    case .minutes(let used, let entitled): "\(used) of \(entitled) min"
    case .opens(let used, let granted): "\(used) of \(granted) opens"
    }
  }

  static func names(of apps: AppSelection, _ context: RuleContext) -> String {
    let names =
      apps.groups.map(context.groupName) + apps.categories.map(\.label) + apps.domains.map(context.domainText)
    return names.isEmpty ? "Nothing else" : names.joined(separator: ", ")
  }
}
