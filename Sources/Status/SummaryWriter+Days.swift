import Time

extension SummaryWriter {
  /// The days that are over, with a report: today is partial and no part of averages.
  var fullDays: [StatusSummary.Day] { days.dropLast().filter { $0.counts != nil } }

  /// How many full days with an allowance stayed within it, of how many.
  var withinCounts: (within: Int, full: Int) {
    let judged = fullDays.filter { $0.counts?.allowanceUsed != nil && $0.counts?.allowanceBudget != nil }
    return (judged.count { !$0.isOver }, judged.count)
  }

  /// The rounded mean; nil where the days are too few, or all zero.
  func average(_ value: (DayCounts) -> Int?) -> Int? {
    let values = fullDays.compactMap { $0.counts.flatMap(value) }
    let sum = values.reduce(0, +)
    guard values.count >= StatusSummary.fewestDaysForAverage, sum > 0 else { return nil }
    let mean = (2 * sum + values.count) / (2 * values.count)
    return mean > 0 ? mean : nil
  }

  var averageUsed: Int? { average(\.allowanceUsed) }
  var averageFocus: Int? { average(\.sessionMinutes) }

  /// Whether the phone has an allowance, or had one on a day that is shown.
  var hasAllowance: Bool {
    guard let report = input.report else { return true }
    return report.allowance != nil
      || days.contains { $0.counts?.allowanceUsed != nil || $0.counts?.allowanceBudget != nil }
  }
}
