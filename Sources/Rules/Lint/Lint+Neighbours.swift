import Time

extension Lint {
  /// Rules that swallow this one, or overlap it.
  package func neighbourWarnings(of rule: Rule) -> [RuleWarning] {
    var warnings: [RuleWarning] = []
    for other in enabledRules where other.id != rule.id {
      if isSwallowed(rule, by: other) {
        warnings.append(
          RuleWarning(
            .swallowed, [rule.id, other.id],
            "\(Sentence.quoted(rule.name)) changes nothing: \(Sentence.quoted(other.name)) blocks the same whenever it does"
          ))
      } else if overlaps(rule, other) {
        warnings.append(
          RuleWarning(
            .overlap, [rule.id, other.id],
            "\(Sentence.quoted(rule.name)) and \(Sentence.quoted(other.name)) overlap: what either blocks is blocked"))
      }
    }
    return warnings
  }

  /// Whether another rule blocks whatever and whenever this one does, no less firmly.
  private func isSwallowed(_ rule: Rule, by other: Rule) -> Bool {
    guard !rule.isHard || other.isHard else { return false }
    if rule.kind == other.kind { return comparison(rule, other).lost() == nil }
    // A limit is idle where a schedule blocks anyway, whenever it could count.
    guard other.kind == .schedule, let resetAt = rule.policy.resetAt else { return false }
    var always = rule
    always.policy = .schedule
    if always.windows.isEmpty { always.windows = DailyWindow(start: resetAt, end: resetAt).map { [$0] } ?? [] }
    return comparison(always, other).lost() == nil
  }

  /// Two schedules that share a target and an instant.
  private func overlaps(_ rule: Rule, _ other: Rule) -> Bool {
    guard rule.kind == .schedule, other.kind == .schedule, sharesTarget(rule, other) else { return false }
    let range = Span(start: instant, end: instant.adding(seconds: 8 * 86_400))
    let mine = Set(occurrences(of: rule, in: range).map(\.span))
    return occurrences(of: other, in: range).contains { theirs in mine.contains { $0.overlap(with: theirs.span) != nil }
    }
  }

  private func sharesTarget(_ rule: Rule, _ other: Rule) -> Bool {
    let selections = [rule.apps, other.apps]
    let targets =
      selections.flatMap(\.groups).map(Target.group) + selections.flatMap(\.categories).map(Target.category)
      + selections.flatMap(\.domains).map(Target.site) + [.adultContent]
    return targets.contains { rule.blocks($0) && other.blocks($0) }
  }

  private func occurrences(of rule: Rule, in range: Span) -> [Occurrence] {
    WindowCalendar(of: rule, in: facts.zones).occurrences(in: range)
  }

  private func comparison(_ rule: Rule, _ other: Rule) -> RuleComparison {
    RuleComparison(before: .init(rule, facts), after: .init(other, facts), instant: instant, otherGroups: [])
  }
}
