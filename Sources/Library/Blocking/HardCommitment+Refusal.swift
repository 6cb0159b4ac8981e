import Faults
import Rules
import Time

extension HardCommitment {
  private static let shownDays = 14

  /// What the person is to see before a rule is in hard mode, with the text that says that they agree.
  func refusal(of rule: Rule, in zone: ZoneRules, at now: Instant) -> LibraryError {
    let calendar = Self.fortnight(of: rule, in: zone, from: zone.localTime(at: now).date)
    return .confirmationRequired(
      HardModeConfirmation(
        explanation: "\(explanation) The next two weeks: \(calendar).", text: confirmation))
  }

  /// The windows of each day, days in a row with the same ones together.
  private static func fortnight(of rule: Rule, in zone: ZoneRules, from today: CivilDate) -> String {
    var runs: [(first: CivilDate, last: CivilDate, text: String)] = []
    for offset in 0..<shownDays {
      let day = today.adding(days: offset)
      let text = text(of: day, rule, zone)
      if let last = runs.last, last.text == text {
        runs[runs.count - 1].last = day
      } else {
        runs.append((day, day, text))
      }
    }
    return runs.filter { !$0.text.isEmpty }.map { run in
      let days = run.first == run.last ? label(run.first) : "\(label(run.first)) to \(label(run.last))"
      return "\(days): \(run.text)"
    }.joined(separator: "; ")
  }

  private static func text(of day: CivilDate, _ rule: Rule, _ zone: ZoneRules) -> String {
    guard rule.days.contains(day.weekday) else { return "" }
    guard !rule.windows.isEmpty else { return "the limit counts" }
    let windows = rule.windows.filter { !$0.span(startingOn: day, in: zone).isEmpty }
    return windows.map { "\($0.start)-\($0.end)" }.joined(separator: ", ")
  }

  private static func label(_ day: CivilDate) -> String { "\(day.weekday.shortName) \(day)" }
}
