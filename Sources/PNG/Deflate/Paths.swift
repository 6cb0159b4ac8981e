/// For each position of a segment the cheapest path to it: its cost in the upper half, its last token in the lower; the
/// smaller number is the better path.
///
/// Several are compared at once, as the floating-point numbers of the same bits: these are in the same order while they
/// are positive, and every processor has an instruction to compare a vector of them, but not of integers of this size.
final class Paths {
  let base: UnsafeMutablePointer<UInt64>

  /// The path to the first position. Below it, the floating-point numbers would be denormal, which are slow.
  static let origin: UInt64 = 1 << 52
  /// More than any path and less than infinity; 16 bits for each byte of a segment of 1 MiB stay below.
  static let unknown: UInt64 = 0x7FE << 52

  init(capacity: Int) { base = .allocate(capacity: capacity) }

  deinit { base.deallocate() }

  @inline(__always)
  func offer(_ path: UInt64, at index: Int) {
    if path < base[index] { base[index] = path }
  }

  /// Offers to each position that a match of one distance leads to the path over it, for all lengths above `shorter` up
  /// to `longest`; up to three shorter ones are offered as well, where that fills the vector.
  /// - Parameters:
  ///   - path: the path to `index`, with what the distance adds.
  ///   - costs: the table of ``TokenCosts``, where lengths below 3 cost too much to be taken.
  ///   - longest: at least 3, and more than `shorter`.
  @inline(__always)
  func offer(
    _ path: UInt64, _ costs: UnsafeBufferPointer<UInt64>, from index: Int, above shorter: Int, to longest: Int
  ) {
    let costs = UnsafeRawBufferPointer(costs)
    let start = SIMD4<UInt64>(repeating: path)
    var length = longest &- 3
    while true {
      let cost = costs.loadUnaligned(fromByteOffset: (TokenCosts.lengths &+ length) &* 8, as: SIMD4<UInt64>.self)
      let place = UnsafeMutableRawPointer(base + (index &+ length))
      let new = unsafeBitCast(start &+ cost, to: SIMD4<Double>.self)
      let old = place.loadUnaligned(as: SIMD4<Double>.self)
      place.storeBytes(of: old.replacing(with: new, where: new .< old), as: SIMD4<Double>.self)
      if length <= shorter &+ 1 { return }
      length &-= 4
    }
  }
}
