/// The scale of a panel: from 0, in steps that people count in, never broken.
struct Axis {
  /// Minutes from line to line.
  let step: Int
  /// Minutes at the top.
  let top: Int

  private static let steps = [5, 10, 15, 30, 60, 120, 180, 240, 300, 360, 720]

  /// - Parameters:
  ///   - largest: the largest value in minutes; at 0 the axis goes to one hour.
  ///   - limit: how many steps there may be.
  init(largest: Int, atMost limit: Int) {
    let largest = largest > 0 ? largest : 60
    let wider = (largest + limit - 1) / limit
    step = Self.steps.first { largest <= $0 * limit } ?? (wider + 59) / 60 * 60
    top = (largest + step - 1) / step * step
  }

  /// The lines above 0.
  var lines: [Int] { Array(stride(from: step, through: top, by: step)) }
}
