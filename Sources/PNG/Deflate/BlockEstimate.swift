/// Guesses the size of a block as tokens are added to it: the entropy of its symbols and a price for each one that its
/// codes must describe.
struct BlockEstimate {
  /// The counts of the literal and length symbols, then those of the distances.
  private var counts = [Int](repeating: 0, count: Alphabet.literalCount + Alphabet.distanceCount)
  private var literalCount = 0
  private var distanceCount = 0
  private var symbolCount = 0
  /// The sum of `count * log2(count)` over all symbols.
  private var weights = 0

  /// What a block costs before its first symbol, and for each symbol that it uses.
  private static let blockPrice = 90 * Logarithm.unit
  private static let symbolPrice = 7 * Logarithm.unit / 2

  mutating func add(_ part: SymbolCounts) {
    literalCount += part.literalCount
    distanceCount += part.distanceCount
    counts.withUnsafeMutableBufferPointer { counts in
      Logarithm.table.withUnsafeBufferPointer { logarithms in
        for (symbol, count) in part.counts {
          let before = counts[symbol]
          let after = before &+ count
          counts[symbol] = after
          weights &+= after &* Logarithm.log2(after, logarithms)
          if before == 0 { symbolCount &+= 1 } else { weights &-= before &* Logarithm.log2(before, logarithms) }
        }
      }
    }
  }

  /// In units of ``Logarithm/unit`` a bit, without the bits behind symbols, which no division changes.
  var cost: Int {
    Logarithm.table.withUnsafeBufferPointer { logarithms in
      var cost = Self.blockPrice + symbolCount * Self.symbolPrice - weights
      if literalCount > 0 { cost += literalCount * Logarithm.log2(literalCount, logarithms) }
      if distanceCount > 0 { cost += distanceCount * Logarithm.log2(distanceCount, logarithms) }
      return cost
    }
  }
}
