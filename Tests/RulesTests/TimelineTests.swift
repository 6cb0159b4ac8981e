import TestSupport
import Testing
import Time

@testable import Rules

/// A range's timeline against the question about single instants.
@Suite struct TimelineTests {
  static let targets: [Target] =
    ["a", "b", "c", "other"].map { .group(Make.group($0)) } + [.site("old.x.com"), .site("z.net")]

  static func situation(_ random: inout RandomRules, from start: Instant) -> Situation {
    var situation = Situation(
      rules: (0..<random.int(1...6)).map { random.rule("r\($0)") }, facts: Facts(zone: random.zone()))
    for index in 0..<random.int(0...2) {
      let at = start.adding(minutes: random.int(0...20_000))
      situation.sessions.append(
        TimedSession(
          id: "s\(index)", span: Span(start: at, end: at.adding(minutes: random.int(1...300))),
          apps: random.apps(allowOnly: false)))
    }
    if random.chance(40) {
      let days = random.days()
      let reach: Allowance.Reach = random.chance(50) ? .everywhere : .atHome(blocksOutsideWindows: random.chance(50))
      situation.allowances.append(
        Allowance(
          id: "free",
          plans: [.init(days: days, windows: random.windows(on: days, from: 1), minutes: random.int(1...6) * 15)],
          reach: reach,
          groups: [random.pick(RandomRules.groups)]))
    }
    var at = start
    for _ in 0..<random.int(0...60) {
      at = at.adding(minutes: random.int(1...300))
      let target = random.pick(targets)
      switch random.int(1...7) {
      case 1, 2, 3:
        situation.facts.uses.append(
          .init(target: target, span: Span(start: at, end: at.adding(minutes: random.int(1...120)))))
      case 4: situation.facts.presence.append(.init(at: at, isHome: random.chance(50)))
      case 5: try? situation.open(target, at: at)
      case 6: for rule in situation.rules { _ = try? situation.pause(rule.id, at: at) }
      default:
        let rule = random.pick(situation.rules)
        try? situation.addBonus(.init(at: at, minutes: random.int(1...60), key: "\(at)"), to: rule.id)
      }
    }
    return situation
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a timeline says of every instant what the instant says of itself`(seed: UInt64) {
    var random = RandomRules(seed: seed)
    for round in 0..<4 {
      let start = random.start()
      let situation = Self.situation(&random, from: start)
      let range = Span(start: start, end: start.adding(seconds: 15 * 86_400))
      let lists = situation.timeline(of: Self.targets, in: range)
      var instants = (0..<60).map { _ in start.adding(seconds: Int64(random.int(0...15 * 86_400 - 1))) }
      for span in lists.flatMap(\.spans).prefix(20) {
        instants += [span.start, span.start.adding(seconds: -1), span.end, span.end.adding(seconds: -1)]
      }
      for instant in instants where range.contains(instant) {
        let board = Board(situation, at: instant)
        for (target, list) in zip(Self.targets, lists)
        where board.verdict(for: target).isBlocked != list.contains(instant) {
          Issue.record(
            "seed \(seed) round \(round): \(target) at \(instant), timeline says \(list.contains(instant)): \(situation.rules)"
          )
          return
        }
      }
    }
  }

  @Test(arguments: 21...28 as ClosedRange<UInt64>)
  func `the end and the next start are the timeline's edges`(seed: UInt64) {
    var random = RandomRules(seed: seed)
    for round in 0..<4 {
      let start = random.start()
      var situation = Self.situation(&random, from: start)
      situation.sessions = []
      // Everything known lies before the instants asked about.
      let from = start.adding(seconds: 25 * 86_400)
      let range = Span(start: from, end: from.adding(seconds: 44 * 86_400))
      let lists = situation.timeline(of: Self.targets, in: range)
      for _ in 0..<8 {
        let instant = from.adding(seconds: Int64(random.int(0...20 * 86_400)))
        let board = Board(situation, at: instant)
        for (target, list) in zip(Self.targets, lists) {
          let verdict = board.verdict(for: target)
          let end = list.spans.first { $0.contains(instant) }?.end
          let isEndless = end == range.end
          let next = verdict.isBlocked ? nil : list.spans.first { $0.start > instant }?.start
          if verdict.until != (isEndless ? nil : end) || verdict.nextBlock != next {
            Issue.record(
              "seed \(seed) round \(round): \(target) at \(instant): until \(String(describing: verdict.until)) expected \(String(describing: end)), next \(String(describing: verdict.nextBlock)) expected \(String(describing: next)) \(situation.rules)"
            )
            return
          }
        }
      }
    }
  }
}
