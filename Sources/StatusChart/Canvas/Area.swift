/// A rectangle of whole pixels; its right and bottom edges are outside.
package struct Area: Hashable, Sendable {
  package let left: Int
  package let top: Int
  package let width: Int
  package let height: Int

  package init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  package var right: Int { left + width }
  package var bottom: Int { top + height }

  package func intersects(_ other: Area) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
