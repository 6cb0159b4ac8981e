/// The strokes of a character, in hundredths of an em, up from the baseline.
///
/// Capitals are 70 high, small letters 50, ascenders 73, descenders 22 below the baseline. The numbers are of the middle
/// of the stroke, whose width is the style's.
struct Glyph: Sendable {
  /// From the first stroke's middle to the last one's.
  let width: Int
  let strokes: [Stroke]

  struct Stroke: Sendable {
    let points: [Point]
    /// Whether it is a dot, which is drawn thicker.
    var isDot: Bool { points.count == 1 }
  }

  struct Point: Sendable {
    let across: Double
    let up: Double
  }

  /// Reads strokes separated by `/`, each a row of items: `x,y` is a point, `x,y,rx,ry,from,to` an arc around x,y in
  /// degrees counter-clockwise, `z` goes back to the beginning. A single point is a dot.
  init(_ width: Int, _ path: String) {
    self.width = width
    strokes = path.split(separator: "/").map { stroke in
      var points: [Point] = []
      for item in stroke.split(separator: " ") {
        let numbers = item.split(separator: ",").compactMap { Double($0) }
        switch numbers.count {
        case 2: points.append(Point(across: numbers[0], up: numbers[1]))
        case 6: points += Self.arc(numbers)
        default: points += points.prefix(1)
        }
      }
      return Stroke(points: points)
    }
  }

  init(width: Int, strokes: [Stroke]) {
    (self.width, self.strokes) = (width, strokes)
  }

  /// Points along an ellipse, about nine degrees apart.
  private static func arc(_ numbers: [Double]) -> [Point] {
    let (from, turn) = (numbers[4], numbers[5] - numbers[4])
    let count = max(2, Int(abs(turn) / 9))
    return (0...count).map { step in
      let direction = Turn(degrees: from + turn * Double(step) / Double(count))
      return Point(across: numbers[0] + numbers[2] * direction.cosine, up: numbers[1] + numbers[3] * direction.sine)
    }
  }

  /// The same strokes elsewhere.
  func moved(across: Double, up: Double) -> [Stroke] {
    strokes.map { Stroke(points: $0.points.map { Point(across: $0.across + across, up: $0.up + up) }) }
  }
}
