import PNG
import TestSupport

/// Pixels of the kinds that pictures have: noise, runs, copies of earlier stretches, gradients.
enum RandomImage {
  /// Numbers below a count; the last one occurs, so that the whole palette counts.
  static func pixels(_ count: Int, below limit: Int, _ random: inout SplitMix) -> [UInt8] {
    var pixels: [UInt8] = []
    while pixels.count < count {
      switch Int.random(in: 0...2, using: &random) {
      case 0: pixels.append(UInt8(Int.random(in: 0..<limit, using: &random)))
      case 1:
        let number = UInt8(Int.random(in: 0..<limit, using: &random))
        pixels += Array(repeating: number, count: Int.random(in: 1...600, using: &random))
      default:
        guard !pixels.isEmpty else { continue }
        let distance = Int.random(in: 1...pixels.count, using: &random)
        for _ in 0..<Int.random(in: 1...300, using: &random) { pixels.append(pixels[pixels.count - distance]) }
      }
    }
    return Array(pixels.prefix(count))
  }

  /// Few colours, noise with and without alpha, gradients with and without alpha.
  static func colors(_ count: Int, kind: Int, width: Int, _ random: inout SplitMix) -> [Color] {
    (0..<count).map { place in
      let noise = UInt32.random(in: 0...UInt32.max, using: &random)
      let (column, row) = (UInt8(truncatingIfNeeded: place % width * 6), UInt8(truncatingIfNeeded: place / width * 8))
      return switch kind {
      case 0: Color(value: noise & 0x0300_0003)
      case 1: Color(value: noise)
      case 2: Color(value: noise | 0xFF)
      case 3: Color(red: column, green: row, blue: column &+ row)
      default: Color(red: column, green: row, blue: 0, alpha: column &- row)
      }
    }
  }
}
