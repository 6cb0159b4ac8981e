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
