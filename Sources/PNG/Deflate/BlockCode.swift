/// The two codes of a block: one for literals, lengths and the end, one for distances.
struct BlockCode {
  let literals: PrefixCode
  let distances: PrefixCode

  /// The shortest codes for what a block uses.
  init(fitting histogram: Histogram) {
    literals = PrefixCode(lengths: CodeLengths.of(histogram.literals, limit: 15))
    distances = PrefixCode(lengths: CodeLengths.of(histogram.distances, limit: 15))
  }

  private init(literals: [UInt8], distances: [UInt8]) {
    self.literals = PrefixCode(lengths: literals)
    self.distances = PrefixCode(lengths: distances)
  }

  /// The codes that every reader knows (§3.2.6).
  static let fixed = BlockCode(
    literals: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8),
    distances: [UInt8](repeating: 5, count: 30))

  /// The size of a block's tokens and its end in bits.
  func bitCount(of histogram: Histogram) -> Int {
    let literalBits = zip(histogram.literals, literals.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
    let distanceBits = zip(histogram.distances, distances.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
    return literalBits + distanceBits + histogram.extraBitCount
  }
}
