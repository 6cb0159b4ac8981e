/// How often a few tokens use each symbol, without the symbols that they do not use.
struct SymbolCounts {
  /// The number of a literal or length symbol, or ``Alphabet/literalCount`` more than that of a distance symbol.
  private(set) var counts: [(symbol: Int, count: Int)] = []
  private(set) var literalCount = 0
  private(set) var distanceCount = 0

  init(_ tokens: ArraySlice<Token>) {
    let histogram = Histogram(tokens, isWhole: false)
    for (symbol, count) in histogram.literals.enumerated() where count > 0 {
      counts.append((symbol, count))
      literalCount += count
    }
    for (symbol, count) in histogram.distances.enumerated() where count > 0 {
      counts.append((Alphabet.literalCount + symbol, count))
      distanceCount += count
    }
  }
}
