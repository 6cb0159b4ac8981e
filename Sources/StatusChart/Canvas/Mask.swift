/// How much of each pixel of a small area is covered, in eighths.
struct Mask {
  /// The place of the upper left pixel from the origin; rows count down.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// 0 to 8, row by row.
  let coverage: [UInt8]

  /// A thick line with round ends through points, or a dot.
  struct Stroke {
    let points: [Point]
    let radius: Double
  }

  struct Point: Hashable {
    let across: Double
    /// Down from the origin.
    let down: Double
  }

  /// The union of strokes.
  init(_ strokes: [Stroke]) {
    let columns = strokes.flatMap { stroke in
      stroke.points.flatMap { [$0.across - stroke.radius, $0.across + stroke.radius] }
    }
    let rows = strokes.flatMap { stroke in stroke.points.flatMap { [$0.down - stroke.radius, $0.down + stroke.radius] }
    }
    left = Int((columns.min() ?? 0).rounded(.down)) - 1
    top = Int((rows.min() ?? 0).rounded(.down)) - 1
    width = Int((columns.max() ?? 0).rounded(.up)) + 1 - left
    height = Int((rows.max() ?? 0).rounded(.up)) + 1 - top
    var field = DistanceField(left: left, top: top, width: width, height: height)
    for stroke in strokes {
      if stroke.points.count == 1 { field.add(stroke.points[0], stroke.points[0], stroke.radius) }
      for (one, other) in zip(stroke.points, stroke.points.dropFirst()) { field.add(one, other, stroke.radius) }
    }
    coverage = field.distances.map { UInt8(Self.eighths(distance: $0)) }
  }

  /// A pixel whose middle is so far outside an edge; negative is inside.
  static func eighths(distance: Double) -> Int {
    Int((min(max(0.5 - distance, 0), 1) * Double(Canvas.full)).rounded())
  }
}
