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
