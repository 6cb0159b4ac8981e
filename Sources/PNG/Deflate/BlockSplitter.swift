/// Finds where the statistics of tokens change, so that a block of its own pays for its codes.
struct BlockSplitter {
  let tokens: [Token]
  /// Blocks begin at multiples of this many tokens.
  private let unit: Int
  /// How many units a block has at most while the best division is looked for; equal neighbours are merged later.
  private let widest: Int

  init(tokens: [Token]) {
    self.tokens = tokens
    unit = max(96, tokens.count / 512)
    widest = min(64, max(12, 3_000_000 / max(1, tokens.count)))
  }

  /// A division into equal parts, as a first guess at what tokens cost where.
  func evenStretches(from start: Int) -> [Parser.Stretch] {
    var byte = start
    return stride(from: 0, to: tokens.count, by: 1_024).map { first in
      let part = tokens[first..<min(first + 1_024, tokens.count)]
      let end = part.reduce(byte) { $0 + $1.byteCount }
      defer { byte = end }
      return Parser.Stretch(bytes: byte..<end, costs: TokenCosts(Histogram(part)))
    }
  }

  /// The division into blocks; `start` is the place of the first token's first byte.
  func blocks(from start: Int) -> [Block] {
    var blocks: [Block] = []
    var byte = start
    for range in cheapestRanges() {
      let end = tokens[range].reduce(byte) { $0 + $1.byteCount }
      let block = Block(tokens: range, bytes: byte..<end, histogram: Histogram(tokens[range]))
      byte = end
      if let last = blocks.last, let merged = Self.merge(last, block) {
        blocks[blocks.count - 1] = merged
      } else {
        blocks.append(block)
      }
    }
    return blocks
  }

  /// Both in one, where that is no larger.
  private static func merge(_ one: Block, _ other: Block) -> Block? {
    let merged = Block(
      tokens: one.tokens.lowerBound..<other.tokens.upperBound, bytes: one.bytes.lowerBound..<other.bytes.upperBound,
      histogram: one.histogram + other.histogram)
    return merged.bitCount <= one.bitCount + other.bitCount ? merged : nil
  }

  /// The shortest path over the units, where each block is an edge.
  private func cheapestRanges() -> [Range<Int>] {
    let units = stride(from: 0, to: tokens.count, by: unit).map { start in
      SymbolCounts(tokens[start..<min(start + unit, tokens.count)])
    }
    let unitCount = units.count
    var costs = [Int](repeating: .max, count: unitCount + 1)
    var origins = [Int](repeating: 0, count: unitCount + 1)
    costs[0] = 0
    for first in 0..<unitCount {
      var estimate = BlockEstimate()
      for last in first..<min(first + widest, unitCount) {
        estimate.add(units[last])
        let cost = costs[first] + estimate.cost
        if cost < costs[last + 1] { (costs[last + 1], origins[last + 1]) = (cost, first) }
      }
    }
    var ranges: [Range<Int>] = []
    var end = unitCount
    while end > 0 {
      ranges.append(origins[end] * unit..<min(end * unit, tokens.count))
      end = origins[end]
    }
    return ranges.reversed()
  }
}
