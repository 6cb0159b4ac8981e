/// A rectangle with round corners.
package struct RoundedArea: Hashable, Sendable {
  package let area: Area
  package let radius: Int
  /// Whether only the upper corners are round.
  package let isTopOnly: Bool

  /// The radius is made smaller where the rectangle has no room for it.
  package init(_ area: Area, radius: Int, isTopOnly: Bool = false) {
    (self.area, self.isTopOnly) = (area, isTopOnly)
    self.radius = min(radius, area.width / 2, isTopOnly ? area.height : area.height / 2)
  }

  /// How much of a pixel is covered, in eighths; the pixel must lie in the rectangle.
  func coverage(column: Int, row: Int) -> Int {
    let fromSide = min(column - area.left, area.right - 1 - column)
    let fromEnd = isTopOnly ? row - area.top : min(row - area.top, area.bottom - 1 - row)
    guard fromSide < radius, fromEnd < radius else { return Canvas.full }
    let (across, along) = (Double(radius - fromSide) - 0.5, Double(radius - fromEnd) - 0.5)
    return Mask.eighths(distance: (across * across + along * along).squareRoot() - Double(radius))
  }
}
