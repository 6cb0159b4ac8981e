import TestSupport
import Testing

@testable import PNG

struct CodeLengthsTests {
  /// The sum of `2^-length` in units of `2^-15`; a complete code has 2^15.
  private func kraftSum(_ lengths: [UInt8]) -> Int { lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 << (15 - Int($1)) } }

  @Test(arguments: [[], [5], [0, 5, 0], [1, 1]] as [[Int]])
  func `fewer than two used symbols still make a complete code`(used: [Int]) {
    let counts = used + [Int](repeating: 0, count: 30 - used.count)
    let lengths = CodeLengths.of(counts, limit: 15)
    #expect(lengths.filter { $0 > 0 } == [1, 1])
    for (count, length) in zip(counts, lengths) where count > 0 { #expect(length == 1) }
  }

  @Test(arguments: [(4, 2), (7, 3), (7, 19), (15, 30), (15, 286)])
  func `codes are complete and within their limit, however uneven the counts`(limit: Int, symbols: Int) {
    var random = SplitMix(seed: UInt64(symbols))
    var fibonacci = [1, 1]
    while fibonacci.count < symbols { fibonacci.append(min(fibonacci.suffix(2).reduce(0, +), 1 << 40)) }
    let noise = (0..<symbols).map { _ in Int.random(in: 0...1_000, using: &random) }
    for counts in [fibonacci, noise, [Int](repeating: 3, count: symbols)] {
      let lengths = CodeLengths.of(counts, limit: limit)
      #expect(lengths.allSatisfy { $0 <= limit })
      #expect(kraftSum(lengths) == 1 << 15)
    }
  }

  @Test func `without a limit that binds, the code is as short as Huffman's`() {
    for seed in 1...30 as ClosedRange<UInt64> {
      var random = SplitMix(seed: seed)
      let counts = (0..<Int.random(in: 2...60, using: &random)).map { _ in Int.random(in: 1...500, using: &random) }
      // Huffman's cost is the sum of all merges of the two lightest.
      var (weights, cost) = (counts, 0)
      while weights.count > 1 {
        weights.sort(by: >)
        let merged = weights.removeLast() + weights.removeLast()
        cost += merged
        weights.append(merged)
      }
      let lengths = CodeLengths.of(counts, limit: 15)
      #expect(zip(counts, lengths).reduce(0) { $0 + $1.0 * Int($1.1) } == cost, "seed \(seed)")
    }
  }

  @Test func `the words of RFC 1951's example are canonical`() {
    let code = PrefixCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    let words = zip(code.words, code.lengths).map { word, length in
      String(String(word + 1 << Int(length), radix: 2).dropFirst().reversed())
    }
    #expect(words == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
  }

  @Test func `lengths and distances fall to the symbols of RFC 1951`() {
    let lengths = [(3, 257), (10, 264), (11, 265), (12, 265), (13, 266), (66, 276), (67, 277), (257, 284), (258, 285)]
    for (length, symbol) in lengths { #expect(Int(Alphabet.lengthSymbols[length]) == symbol, "\(length)") }
    let distances = [(1, 0), (4, 3), (5, 4), (6, 4), (7, 5), (1_024, 19), (1_025, 20), (24_577, 29), (32_768, 29)]
    for (distance, symbol) in distances { #expect(Alphabet.distanceSymbol(distance) == symbol, "\(distance)") }
    for distance in 1...32_768 {
      let symbol = Alphabet.distanceSymbol(distance)
      let first = Alphabet.firstDistance(of: symbol)
      #expect((first..<first + 1 << Alphabet.distanceExtraBits(of: symbol)).contains(distance))
    }
  }
}
