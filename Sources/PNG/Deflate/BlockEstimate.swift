/// Guesses the size of a block as tokens are added to it: the entropy of its symbols and a price for each one that its
/// codes must describe.
struct BlockEstimate {
  /// The counts of the literal and length symbols, then those of the distances.
  private var counts = [Int](repeating: 0, count: Alphabet.literalCount + Alphabet.distanceCount)
  private var literalCount = 0
  private var distanceCount = 0
  /// The sum of `count * log2(count)` over all symbols.
  private var weights = 0

  /// What a block costs before its first symbol, and for each symbol that it uses.
  private static let blockPrice = 90 * Logarithm.unit
  private static let symbolPrice = 7 * Logarithm.unit / 2

  mutating func reset() { self = BlockEstimate() }

  mutating func add(_ tokens: ArraySlice<Token>) {
    counts.withUnsafeMutableBufferPointer { counts in
      Alphabet.lengthSymbols.withUnsafeBufferPointer { lengthSymbols in
        Logarithm.growth.withUnsafeBufferPointer { growth in
          for token in tokens {
            literalCount &+= 1
            guard !token.isLiteral else {
              weights &+= Self.count(token.byte, counts, growth)
              continue
            }
            distanceCount &+= 1
            weights &+= Self.count(Int(lengthSymbols[token.matchLength]), counts, growth)
            let distance = Alphabet.literalCount &+ Alphabet.distanceSymbol(token.distance)
            weights &+= Self.count(distance, counts, growth)
          }
        }
      }
    }
  }

  /// Counts a symbol.
  /// - Returns: by how much the sum of weights grows.
  @inline(__always)
  private static func count(
    _ symbol: Int, _ counts: UnsafeMutableBufferPointer<Int>, _ growth: UnsafeBufferPointer<Int>
  ) -> Int {
    let before = counts[symbol]
    counts[symbol] = before &+ 1
    if before < growth.count { return growth[before] }
    // The derivative, to three digits.
    let shift = (Int.bitWidth &- before.leadingZeroBitCount) &- 12
    return growth[before >> shift] &+ shift &* Logarithm.unit
  }

  /// In units of ``Logarithm/unit`` a bit, without the bits behind symbols, which no division changes.
  var cost: Int {
    Logarithm.table.withUnsafeBufferPointer { logarithms in
      var cost = Self.blockPrice + counts.count { $0 > 0 } * Self.symbolPrice - weights
      if literalCount > 0 { cost += literalCount * Logarithm.log2(literalCount, logarithms) }
      if distanceCount > 0 { cost += distanceCount * Logarithm.log2(distanceCount, logarithms) }
      return cost
    }
  }
}
