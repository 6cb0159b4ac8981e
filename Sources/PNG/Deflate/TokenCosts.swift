/// What tokens cost in a block, in units of 1/64 bit, the bits behind the symbols included.
struct TokenCosts {
  static let unit = 64

  /// For each byte, then for each match length from 0 on, then for each distance symbol: the cost in the upper half, and
  /// in the lower what the byte or the length is in a packed token.
  let table: [UInt64]

  /// What the lengths below 3 cost: more than the bytes one by one.
  private static let never: UInt64 = 1 << 61

  static let lengths = 256
  static let distances = lengths + Token.longestMatch + 1

  /// A first guess, before anything is known: what drawings with few colours come out at.
  static let guess = TokenCosts(
    literal: { _ in 6 * Self.unit }, length: { _ in 5 * Self.unit }, distance: { _ in 4 * Self.unit })

  /// By how often a block used each symbol: its entropy. A symbol that was not used costs what one more use would.
  init(_ histogram: Histogram) {
    let logarithms = Logarithm.table
    let costs = { (counts: [Int]) -> [Int] in
      let sum = max(counts.reduce(0, +), 1)
      return logarithms.withUnsafeBufferPointer { table in
        counts.map { count in
          let bits = Logarithm.log2(sum, table) - (count > 0 ? Logarithm.log2(count, table) : -Logarithm.unit)
          return min(max(bits * Self.unit / Logarithm.unit, Self.unit / 8), 15 * Self.unit)
        }
      }
    }
    let literals = costs(histogram.literals)
    let distances = costs(histogram.distances)
    self.init(literal: { literals[$0] }, length: { literals[$0] }, distance: { distances[$0] })
  }

  /// - Parameters: the cost of a byte, of a length's symbol, of a distance's symbol.
  private init(literal: (Int) -> Int, length: (Int) -> Int, distance: (Int) -> Int) {
    var table = (0..<256).map { UInt64(literal($0)) << 32 | UInt64($0) }
    table += repeatElement(Self.never, count: Token.shortestMatch)
    for matchLength in Token.shortestMatch...Token.longestMatch {
      let symbol = Int(Alphabet.lengthSymbols[matchLength])
      let cost = length(symbol) + Self.unit * Alphabet.lengthExtraBits(of: symbol)
      table.append(UInt64(cost) << 32 | UInt64(matchLength) << 16)
    }
    for symbol in 0..<Alphabet.distanceCount {
      table.append(UInt64(distance(symbol) + Self.unit * Alphabet.distanceExtraBits(of: symbol)) << 32)
    }
    self.table = table
  }
}
