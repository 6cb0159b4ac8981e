/// Places everything that a picture shows.
struct ChartLayout {
  let content: ChartContent
  let columns: Columns
  var list = ShapeList()

  init(_ content: ChartContent) {
    self.content = content
    columns = Columns(count: max(1, content.days.count))
    layOutRow()
    layOutSentences()
    let panels = content.hasAllowance ? [Panel.allowance(content)] : []
    layOutPlots(allowance: panels.first, focus: .focus(content))
    layOutDates()
    layOutNote()
  }

  private mutating func layOutPlots(allowance: Panel?, focus: Panel) {
    if !content.isEmpty {
      let left = columns.left(columns.today)
      list.round(
        left + 1, Frame.bandTop, columns.width(columns.today) - 2, Frame.bandBottom - Frame.bandTop, radius: 12, .band)
    }
    for panel in [allowance, focus].compactMap(\.self) { layOutAxis(panel) }
    if let allowance { layOutAllowanceTitle(allowance) }
    layOutFocusTitle(focus)
    if let allowance { layOutTracks(allowance) }
    if let allowance { layOutAverage(content.averageUsed, allowance) }
    layOutAverage(content.averageFocus, focus)
    if let allowance { layOutBars(allowance) }
    layOutFocusBars(focus)
    if let allowance { layOutBaseline(allowance) }
    layOutBaseline(focus)
    if let allowance { layOutTicks(allowance) }
    if let allowance { layOutNumbers(allowance, allowanceNumber) }
    layOutNumbers(focus, focusNumber)
  }

  // MARK: Lines

  private mutating func layOutAxis(_ panel: Panel) {
    for minutes in panel.axis.lines {
      list.fill(Frame.plotLeft, panel.row(minutes) - 1, Frame.plotRight - Frame.plotLeft, 2, .grid)
    }
    guard !content.isEmpty else { return }
    for minutes in [0] + panel.axis.lines {
      list.text(
        minutes == 0 ? "0" : Label.minutes(minutes), .label, .secondary, at: Frame.axisRight, panel.row(minutes) + 9,
        .right)
    }
  }

  private mutating func layOutAverage(_ average: Int?, _ panel: Panel) {
    guard let average else { return }
    list.dash(Frame.plotLeft..<Frame.plotRight, panel.row(average) - 1, on: 10, off: 8, .secondary)
  }

  /// Solid under days with a report, dotted under the others.
  private mutating func layOutBaseline(_ panel: Panel) {
    for (column, day) in content.days.enumerated() {
      let (left, width) = (columns.left(column), columns.width(column))
      if day.isReported {
        list.fill(left, panel.bottom, width, 3, .baseline)
      } else {
        list.dash(left + 3..<left + width - 3, panel.bottom, on: 4, off: 9, .baseline)
      }
    }
  }

  // MARK: Dates

  private mutating func layOutDates() {
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

  // MARK: Note

  private mutating func layOutNote() {
    guard !content.note.isEmpty else { return }
    let styles = content.note.indices.map { $0 == 0 ? TextStyle.noteHeading : .note }
    let width = (zip(content.note, styles).map { $1.width(of: $0) }.max() ?? 0) + 64
    let height = 20 + 42 * content.note.count
    let blank = content.days.firstIndex(where: \.isReported) ?? content.days.count
    let right = content.isEmpty ? Frame.plotRight : columns.left(min(blank, columns.today))
    // A note that covers days with a report would hide what it explains; the text says it all the same.
    guard right - Frame.plotLeft >= width else { return }
    let middle = (Frame.plotLeft + right) / 2
    let top = (282 + 446) / 2 - height / 2 + 2
    list.round(middle - width / 2, top, width, height, radius: 16, .band)
    for (line, text) in content.note.enumerated() {
      list.text(text, styles[line], line == 0 ? .text : .secondary, at: middle, top + 40 + 42 * line, .center)
    }
  }
}
