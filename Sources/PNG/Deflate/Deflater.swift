/// Compresses bytes to DEFLATE data (RFC 1951).
///
/// Matches are found once; then the cheapest tokens are chosen under a guess, and again under what the symbols of each
/// part turned out to cost; the parts are at last the blocks.
struct Deflater {
  /// Stays alive while this value is used.
  let input: UnsafeBufferPointer<UInt8>
  /// A distance at which the bytes are likely to repeat; 0 for none.
  let stride: Int

  /// How many bytes are worked on at once: bounds the memory.
  var segmentLength = 1 << 20

  private static let chainDepth = 24
  private static let niceLength = 130
  /// How often tokens are chosen under what the last choice cost.
  private static let refinements = 2

  func compressed() -> [UInt8] {
    var writer = BitWriter()
    guard let base = input.baseAddress, !input.isEmpty else {
      Block(tokens: 0..<0, bytes: 0..<0, histogram: Histogram([])).write([], of: input, isLast: true, to: &writer)
      writer.alignToByte()
      return writer.bytes
    }
    var finder = MatchFinder(
      base: base, count: input.count, stride: stride, depth: Self.chainDepth, niceLength: Self.niceLength)
    for start in Swift.stride(from: 0, to: input.count, by: segmentLength) {
      let segment = start..<min(start + segmentLength, input.count)
      write(segment, matches: finder.matches(in: segment), to: &writer)
    }
    writer.alignToByte()
    return writer.bytes
  }

  private func write(_ segment: Range<Int>, matches: consuming MatchList, to writer: inout BitWriter) {
    let parser = Parser(input: input, segment: segment, matches: matches)
    let firstTokens = parser.tokens(under: [Parser.Stretch(bytes: segment, costs: .guess)], isRough: true)
    var stretches = BlockSplitter(tokens: firstTokens).evenStretches(from: segment.lowerBound)
    var best: (tokens: [Token], blocks: [Block], bitCount: Int)?
    for _ in 0..<Self.refinements {
      let tokens = parser.tokens(under: stretches, isRough: false)
      let blocks = BlockSplitter(tokens: tokens).blocks(from: segment.lowerBound)
      let bitCount = blocks.reduce(0) { $0 + $1.bitCount }
      if bitCount < best?.bitCount ?? .max { best = (tokens, blocks, bitCount) }
      stretches = blocks.map { Parser.Stretch(bytes: $0.bytes, costs: TokenCosts($0.histogram)) }
    }
    guard let best else { return }
    for (number, block) in best.blocks.enumerated() {
      let isLast = segment.upperBound == input.count && number == best.blocks.count - 1
      block.write(best.tokens, of: input, isLast: isLast, to: &writer)
    }
  }
}
