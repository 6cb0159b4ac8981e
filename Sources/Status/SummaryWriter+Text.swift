import Time

extension SummaryWriter {
  /// How things stand now, in one paragraph.
  var paragraph: String {
    guard let report = input.report else {
      return "No phone report yet: \((sentences + [note.joined(separator: ", ") + "."]).joined(separator: " "))"
    }
    return "\(opening(report)) \(nowSentences.joined(separator: " "))"
  }

  /// The paragraph on now, one on the days, and a line a day.
  var text: String {
    guard input.report != nil else { return paragraph }
    let lines = days.map(line).joined(separator: "\n")
    return [paragraph, overview, lines].compactMap(\.self).joined(separator: "\n")
  }

  private func opening(_ report: StatusReport) -> String {
    guard let age, let reportDay else { return "" }
    let yesterday = reportDay == today.adding(days: -1) ? "yesterday, " : ""
    return "As of \(yesterday)\(reportDateAndTime(report)) (\(age)):"
  }

  private var nowSentences: [String] {
    switch state {
    case .nothingYet: []
    case .stale(let report, let age):
      // When the last report came stands in the opening already.
      ["\(headline), no report for \(Words.days(Int(age.days)))."] + sentences.dropFirst()
        + Self.running(report, in: self)
    case .noneToday:
      (session.map { [Self.sentence($0, in: self)] } ?? ended) + ["\(headline)."] + sentences
    case .noAllowance: [sessionSentence] + ["\(headline)."] + sentences
    case .allowance(let used, 0):
      [sessionSentence, "\(headline)."] + (used > 0 ? ["Used \(Words.minutes(used))."] : [])
        + ["Distractions stay blocked at home."] + focus + next
    case .allowance(let used, let budget):
      [sessionSentence, allowanceSentence(used, budget)] + focus + next
    }
  }

  private var sessionSentence: String {
    if let session { return Self.sentence(session, in: self) }
    return ended.first ?? "No session running."
  }

  /// `Deep work is running until 10:15 PM.`
  private static func sentence(_ session: StatusReport.Routine, in writer: SummaryWriter) -> String {
    let end = session.endsAt.map { " until \(writer.timeText($0))" } ?? ", its end is not known"
    return "\(Words.name(session.name)) is running\(end)."
  }

  private var ended: [String] {
    endedSession.map { ["\(Words.name($0.name)) was running; its planned end \(timeText($0.end)) has passed."] }
      ?? []
  }

  /// What ran when a report was made that is too old to say what runs.
  private static func running(_ report: StatusReport, in writer: SummaryWriter) -> [String] {
    report.routines.filter { $0.kind == .session && $0.isRunning }.prefix(1).map { routine in
      let end = routine.endsAt.map { "; its planned end \($0 <= writer.input.now ? "has passed" : "is not confirmed")" }
      return "\(Words.name(routine.name)) was running then\(end ?? "")."
    }
  }

  private func allowanceSentence(_ used: Int, _ budget: Int) -> String {
    let part = "Home allowance today: \(Words.part(used, of: budget)) used"
    if used > budget { return "\(part), \(Words.minutes(used - budget)) over." }
    let left = left(used: used, budget: budget)
    return left > 0 ? "\(part), \(Words.minutes(left)) left." : "\(part), used up for today."
  }

  private var focus: [String] {
    guard let minutes = counts?.sessionMinutes else { return [] }
    return ["Focus today: \(Words.minutes(minutes))\(session == nil ? "" : ", before this session")."]
  }

  private var next: [String] { sentences.filter { $0.hasPrefix("Next: ") } }

  /// `Last 14 days, Feb 19 to Mar 4: within the allowance on 12 of 13 full days (over on Thu Feb 26, 35 of 30 min); …`
  private var overview: String? {
    guard let first = days.first?.date else { return nil }
    var parts: [String] = []
    let (within, full) = withinCounts
    if full > 0 {
      let over = fullDays.filter(\.isOver).compactMap(overText)
      parts.append(
        "within the allowance on \(within) of \(full) full \(full == 1 ? "day" : "days")"
          + (over.isEmpty ? "" : " (over on \(over.joined(separator: "; ")))"))
    }
    let averages = [averageUsed.map { "\(Words.minutes($0)) used" }, averageFocus.map { "\(Words.minutes($0)) focus" }]
      .compactMap(\.self)
    if !averages.isEmpty { parts.append("average \(averages.joined(separator: " and ")) a day") }
    if parts.isEmpty { parts.append("\(Words.days(fullDays.count)) with a report before today") }
    let text = "Last \(days.count) days, \(Words.monthAndDay(first)) to \(Words.monthAndDay(today)): "
    return text + parts.joined(separator: "; ") + "." + (note.first.map { " \($0)." } ?? "")
  }

  private func overText(_ day: StatusSummary.Day) -> String? {
    guard let used = day.counts?.allowanceUsed, let budget = day.counts?.allowanceBudget else { return nil }
    return "\(Words.date(day.date)), \(Words.part(used, of: budget))"
  }

  /// `Thu Feb 19: 24/30 min, focus 50`.
  private func line(_ day: StatusSummary.Day) -> String {
    let name = Words.date(day.date) + (day.date == today ? " (today)" : "")
    guard let counts = day.counts else { return "\(name): no report" }
    var parts: [String] = []
    if let used = counts.allowanceUsed {
      parts.append(counts.allowanceBudget.map { "\(used)/\($0) min" } ?? "\(used) min")
    } else if hasAllowance {
      parts.append("no allowance")
    }
    if let focus = counts.sessionMinutes { parts.append("focus \(focus)") }
    return "\(name): \(parts.joined(separator: ", "))"
  }
}
