import TestSupport
import Testing
import Time

@testable import Rules

/// The guard's classification against an oracle that looks at every quarter of an hour of sixteen days.
@Suite struct GuardOracleTests {
  /// What a version of a rule blocks, asked one instant at a time.
  struct Oracle {
    let rule: Rule
    let zone: ZoneRules
    let instants: [Instant]
    /// For each instant the start of the window or period that holds it.
    private var starts: [Instant?] = []

    init?(_ rule: Rule?, _ zone: ZoneRules, _ instants: [Instant]) {
      guard let rule, rule.isEnabled else { return nil }
      (self.rule, self.zone, self.instants) = (rule, zone, instants)
      starts = instants.map(start)
    }

    /// The start of the window or period that holds an instant, found by trying the days around it.
    func start(at instant: Instant) -> Instant? {
      let today = zone.localTime(at: instant).date
      var found: Instant?
      for offset in -2...1 {
        let day = today.adding(days: offset)
        guard rule.days.contains(day.weekday) else { continue }
        for span in spans(on: day) where span.start <= instant && instant < span.end {
          found = max(found ?? .earliest, span.start)
        }
      }
      return found
    }

    private func spans(on day: CivilDate) -> [Span] {
      guard rule.windows.isEmpty, let reset = rule.policy.resetAt else {
        return rule.windows.map { window in
          let end = window.end <= window.start ? day.adding(days: 1) : day
          return Span(start: zone.instant(of: window.start, on: day), end: zone.instant(of: window.end, on: end))
        }
      }
      return [Span(start: zone.instant(of: reset, on: day), end: zone.instant(of: reset, on: day.adding(days: 1)))]
    }

    /// Whether it blocks now when everything that `other` grants is spent in one go at `spentAt`.
    func blocks(at index: Int, spentAt: Instant, granting other: Rule) -> Bool {
      guard let start = starts[index] else { return false }
      switch (rule.policy, other.policy) {
      case (.schedule, _): return true
      case (.timeLimit(let minutes, _), .timeLimit(let spent, _)): return start <= spentAt && spent >= minutes
      case (.openLimit(let opens, let length, _), .openLimit(let spent, let otherLength, _)):
        return start <= spentAt && spent >= opens && length <= otherLength
      default: return false
      }
    }

    /// Apps that are in two groups, or in a group and a category: a list finds them by either.
    private static func sharedApps(_ targets: [Target]) -> [[Target]] {
      let groups = targets.filter { if case .group = $0 { true } else { false } }
      let categories = targets.filter { if case .category = $0 { true } else { false } }
      return groups.flatMap { group in (groups + categories).map { [group, $0] } }
    }

    private func blocksApp(in places: [Target]) -> Bool {
      rule.apps.mode == .block ? places.contains(where: rule.blocks) : places.allSatisfy(rule.blocks)
    }

    /// Whether it blocks some instant and target that another version does not.
    func blocksMore(than other: Oracle?, _ targets: [Target]) -> Bool {
      let blocked = targets.filter(rule.blocks)
      guard !blocked.isEmpty, starts.contains(where: { $0 != nil }) else { return false }
      guard let other, blocked.allSatisfy(other.rule.blocks) else { return true }
      if Self.sharedApps(targets).contains(where: { blocksApp(in: $0) && !other.blocksApp(in: $0) }) { return true }
      for index in instants.indices {
        guard let start = starts[index] else { continue }
        // The use that tells most is at the very start of the period, or as early as it may be from now on.
        if !other.blocks(at: index, spentAt: max(start, instants[0]), granting: rule) { return true }
        if !other.blocks(at: index, spentAt: start, granting: rule) { return true }
      }
      return false
    }
  }

  static let targets: [Target] =
    (["a", "b", "c", "somewhere-else"].map { .group(Make.group($0)) })
    + ["x.com", "old.x.com", "www.x.com", "y.org", "z.net"].map { .site($0) } + [.adultContent, .category(.games)]

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `an edit is classified as the oracle sees it`(seed: UInt64) {
    var random = RandomRules(seed: seed)
    for round in 0..<15 {
      let (zone, start) = (random.zone(), random.start())
      let before = random.chance(90) ? random.rule("r") : nil
      let after = before.map { random.chance(90) ? random.edited($0) : nil } ?? random.rule("r")
      let facts = Facts(zone: zone)
      let effect = Guard.effect(of: before, becoming: after, from: facts, to: facts, at: start)
      let instants = (0..<16 * 96).map { start.adding(minutes: $0 * 15) }
      let old = Oracle(before, zone, instants)
      let new = Oracle(after, zone, instants)
      let lost = old?.blocksMore(than: new, Self.targets) == true || (before?.isHard == true && after?.isHard == false)
      let gained =
        new?.blocksMore(than: old, Self.targets) == true || (before?.isHard == false && after?.isHard == true)
      if (effect.lost != nil) != lost || (effect.gained != nil) != gained {
        Issue.record(
          """
          seed \(seed) round \(round) in \(zone.name) from \(start): lost \(String(describing: effect.lost)) expected \(lost), \
          gained \(String(describing: effect.gained)) expected \(gained)
          before \(String(describing: before))
          after \(String(describing: after))
          """)
        return
      }
      checkProof(effect.lost, blockedBy: old, not: new, "seed \(seed) round \(round)")
      checkProof(effect.gained, blockedBy: new, not: old, "seed \(seed) round \(round)")
    }
  }

  /// A proof of a schedule names an instant and a target that one version blocks and the other does not.
  private func checkProof(_ proof: EditEffect.Proof?, blockedBy one: Oracle?, not other: Oracle?, _ place: String) {
    guard let proof, let target = proof.target, let one, one.rule.kind == .schedule else { return }
    #expect(one.rule.blocks(target) && one.start(at: proof.instant) != nil, "\(place): \(proof)")
    let mayShareApps = one.rule.apps.mode == .block && other?.rule.apps.mode == .allowOnly
    #expect(
      other == nil || mayShareApps || !other!.rule.blocks(target) || other!.start(at: proof.instant) == nil,
      "\(place): \(proof)")
  }
}
