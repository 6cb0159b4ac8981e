extension ChartLayout {
  /// The pale way up to each day's allowance.
  mutating func layOutTracks(_ panel: Panel) {
    for (column, day) in content.days.enumerated() {
      guard day.isReported, let allowed = day.allowed, allowed > 0 else { continue }
      let top = panel.row(allowed)
      list.fill(columns.middle(column) - columns.barWidth / 2, top, columns.barWidth, panel.bottom - top, .track)
    }
  }

  mutating func layOutBars(_ panel: Panel) {
    let width = columns.barWidth
    for (column, day) in content.days.enumerated() {
      guard let used = day.used, used > 0 else { continue }
      let left = columns.middle(column) - width / 2
      // What is above 0 is seen, however tall the axis.
      let top = min(panel.row(used), panel.bottom - 4)
      guard let allowed = day.allowed, day.isOver else {
        list.round(left, top, width, panel.bottom - top, radius: min(6, width / 3), .used, topOnly: true)
        continue
      }
      let limit = panel.row(allowed)
      list.fill(left, limit, width, panel.bottom - limit, .used)
      let overTop = min(top, limit - 12)
      list.hatch(left, overTop, width, limit - overTop, radius: min(6, width / 3), .over)
    }
  }

  mutating func layOutFocusBars(_ panel: Panel) {
    let width = columns.focusWidth
    for (column, day) in content.days.enumerated() {
      guard let focus = day.focus, focus > 0 else { continue }
      let top = min(panel.row(focus), panel.bottom - 6)
      list.round(
        columns.middle(column) - width / 2, top, width, panel.bottom - top, radius: width / 2, .focus, topOnly: true)
    }
  }

  /// The allowances, drawn over everything, with a gap on the bar below so that they stand free of it.
  mutating func layOutTicks(_ panel: Panel) {
    let (bar, overhang) = (columns.barWidth, columns.tickOverhang)
    for (column, day) in content.days.enumerated() {
      guard day.isReported, let allowed = day.allowed else { continue }
      let row = min(panel.row(allowed), panel.bottom - 1)
      let left = columns.middle(column) - bar / 2
      if row < panel.bottom - 8 {
        list.fill(left, row - 5, bar, 10, column == columns.today ? .band : .background)
      }
      list.round(left - overhang, row - 3, bar + 2 * overhang, 6, radius: 3, .text)
    }
  }

  // MARK: Numbers

  typealias Number = (text: String, role: Role)

  func allowanceNumber(_ day: ChartContent.Day) -> Number? {
    guard let used = day.used else { return nil }
    return (Label.minutes(used), day.isOver ? .over : used > 0 ? .used : .secondary)
  }

  func focusNumber(_ day: ChartContent.Day) -> Number? {
    guard let focus = day.focus else { return nil }
    return (Label.minutes(focus), focus > 0 ? .focus : .secondary)
  }

  /// A number under every day, or where the days stand close, under today and those over their allowance; the newest
  /// first, and none that would touch one that stands already.
  mutating func layOutNumbers(_ panel: Panel, _ number: (ChartContent.Day) -> Number?) {
    guard !content.isEmpty else { return }
    let order = content.days.indices.reversed().sorted { rank($0) < rank($1) }
    var taken: [Area] = []
    for column in order {
      let day = content.days[column]
      let isToday = column == columns.today
      guard let shown = day.isReported ? number(day) : ("–", .secondary) else { continue }
      guard columns.isRoomy || isToday || day.isOver || !day.isReported else { continue }
      let style = !day.isReported ? TextStyle.label : isToday ? .today : .number
      let run = TextRun.make(
        shown.text, style, shown.role, at: columns.middle(column), panel.numberBaseline, .center)
      guard !taken.contains(where: run.area.intersects), columns.isRoomy || run.area.right <= Frame.plotRight else {
        continue
      }
      taken.append(run.area)
      list.append(run)
    }
  }

  /// Today, then days over their allowance, then the others.
  private func rank(_ column: Int) -> Int {
    if column == columns.today { return 0 }
    return content.days[column].isOver ? 1 : 2
  }
}
