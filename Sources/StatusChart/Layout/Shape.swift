/// One thing to draw.
package enum Shape: Hashable, Sendable {
  case area(Area, Role)
  case rounded(RoundedArea, Role)
  /// Stripes, four pixels of ten.
  case hatched(RoundedArea, Role)
  /// Points joined by a line of a width with round ends; a single one is a dot.
  case line([Place], width: Int, Role)
  case text(TextRun)

  /// A pixel's upper left corner.
  package struct Place: Hashable, Sendable {
    package let across: Int
    package let down: Int
  }
}

/// A text in its place.
package struct TextRun: Hashable, Sendable {
  package let text: String
  package let style: TextStyle
  package let role: Role
  package let left: Int
  package let baseline: Int
  package let width: Int

  /// Where ink may be: from the ascenders to the baseline. Descenders hang below, into space that is left for them.
  package var area: Area {
    let height = style.size * 3 / 4
    return Area(left: left, top: baseline - height, width: width, height: height)
  }
}
