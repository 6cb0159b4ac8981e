/// One of the two plots: its place and its scale.
struct Panel {
  let titleBaseline: Int
  let top: Int
  /// Where 0 is.
  let bottom: Int
  let numberBaseline: Int
  let axis: Axis

  static func allowance(_ content: ChartContent) -> Panel {
    let largest =
      content.days.map { day in
        day.isReported ? max(day.used ?? 0, day.allowed ?? 0) : 0
      }.max() ?? 0
    return Panel(
      titleBaseline: 250, top: 282, bottom: 446, numberBaseline: 478, axis: Axis(largest: largest, atMost: 4))
  }

  /// Below the allowance's panel, or in the place of both.
  static func focus(_ content: ChartContent) -> Panel {
    let largest = content.days.compactMap(\.focus).max() ?? 0
    return Panel(
      titleBaseline: content.hasAllowance ? 526 : 250, top: content.hasAllowance ? 550 : 282, bottom: 630,
      numberBaseline: 662, axis: Axis(largest: largest, atMost: content.hasAllowance ? 2 : 4))
  }

  /// The row of a number of minutes, to the nearest pixel.
  func row(_ minutes: Int) -> Int {
    let height = bottom - top
    return bottom - (2 * minutes * height + axis.top) / (2 * axis.top)
  }
}
