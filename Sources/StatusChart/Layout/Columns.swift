/// The columns of the days: equally wide but for today's, which has room for bold text.
struct Columns {
  let count: Int
  private let pitch: Int
  let barWidth: Int
  let focusWidth: Int
  /// How far an allowance's tick stands out on each side of its bar.
  let tickOverhang: Int
  /// Whether every day has its date and its numbers.
  let isRoomy: Bool

  /// - Parameter count: at least 1.
  init(count: Int) {
    self.count = count
    let plot = Frame.plotRight - Frame.plotLeft
    switch count {
    case ...7: (pitch, barWidth, focusWidth, tickOverhang) = (min(150, (plot - 86) / max(1, count - 1)), 56, 32, 8)
    case ...14: (pitch, barWidth, focusWidth, tickOverhang) = (min(150, (plot - 86) / (count - 1)), 40, 24, 8)
    default: (pitch, barWidth, focusWidth, tickOverhang) = (max(1, (plot - 104) / (count - 1)), 18, 12, 4)
    }
    isRoomy = count <= 14
  }

  var today: Int { count - 1 }

  func left(_ column: Int) -> Int { Frame.plotLeft + column * pitch }

  func width(_ column: Int) -> Int { column == today ? Frame.plotRight - left(column) : pitch }

  func middle(_ column: Int) -> Int { left(column) + width(column) / 2 }
}
