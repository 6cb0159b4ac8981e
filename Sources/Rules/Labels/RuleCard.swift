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

  /// - Parameters:
  ///   - usageNote: said in place of the numbers of a limit, where no phone has told of them: they would be guesses.
  ///   - reportAge: how old the numbers are, as `6 min ago`.
  package init(
    _ rule: Rule, _ status: RuleStatus, usageNote: String? = nil, reportAge: String? = nil, in context: RuleContext
  ) {
    let note = rule.kind == .schedule || !rule.isEnabled ? nil : usageNote
    summary = "\(rule.kind.label), \(note.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? status.label)"
    var rows = Self.timeRows(rule)
    rows.append(
      Row(label: rule.apps.mode == .block ? "Blocks" : "Allows only", value: Self.names(of: rule.apps, context)))
    if rule.blocksAdultContent { rows.append(Row(label: "Adult content", value: "Blocked")) }
    if let value = note ?? status.usage.map(Self.text) { rows.append(Row(label: "Used", value: value)) }
    if let reportAge, rule.isEnabled { rows.append(Row(label: "Reported", value: reportAge)) }
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
