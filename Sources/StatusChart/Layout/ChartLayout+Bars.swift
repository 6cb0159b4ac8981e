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
}
