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
}
