package import Time

extension Situation {
  /// Where a rule stands at an instant, derived from the rule, the facts and the instant alone.
  package func status(of rule: Rule, at instant: Instant) -> RuleStatus {
    let blocker = blocker(of: rule, knownUntil: instant)
    let usage = usage(of: rule, blocker, at: instant)
    let state = rule.isEnabled ? state(of: blocker, at: instant) : .disabled
    return RuleStatus(
      state: state, lock: lock(of: rule, blocker, usage, at: instant), usage: rule.isEnabled ? usage : nil,
      label: Self.label(state, usage, at: instant))
  }

  private func state(of blocker: Blocker, at instant: Instant) -> RuleState {
    let unpaused = blocker.withoutPauses
    guard let end = unpaused.blockEnd(at: instant) else {
      return .inactive(nextStart: blocker.nextStart(after: instant))
    }
    guard let pause = blocker.pauses.spans.first(where: { $0.contains(instant) }) else { return .active(until: end) }
    let runEnd = Board.runEnd(of: [unpaused], from: instant, for: nil) ?? pause.end
    return .paused(until: min(pause.end, runEnd))
  }

  private func usage(of rule: Rule, _ blocker: Blocker, at instant: Instant) -> LimitUsage? {
    guard case .limit(let account, _) = blocker.body else { return nil }
    return account.usage(at: instant)
  }

  /// A hard schedule is locked while a window of it runs; a hard limit from the first that was counted until its
  /// reset, between its windows too: a report counts for all of a day's.
  private func lock(of rule: Rule, _ blocker: Blocker, _ usage: LimitUsage?, at instant: Instant) -> RuleStatus.Lock? {
    guard rule.isHard, rule.isEnabled else { return nil }
    switch blocker.body {
    case .schedule(let calendar, _):
      guard calendar.occurrence(at: instant) != nil else { return nil }
      return Board.runEnd(of: [blocker], from: instant, for: nil).map { .until($0) } ?? .always
    case .limit(let account, _):
      return account.countedUntil(at: instant).map { .until($0) }
    case .session, .allowance:
      return nil
    }
  }

  /// The lock of a rule at an instant; nil where it is open to every edit.
  package func lock(of rule: Rule, at instant: Instant) -> RuleStatus.Lock? { status(of: rule, at: instant).lock }

  static func label(_ state: RuleState, _ usage: LimitUsage?, at instant: Instant) -> String {
    switch state {
    case .disabled: "Off"
    case .active(let until): "\(DurationLabel.text(seconds: until.seconds(since: instant))) left"
    case .paused(let until): "Paused, \(DurationLabel.text(seconds: until.seconds(since: instant))) left"
    case .inactive(let start?): "Starts in \(DurationLabel.text(seconds: start.seconds(since: instant)))"
    case .inactive(nil): usage.map(budgetLabel) ?? "Not today"
    }
  }

  private static func budgetLabel(_ usage: LimitUsage) -> String {
    switch usage.count {
    case .minutes: "\(DurationLabel.text(seconds: Int64(usage.left) * 60)) left"
    case .opens: usage.left == 1 ? "1 open left" : "\(usage.left) opens left"
    }
  }
}

extension Blocker {
  var pauses: SpanList {
    switch body {
    case .schedule(_, let pauses), .limit(_, let pauses): pauses
    case .session, .allowance: SpanList()
    }
  }

  var withoutPauses: Blocker {
    let unpaused: Body =
      switch body {
      case .schedule(let calendar, _): .schedule(calendar, pauses: SpanList())
      case .limit(let account, _): .limit(account, pauses: SpanList())
      case .session, .allowance: body
      }
    return Blocker(
      source: source, isHard: isHard, apps: apps, blocksAdultContent: blocksAdultContent, body: unpaused)
  }
}
