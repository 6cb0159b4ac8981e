/// How often a block uses each symbol, its end included.
struct Histogram {
  private(set) var literals = [Int](repeating: 0, count: Alphabet.literalCount)
  private(set) var distances = [Int](repeating: 0, count: Alphabet.distanceCount)

  /// - Parameter isWhole: whether the block ends with the tokens.
  init(_ tokens: ArraySlice<Token>, isWhole: Bool = true) {
    for token in tokens {
      if token.isLiteral {
        literals[token.byte] += 1
      } else {
        literals[Int(Alphabet.lengthSymbols[token.matchLength])] += 1
        distances[Alphabet.distanceSymbol(token.distance)] += 1
      }
    }
    if isWhole { literals[Alphabet.endOfBlock] += 1 }
  }

  static func + (one: Histogram, other: Histogram) -> Histogram {
    var sum = one
    for symbol in sum.literals.indices { sum.literals[symbol] += other.literals[symbol] }
    for symbol in sum.distances.indices { sum.distances[symbol] += other.distances[symbol] }
    // Two blocks in one have one end.
    sum.literals[Alphabet.endOfBlock] = 1
    return sum
  }

  /// The bits behind the symbols that choose among their lengths and distances.
  var extraBitCount: Int {
    let lengths = (257..<Alphabet.literalCount).reduce(0) { $0 + literals[$1] * Alphabet.lengthExtraBits(of: $1) }
    return distances.indices.reduce(lengths) { $0 + distances[$1] * Alphabet.distanceExtraBits(of: $1) }
  }
}
