import Status
import TestSupport
import Testing
import Time

struct StatusHistoryTests {
  private func report(at seconds: Int64, _ days: [StatusReport.Day]) -> StatusReport {
    var report = StatusReport(reportedAt: Instant(seconds: seconds), zone: .utc)
    report.history = days
    return report
  }

  private let day = CivilDate(dayNumber: 20_000)

  @Test func `a late or lower report takes nothing away and adds nothing`() {
    var history = StatusHistory()
    history.merge(report(at: 200, [.init(day: day, allowanceUsed: 25, allowanceBudget: 30, sessionMinutes: 50)]))
    let before = history
    history.merge(report(at: 100, [.init(day: day, allowanceUsed: 20, allowanceBudget: 45, sessionMinutes: 10)]))
    #expect(history == before)
    history.merge(report(at: 200, [.init(day: day, allowanceUsed: 25, allowanceBudget: 30, sessionMinutes: 50)]))
    #expect(history == before)
  }

  @Test func `counts grow, and the newest report has its word on the budget`() {
    var history = StatusHistory()
    history.merge(report(at: 100, [.init(day: day, allowanceUsed: 20, allowanceBudget: 30, sessionMinutes: 50)]))
    history.merge(report(at: 200, [.init(day: day, allowanceUsed: 10, allowanceBudget: 15, sessionMinutes: 75)]))
    #expect(history.days[day]?.allowanceUsed == 20)
    #expect(history.days[day]?.allowanceBudget == 15)
    #expect(history.days[day]?.sessionMinutes == 75)
  }

  @Test func `the order of reports makes no difference`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      let reports = (0..<6).map { _ in
        report(
          at: Int64.random(in: 0...3, using: &random),
          (0..<3).map { offset in
            StatusReport.Day(
              day: day.adding(days: offset), allowanceUsed: [nil, 5, 9].randomElement(using: &random) ?? nil,
              allowanceBudget: [nil, 10, 20].randomElement(using: &random) ?? nil,
              sessionMinutes: Int.random(in: 0...9, using: &random))
          })
      }
      let histories = [reports, reports.reversed(), reports.shuffled(using: &random)].map { order in
        order.reduce(into: StatusHistory()) { $0.merge($1) }
      }
      #expect(histories[0] == histories[1] && histories[0] == histories[2], "seed \(seed)")
    }
  }

  @Test func `an allowance tells of its own day and nothing of sessions`() {
    var report = report(at: 100, [])
    if let id = ReportedID(parsing: "home") {
      report.allowance = StatusReport.Allowance(routineID: id, day: day, budget: 30, used: 12, remaining: 18)
      report.rules = [.init(id: id, day: day, usedMinutes: 7), .init(id: id, day: day, usedMinutes: 5, opens: 2)]
    }
    var history = StatusHistory()
    history.merge(report)
    #expect(history.days[day]?.allowanceUsed == 12)
    #expect(history.days[day]?.sessionMinutes == nil)
    #expect(history.ruleUses.values.map(\.usedMinutes) == [7])
    #expect(history.ruleUses.values.map(\.opens) == [2])
  }

  @Test func `400 days are kept, today among them`() {
    var history = StatusHistory()
    history.merge(report(at: 100, (0...401).map { StatusReport.Day(day: day.adding(days: -$0)) }))
    history.forget(before: day)
    #expect(history.days.count == 400 && history.firstDay == day.adding(days: -399))
  }

  @Test func `every calendar day has its slot, and one without a report is not a zero`() throws {
    var history = StatusHistory()
    let days = [("2026-12-02", 30), ("2026-12-10", 60), ("2026-12-05", 0)]
    history.merge(
      report(at: 0, try days.map { StatusReport.Day(day: try Zones.day($0.0), sessionMinutes: $0.1) }))
    let slots = history.slots(14, endingWith: try Zones.day("2026-12-14"))
    #expect(slots.map(\.day.description).first == "2026-12-01" && slots.map(\.day.description).last == "2026-12-14")
    #expect(
      slots.map { $0.counts?.sessionMinutes } == [nil, 30, nil, nil, 0, nil, nil, nil, nil, 60, nil, nil, nil, nil])
  }

  @Test(arguments: [
    ("America/Los_Angeles", "2026-03-08"), ("America/Los_Angeles", "2026-11-01"), ("Europe/Warsaw", "2026-03-29"),
    ("Europe/Warsaw", "2026-10-25"), ("Australia/Sydney", "2026-04-05"), ("Australia/Sydney", "2026-10-04"),
    ("America/Santiago", "2026-04-05"), ("America/Santiago", "2026-09-06"), ("Australia/Lord_Howe", "2026-10-04"),
  ])
  func `on days on which the clock changes, each day stands once, whatever the hour`(zone: String, day: String) throws {
    let rules = try Zones.rules(zone)
    let change = try Zones.day(day)
    for offset in 0...15 {
      let today = change.adding(days: offset)
      // The first, a middle and the last second of the day.
      let (start, end) = (rules.start(of: today), rules.start(of: today.adding(days: 1)))
      for now in [start, start.adding(seconds: 12 * 3_600), end.adding(seconds: -1)] {
        let input = StatusSummary.Input(report: nil, history: StatusHistory(), now: now, zone: rules)
        let days = StatusSummary(input).days.map(\.date)
        #expect(days == (0..<14).map { today.adding(days: $0 - 13) }, "\(now)")
      }
    }
  }

  @Test(arguments: [("2026-12-08T13:30:00Z", "2026-12-09"), ("2026-12-08T12:59:59Z", "2026-12-08")])
  func `the day changes at midnight of the zone`(now: String, day: String) throws {
    let input = StatusSummary.Input(
      report: nil, history: StatusHistory(), now: try Zones.instant(now), zone: try Zones.rules("Australia/Sydney"))
    #expect(StatusSummary(input).today?.description == day)
  }
}
