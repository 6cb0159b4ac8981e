import Foundation
import Rules
import Time

/// What the rules cost: one instant, a year's timeline, and the growth of both with the number of rules.
enum RuleSpeed {
  static func run() {
    print("\nrules: one instant once parsed, and a year's timeline, by number of rules (10 targets, Europe/Warsaw)")
    print(Figures.row(["rules", "instant µs", "per rule ns", "timeline ms", "per rule µs"], widths: widths))
    for count in [10, 100, 1_000, 10_000] {
      let situation = situation(of: count)
      let instants = measure(rounds: max(5, 2_000 / count)) { round in
        let board = Board(situation, at: start.adding(minutes: round * 37))
        for target in targets { blackHole += board.verdict(for: target).isBlocked ? 1 : 0 }
      }
      let year = Span(start: start, end: start.adding(seconds: 365 * 86_400))
      let timelines = measure(rounds: count > 1_000 ? 3 : 7) { _ in
        blackHole += situation.timeline(of: targets, in: year).reduce(0) { $0 + $1.spans.count }
      }
      print(
        Figures.row(
          [
            "\(count)", Figures.text(instants * 1e6), Figures.text(instants * 1e9 / Double(count), digits: 0),
            Figures.text(timelines * 1e3, digits: 2), Figures.text(timelines * 1e6 / Double(count)),
          ], widths: widths))
    }
  }

  private static let widths = [6, 12, 12, 12, 12]
  private static let start = Instant(seconds: 1_796_848_200)
  private static let targets = (0..<10).compactMap { AppGroup.ID("group-\($0)").map(Target.group) }
  /// Keeps the work from being left out.
  nonisolated(unsafe) private static var blackHole = 0

  /// The median of the seconds that a piece of work takes.
  private static func measure(rounds: Int, _ work: (Int) -> Void) -> Double {
    var figures = Figures()
    work(0)
    for round in 0..<rounds {
      let begin = ContinuousClock.now
      work(round)
      let elapsed = begin.duration(to: .now).components
      figures.add(Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
    }
    return figures.median
  }

  /// Rules of all kinds: six schedules, three time limits and an open limit in ten, each on two groups.
  private static func situation(of count: Int) -> Situation {
    let name = ZoneName(parsing: "Europe/Warsaw") ?? .utc
    let bytes = (try? Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)"))).map { [UInt8]($0) } ?? []
    let zone = (try? ZoneRules(name: name, tzif: bytes)) ?? .utc
    return Situation(rules: (0..<count).compactMap(rule), facts: Facts(zone: zone))
  }

  private static func rule(_ index: Int) -> Rule? {
    let groups = [index % 10, (index * 7 + 3) % 10].compactMap { AppGroup.ID("group-\($0)") }
    let policy: Rule.Policy =
      switch index % 10 {
      case 0...5: .schedule
      case 6...8: .timeLimit(minutes: 30 + index % 60, resetAt: .midnight)
      default: .openLimit(opens: 5, openMinutes: 15, resetAt: .midnight)
      }
    guard let id = Rule.ID("rule-\(index)"), let start = WallClockTime(minuteOfDay: index * 35 % 1_440),
      let end = WallClockTime(minuteOfDay: (index * 35 + 60 + index % 480) % 1_440),
      let window = DailyWindow(start: start, end: end)
    else { return nil }
    return Rule(
      id: id, name: "Rule \(index)", policy: policy, days: index % 3 == 0 ? .weekdays : .everyDay,
      windows: policy == .schedule ? [window] : [], apps: AppSelection(groups: groups), isHard: index % 4 == 0)
  }
}
