import Time

/// Compares what two versions of one rule block from an instant on.
///
/// The next sixteen days stand for the future: they hold every window of the week twice, so that one which a clock
/// change swallows once is still seen. Where the zones differ, two years do.
struct RuleComparison {
  /// A version of the rule with the facts, the zone first, that hold with it; nil where there is none.
  struct Version {
    let rule: Rule
    let facts: Facts

    /// Nil where the rule is absent or disabled, and so blocks nothing.
    init?(_ rule: Rule?, _ facts: Facts) {
      guard let rule, rule.isEnabled else { return nil }
      self.rule = rule
      self.facts = facts
    }
  }

  let before: Version?
  let after: Version?
  let instant: Instant
  /// Groups beyond the versions' own, for the mirror image that allow lists are.
  let otherGroups: [AppGroup.ID]

  /// Two zones may part in a summer that is a year away.
  private var daysAhead: Int64 {
    guard let before, let after, before.facts.zones != after.facts.zones else { return 16 }
    return 740
  }

  private var range: Span { Span(start: instant, end: instant.adding(seconds: daysAhead * 86_400)) }

  func lost() -> EditEffect.Proof? { Self.difference(from: before, to: after, in: range, targets) }
  func gained() -> EditEffect.Proof? { Self.difference(from: after, to: before, in: range, targets) }

  /// Every target that could tell the two versions apart: what they name, and one of each kind that they do not.
  private var targets: [Target] {
    let selections = [before, after].compactMap { $0?.rule.apps }
    var targets = (selections.flatMap(\.groups) + otherGroups).map(Target.group)
    targets += selections.flatMap(\.domains).map(Target.site)
    targets += AppCategory.allCases.filter { $0 != .all }.map(Target.category)
    targets.append(.adultContent)
    // Names that a caller could give as well stand for every other target only while no version names them.
    targets.append(
      .site(Self.unused("any-other-site.invalid") { host in selections.contains { $0.lists(host: host) } }))
    let other = Self.unused("any-other-app") { name in
      selections.contains { $0.groups.contains { $0.description == name } }
    }
    if let group = AppGroup.ID(other) { targets.append(.group(group)) }
    return targets
  }

  /// The text, with a number where it is used already: each domain covers the hosts of one top-level label alone.
  private static func unused(_ text: String, _ isUsed: (String) -> Bool) -> String {
    var (name, number) = (text, 1)
    while isUsed(name) {
      number += 1
      name = "\(text)\(number)"
    }
    return name
  }

  /// The first instant, and a target, that `one` blocks (or could block sooner) and `other` does not.
  private static func difference(
    from one: Version?, to other: Version?, in range: Span, _ targets: [Target]
  ) -> EditEffect.Proof? {
    guard let one else { return nil }
    let blocked = targets.filter(one.rule.blocks)
    guard let any = blocked.first else { return nil }
    let dropped =
      other.map { other in
        blocked.first { !other.rule.blocks($0) } ?? shared(one.rule.apps, other.rule.apps, blocked)
      } ?? any
    if let dropped, let instant = firstInstant(from: one, to: nil, in: range) {
      return EditEffect.Proof(instant: instant, target: dropped)
    }
    guard let other, let kept = blocked.first(where: other.rule.blocks) else { return nil }
    return firstInstant(from: one, to: other, in: range).map { EditEffect.Proof(instant: $0, target: kept) }
  }

  /// A blocked target with apps that an allow list may free all the same.
  ///
  /// Which apps a group holds only the phone knows: one may be in two groups, or in a category besides.
  private static func shared(_ one: AppSelection, _ other: AppSelection, _ blocked: [Target]) -> Target? {
    guard one.mode == .block, other.mode == .allowOnly else { return nil }
    return blocked.first { target in
      switch target {
      case .group: !other.groups.isEmpty || !other.categories.isEmpty
      case .category: !other.groups.isEmpty
      case .site, .adultContent: false
      }
    }
  }

  private static func firstInstant(from one: Version, to other: Version?, in range: Span) -> Instant? {
    guard let resetAt = one.rule.policy.resetAt else {
      // A limit blocks only once it is spent, which may never be.
      let others = other.map { $0.rule.kind == .schedule ? spans($0, range) : SpanList() } ?? SpanList()
      return spans(one, range).firstInstant(outside: others)
    }
    let found = periods(one, resetAt, range)
    guard let other, let otherReset = other.rule.policy.resetAt else {
      let blocked = other.map { spans($0, range) } ?? SpanList()
      let period = found.first {
        SpanList(joining: [$0.span]).clipped(to: range).firstInstant(outside: blocked) != nil
      }
      return period.map { firstBlock(of: one, in: $0, from: range.start) }
    }
    let others = periods(other, otherReset, range)
    let isLarger = allows(more: one.rule.policy, than: other.rule.policy)
    let period = found.first { period in
      !isLarger || !others.contains { $0.span.start <= period.span.start && period.span.end <= $0.span.end }
    }
    return period.map { firstBlock(of: one, in: $0, from: range.start) }
  }

  private static func spans(_ version: Version, _ range: Span) -> SpanList {
    let calendar = WindowCalendar(of: version.rule, in: version.facts.zones)
    return SpanList(joining: calendar.occurrences(in: range).map(\.span)).clipped(to: range)
  }

  private static func periods(_ version: Version, _ resetAt: WallClockTime, _ range: Span) -> [BudgetPeriod] {
    BudgetCalendar(
      days: version.rule.days, windows: version.rule.windows, resetAt: resetAt, zones: version.facts.zones
    ).periods(in: range)
  }

  /// Whether the first limit is spent no sooner than the second: it grants at least as much.
  private static func allows(more one: Rule.Policy, than other: Rule.Policy) -> Bool {
    switch (one, other) {
    case (.timeLimit(let minutes, _), .timeLimit(let others, _)): minutes >= others
    case (.openLimit(let opens, let length, _), .openLimit(let others, let otherLength, _)):
      opens >= others && length >= otherLength
    default: false
    }
  }

  /// The earliest instant of a period at which the limit could be spent from now on.
  private static func firstBlock(of version: Version, in period: BudgetPeriod, from instant: Instant) -> Instant {
    let start = max(period.span.start, instant)
    guard case .timeLimit(let minutes, _) = version.rule.policy else { return start }
    let account = LimitAccount(
      version.rule, resetAt: version.rule.policy.resetAt ?? .midnight, facts: version.facts, knownUntil: instant)
    let left = period.span.contains(instant) ? account.usage(at: instant)?.left ?? minutes : minutes
    return min(start.adding(minutes: left), period.span.end.adding(seconds: -1))
  }
}
