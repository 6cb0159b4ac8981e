extension ChartLayout {
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
