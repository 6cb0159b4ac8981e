extension ChartLayout {
  mutating func layOutDates() {
    for column in content.days.indices {
      let day = content.days[column]
      if day.isMonday, column > 0 { list.fill(columns.left(column) - 1, 678, 2, 58, .grid) }
      guard columns.isRoomy || column == columns.today || day.isMonday else { continue }
      // Where thirty days stand, a Monday right before today gives up its month, or all of its date.
      let candidates = (showsMonth(column) ? [true, false] : [false]).map { dateRuns(column, hasMonth: $0) }
      let end = columns.left(columns.today)
      let fitting = candidates.first { runs in
        columns.isRoomy || column == columns.today || runs.allSatisfy { $0.area.right <= end }
      }
      for run in fitting ?? [] { list.append(run) }
    }
  }

  /// The weekday over the date, in the middle of the column, or where the days stand close, beside the Monday's mark.
  private func dateRuns(_ column: Int, hasMonth: Bool) -> [TextRun] {
    let day = content.days[column]
    let isToday = column == columns.today
    let (style, role) = isToday ? (TextStyle.today, Role.text) : (.label, .secondary)
    let isCentered = columns.isRoomy || isToday
    let across = isCentered ? columns.middle(column) : columns.left(column) + 4
    let date = hasMonth ? "\(day.month) \(day.number)" : "\(day.number)"
    return [(isToday ? "Today" : day.weekday, Frame.weekdayBaseline), (date, Frame.dateBaseline)].map {
      TextRun.make($0.0, style, role, at: across, $0.1, isCentered ? .center : .left)
    }
  }

  /// The month stands on the first date that is shown and on each first of a month; where only Mondays are dated, on the
  /// first of them in a month and on today, whose month no Monday may have had room for.
  private func showsMonth(_ column: Int) -> Bool {
    let day = content.days[column]
    if columns.isRoomy { return column == 0 || day.number == 1 }
    return column == columns.today || day.number <= 7 || !content.days[..<column].contains(where: \.isMonday)
  }
}
