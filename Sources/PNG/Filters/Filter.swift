/// What is taken from a byte before compression (§9.2), by the filter's type byte.
enum Filter: UInt8, CaseIterable {
  case none = 0
  case sub, up, average, paeth

  /// The guess that is taken from a byte, from the byte a pixel to the left, the one above, and the one above that.
  func prediction(left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .sub: left
    case .up: above
    case .average: UInt8((UInt16(left) + UInt16(above)) / 2)
    case .paeth: Self.paethPredictor(left, above, aboveLeft)
    }
  }

  /// Whichever of the three is nearest to `left + above - aboveLeft`; ties go in that order (§9.4).
  private static func paethPredictor(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
    let distanceToLeft = abs(Int16(above) - Int16(aboveLeft))
    let distanceToAbove = abs(Int16(left) - Int16(aboveLeft))
    let distanceToAboveLeft = abs(Int16(left) + Int16(above) - 2 * Int16(aboveLeft))
    if distanceToLeft <= distanceToAbove, distanceToLeft <= distanceToAboveLeft { return left }
    return distanceToAbove <= distanceToAboveLeft ? above : aboveLeft
  }
}
