/// How far the middle of each pixel is from the nearest edge of what was added; negative is inside.
struct DistanceField {
  private let left: Int
  private let top: Int
  private let width: Int
  private let height: Int
  private(set) var distances: [Double]

  init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    distances = Array(repeating: 1, count: width * height)
  }

  /// Adds a line with round ends.
  mutating func add(_ one: Mask.Point, _ other: Mask.Point, _ radius: Double) {
    let (across, down) = (other.across - one.across, other.down - one.down)
    let square = across * across + down * down
    // Pixels further away than this are not covered at all.
    let reach = radius + 1
    let columns = Self.range(one.across, other.across, reach, from: left, count: width)
    for row in Self.range(one.down, other.down, reach, from: top, count: height) {
      let belowOne = Double(top + row) + 0.5 - one.down
      for column in columns {
        let besideOne = Double(left + column) + 0.5 - one.across
        let along = square > 0 ? min(max((besideOne * across + belowOne * down) / square, 0), 1) : 0
        let (beside, below) = (besideOne - along * across, belowOne - along * down)
        let distance = (beside * beside + below * below).squareRoot() - radius
        if distance < distances[row * width + column] { distances[row * width + column] = distance }
      }
    }
  }

  private static func range(_ one: Double, _ other: Double, _ reach: Double, from first: Int, count: Int) -> Range<Int>
  {
    let start = Int((min(one, other) - reach).rounded(.down)) - first
    let end = Int((max(one, other) + reach).rounded(.up)) - first
    return (start..<max(start, end)).clamped(to: 0..<count)
  }
}
