package import Status

extension ChartContent {
  /// The picture of a summary: its words and its numbers.
  package init(_ summary: StatusSummary) {
    let running: Running =
      switch summary.running {
      case .routine(let name, let detail): .pill(name: name, detail: detail)
      case .text(let text): .text(text)
      }
    let asOf: AsOf =
      switch summary.asOf {
      case .text(let text): .text(text)
      case .warning(let text): .warning(text)
      }
    self.init(
      running: running, asOf: asOf, headline: summary.headline, sentences: summary.sentences,
      days: summary.days.map { day in
        Day(
          weekday: day.date.weekday.shortName, number: day.date.day, month: Words.month(day.date),
          isMonday: day.date.weekday == .monday, isReported: day.counts != nil, used: day.counts?.allowanceUsed,
          allowed: day.counts?.allowanceBudget, focus: day.counts?.sessionMinutes)
      })
    (note, hasAllowance, isEmpty) = (summary.note, summary.hasAllowance, summary.isEmpty)
    (averageUsed, averageFocus) = (summary.averageUsed, summary.averageFocus)
  }
}
