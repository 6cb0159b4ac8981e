package import Time

/// Looks for what is legal and yet hardly meant, from an instant on.
package struct Lint {
  let situation: Situation
  /// From when on.
  let instant: Instant

  var facts: Facts { situation.facts }

  /// Rules and pages that block at some time.
  var enabledRules: [Rule] { (situation.rules + situation.pages.map(\.rule)).filter(\.isEnabled) }

  /// How far ahead clock changes are told.
  private static let daysAhead: Int64 = 14

  package init(_ situation: Situation, at instant: Instant) {
    self.situation = situation
    self.instant = instant
  }

  /// What concerns one rule, and what concerns all together.
  package func warnings(about rule: Rule) -> [RuleWarning] {
    guard rule.isEnabled else { return [] }
    // Neighbours come last: there may be many, and answers show the first few.
    return ownWarnings(of: rule) + clockWarnings(of: rule) + activityWarnings() + neighbourWarnings(of: rule)
  }

  /// What concerns each enabled rule, and all together; pairs are told once.
  package func warnings() -> [RuleWarning] {
    var warnings: [RuleWarning] = []
    for rule in situation.rules where rule.isEnabled {
      let found = ownWarnings(of: rule) + clockWarnings(of: rule) + neighbourWarnings(of: rule)
      for warning in found where !warnings.contains(where: { $0.isSamePair(as: warning) }) { warnings.append(warning) }
    }
    return warnings + activityWarnings()
  }

  package func ownWarnings(of rule: Rule) -> [RuleWarning] {
    let name = Sentence.quoted(rule.name)
    switch rule.policy {
    case .schedule:
      guard Self.hasNoFreeMoment(rule, situation.facts, at: instant) else { return [] }
      let lock = rule.isHard ? "; in hard mode a weakening takes effect 24 hours after it is asked for" : ""
      return [
        RuleWarning(.noFreeMoment, [rule.id], "\(name) blocks around the clock: the week has no free moment\(lock)")
      ]
    case .timeLimit(let minutes, _):
      let longest = rule.windows.map(\.clockMinutes).max() ?? 1_440
      guard minutes >= longest else { return [] }
      return [
        RuleWarning(
          .neverActs, [rule.id],
          "\(name) can never act: \(minutes) minutes are not used up within \(longest) minutes; set a smaller limit")
      ]
    case .openLimit: return []
    }
  }

  /// Whether a rule's windows leave no moment of the week free.
  package static func hasNoFreeMoment(_ rule: Rule, _ facts: Facts, at instant: Instant) -> Bool {
    guard rule.kind == .schedule else { return false }
    let calendar = WindowCalendar(of: rule, in: facts.zones)
    guard
      let start = calendar.occurrence(at: instant) != nil
        ? instant : calendar.nextOccurrence(after: instant)?.span.start
    else { return false }
    let blocker = Blocker(source: .rule(rule.id), apps: rule.apps, body: .schedule(calendar, pauses: SpanList()))
    return Board.runEnd(of: [blocker], from: start, for: nil) == nil
  }

  /// Windows that the clock changes of the next two weeks skip, lengthen or shorten.
  package func clockWarnings(of rule: Rule) -> [RuleWarning] {
    let zone = situation.facts.zone
    let end = instant.adding(seconds: Self.daysAhead * 86_400)
    guard let change = zone.nextTransition(after: instant.adding(seconds: -86_400)), change.instant < end else {
      return []
    }
    var warnings: [RuleWarning] = []
    var day = zone.localTime(at: instant).date
    let last = zone.localTime(at: end).date
    while day <= last {
      for window in rule.windows where rule.days.contains(day.weekday) {
        let span = window.span(startingOn: day, in: zone)
        guard span.end > instant, span.seconds != Int64(window.clockMinutes) * 60 else { continue }
        warnings.append(clockWarning(of: rule, window, span, on: day))
      }
      day = day.adding(days: 1)
    }
    return warnings
  }

  private func clockWarning(of rule: Rule, _ window: DailyWindow, _ span: Span, on day: CivilDate) -> RuleWarning {
    let name = Sentence.quoted(rule.name)
    guard !span.isEmpty else {
      return RuleWarning(
        .windowSkipped, [rule.id], "\(name): the window \(window) does not occur on \(day), the clocks jump over it")
    }
    let real = DurationLabel.text(seconds: span.seconds)
    let usual = DurationLabel.text(seconds: Int64(window.clockMinutes) * 60)
    return RuleWarning(
      .windowChanged, [rule.id],
      "\(name): the window \(window) of \(day) lasts \(real) instead of \(usual), the clocks change")
  }
}
