/// Shapes in the order in which they are drawn.
struct ShapeList {
  private(set) var shapes: [Shape] = []

  enum Alignment {
    case left, center, right
  }

  mutating func fill(_ left: Int, _ top: Int, _ width: Int, _ height: Int, _ role: Role) {
    if width > 0, height > 0 { shapes.append(.area(Area(left: left, top: top, width: width, height: height), role)) }
  }

  mutating func round(
    _ left: Int, _ top: Int, _ width: Int, _ height: Int, radius: Int, _ role: Role, topOnly: Bool = false
  ) {
    guard width > 0, height > 0 else { return }
    let area = Area(left: left, top: top, width: width, height: height)
    shapes.append(.rounded(RoundedArea(area, radius: radius, isTopOnly: topOnly), role))
  }

  mutating func hatch(_ left: Int, _ top: Int, _ width: Int, _ height: Int, radius: Int, _ role: Role) {
    guard width > 0, height > 0 else { return }
    let area = Area(left: left, top: top, width: width, height: height)
    shapes.append(.hatched(RoundedArea(area, radius: radius, isTopOnly: true), role))
  }

  /// A row of dashes, three pixels high.
  mutating func dash(_ columns: Range<Int>, _ top: Int, on: Int, off: Int, _ role: Role) {
    for left in stride(from: columns.lowerBound, to: columns.upperBound, by: on + off) {
      fill(left, top, min(on, columns.upperBound - left), 3, role)
    }
  }

  mutating func line(_ places: [(Int, Int)], width: Int, _ role: Role) {
    shapes.append(.line(places.map { Shape.Place(across: $0.0, down: $0.1) }, width: width, role))
  }

  /// - Returns: the width of the text.
  @discardableResult
  mutating func text(
    _ text: String, _ style: TextStyle, _ role: Role, at across: Int, _ baseline: Int, _ alignment: Alignment = .left
  ) -> Int {
    let run = TextRun.make(text, style, role, at: across, baseline, alignment)
    if !text.isEmpty { shapes.append(.text(run)) }
    return run.width
  }

  mutating func append(_ run: TextRun) { shapes.append(.text(run)) }
}

extension TextRun {
  static func make(
    _ text: String, _ style: TextStyle, _ role: Role, at across: Int, _ baseline: Int,
    _ alignment: ShapeList.Alignment
  ) -> TextRun {
    let width = style.width(of: text)
    let left =
      switch alignment {
      case .left: across
      case .center: across - width / 2
      case .right: across - width
      }
    return TextRun(text: text, style: style, role: role, left: left, baseline: baseline, width: width)
  }
}
