extension ChartLayout {
  mutating func layOutAxis(_ panel: Panel) {
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

  mutating func layOutAverage(_ average: Int?, _ panel: Panel) {
    guard let average else { return }
    list.dash(Frame.plotLeft..<Frame.plotRight, panel.row(average) - 1, on: 10, off: 8, .secondary)
  }

  /// Solid under days with a report, dotted under the others.
  mutating func layOutBaseline(_ panel: Panel) {
    for (column, day) in content.days.enumerated() {
      let (left, width) = (columns.left(column), columns.width(column))
      if day.isReported {
        list.fill(left, panel.bottom, width, 3, .baseline)
      } else {
        list.dash(left + 3..<left + width - 3, panel.bottom, on: 4, off: 9, .baseline)
      }
    }
  }
}
