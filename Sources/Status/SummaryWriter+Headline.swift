import Time

extension SummaryWriter {
  var headline: String {
    switch state {
    case .nothingYet: "No phone report yet"
    case .stale(_, let age): "Status is \(Words.days(Int(age.days))) old"
    case .noneToday: "No report yet today"
    case .noAllowance: counts?.sessionMinutes.map { "\(Words.minutes($0)) of focus today" } ?? "No focus reported today"
    case .allowance(_, 0): "No home allowance today"
    case .allowance(let used, let budget):
      if used > budget {
        "\(Words.minutes(used - budget)) over today's home allowance"
      } else {
        left(used: used, budget: budget) > 0
          ? "\(Words.minutes(left(used: used, budget: budget))) of home allowance left today"
          : "Home allowance used up for today"
      }
    }
  }

  var sentences: [String] {
    switch state {
    case .nothingYet: ["Turn sharing on, then sync the phone once."]
    case .stale(let report, _):
      ["Last sync \(reportDateAndTime(report)).", "Open the phone app to refresh."]
    case .noneToday(let report): noneTodaySentences(report)
    case .noAllowance:
      ["No home allowance is set up on this phone."] + (session == nil ? [] : focusSentence.map { [$0] } ?? [])
    case .allowance(let used, 0):
      ["Distractions stay blocked at home."] + (used > 0 ? ["Used \(Words.minutes(used))."] : [])
        + optional(focusSentence) + optional(nextSentence)
    case .allowance(let used, let budget):
      [used == 0 ? "None of \(Words.minutes(budget)) used." : "Used \(Words.part(used, of: budget))."]
        + optional(focusSentence) + optional(left(used: used, budget: budget) == 0 ? nextSentence : withinSentence)
    }
  }

  private func optional(_ sentence: String?) -> [String] { sentence.map { [$0] } ?? [] }

  private func noneTodaySentences(_ report: StatusReport) -> [String] {
    let refresh = "Open the phone app to refresh."
    guard let day = reportDay, day < today, let counts = days.last(where: { $0.date == day })?.counts else {
      return [refresh]
    }
    let name = day == today.adding(days: -1) ? "Yesterday" : Words.date(day)
    return optional(Self.figures(counts).map { "\(name): \($0)." }) + [refresh]
  }

  /// `used 12 of 30 min, focus 1 h 25 min`.
  static func figures(_ counts: DayCounts) -> String? {
    var parts: [String] = []
    if let used = counts.allowanceUsed {
      parts.append("used \(counts.allowanceBudget.map { Words.part(used, of: $0) } ?? Words.minutes(used))")
    }
    if let focus = counts.sessionMinutes { parts.append("focus \(Words.minutes(focus))") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var focusSentence: String? {
    guard let focus = counts?.sessionMinutes else { return nil }
    if session != nil {
      return focus == 0 ? "No focus before this session." : "Focus \(Words.minutes(focus)) so far, before this session."
    }
    if focus > 0 { return "Focus \(Words.minutes(focus)) so far." }
    let hasAny = days.contains { ($0.counts?.sessionMinutes ?? 0) > 0 }
    return hasAny ? "No focus time yet today." : "No focus time in the last \(days.count) days."
  }

  /// How many of the full days stayed within their allowance; only where there are enough to make a habit, and nothing
  /// runs that is more urgent to say.
  private var withinSentence: String? {
    let (within, full) = withinCounts
    guard session == nil, full >= StatusSummary.fewestDaysForAverage, days.contains(where: { isUsed($0) }) else {
      return nil
    }
    return "Within allowance \(within) of \(full) days."
  }

  private func isUsed(_ day: StatusSummary.Day) -> Bool { (day.counts?.allowanceUsed ?? 0) > 0 }

  private var nextSentence: String? {
    if let next = input.nextAllowance {
      return "Next: \(next.day.weekday.shortName), \(Words.minutes(next.minutes))."
    }
    guard let window = input.report?.allowance?.nextWindow, window > input.now else { return nil }
    let local = input.zone.localTime(at: window)
    return local.date == today ? nil : "Next: \(local.date.weekday.shortName), \(Words.time(local))."
  }

  var note: [String] {
    guard input.report != nil else {
      return ["On the iPhone: Account & sync", "Share status with your agents → On"]
    }
    guard let first = input.history.firstDay, let shown = days.first?.date, first > shown, first < today else {
      return []
    }
    return ["No history before \(Words.date(first))"]
  }
}
