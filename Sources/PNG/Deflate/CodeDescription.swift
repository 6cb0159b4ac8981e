/// The lengths of a block's two codes as the block begins with them (RFC 1951 §3.2.7): run lengths under a code of their
/// own.
struct CodeDescription {
  /// A length, 0 to 15, or a run: 16 repeats the last length, 17 and 18 are zeros; the bits behind it say how often.
  private struct Item {
    let symbol: Int
    var extra = 0
  }

  private static let extraBitCounts = [16: 2, 17: 3, 18: 7]

  /// The order in which the lengths of this description's own code are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: PrefixCode
  /// The size in bits.
  let bitCount: Int

  /// The shortest of the descriptions that use all kinds of runs or only some.
  init(_ code: BlockCode) {
    let all = (0..<4).map { Self(code, repeatsLengths: $0 & 1 == 0, hasShortZeroRuns: $0 & 2 == 0) }
    self = all.dropFirst().reduce(all[0]) { $1.bitCount < $0.bitCount ? $1 : $0 }
  }

  private init(_ block: BlockCode, repeatsLengths: Bool, hasShortZeroRuns: Bool) {
    literalCount = max(257, Self.usedCount(block.literals.lengths))
    distanceCount = max(1, Self.usedCount(block.distances.lengths))
    let lengths = block.literals.lengths.prefix(literalCount) + block.distances.lengths.prefix(distanceCount)
    items = Self.items(of: Array(lengths), repeatsLengths, hasShortZeroRuns)
    var counts = [Int](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    code = PrefixCode(lengths: CodeLengths.of(counts, limit: 7))
    let lengthsOfOwnCode = code.lengths
    bitCount = items.reduce(14 + 3 * Self.writtenCount(lengthsOfOwnCode)) {
      $0 + Int(lengthsOfOwnCode[$1.symbol]) + (Self.extraBitCounts[$1.symbol] ?? 0)
    }
  }

  func write(to writer: inout BitWriter) {
    let ownCount = Self.writtenCount(code.lengths)
    writer.write(literalCount - 257, count: 5)
    writer.write(distanceCount - 1, count: 5)
    writer.write(ownCount - 4, count: 4)
    for symbol in Self.order.prefix(ownCount) { writer.write(Int(code.lengths[symbol]), count: 3) }
    for item in items {
      writer.write(code.words[item.symbol], count: Int(code.lengths[item.symbol]))
      if let count = Self.extraBitCounts[item.symbol] { writer.write(item.extra, count: count) }
    }
  }

  private static func usedCount(_ lengths: [UInt8]) -> Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  private static func writtenCount(_ lengths: [UInt8]) -> Int {
    max(4, (order.lastIndex { lengths[$0] > 0 } ?? 0) + 1)
  }

  private static func items(of lengths: [UInt8], _ repeatsLengths: Bool, _ hasShortZeroRuns: Bool) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let length = Int(lengths[start])
      var run = 1
      while start + run < lengths.count, lengths[start + run] == lengths[start] { run += 1 }
      start += run
      if length == 0 {
        appendZeros(run, hasShortZeroRuns, to: &items)
      } else {
        items.append(Item(symbol: length))
        appendRepeats(of: length, run - 1, repeatsLengths, to: &items)
      }
    }
    return items
  }

  private static func appendZeros(_ run: Int, _ hasShortRuns: Bool, to items: inout [Item]) {
    var rest = run
    while rest >= 11 {
      let taken = min(rest, 138)
      items.append(Item(symbol: 18, extra: taken - 11))
      rest -= taken
    }
    if rest >= 3, hasShortRuns {
      items.append(Item(symbol: 17, extra: rest - 3))
      rest = 0
    }
    items += repeatElement(Item(symbol: 0), count: rest)
  }

  private static func appendRepeats(of length: Int, _ run: Int, _ isAllowed: Bool, to items: inout [Item]) {
    var rest = run
    while isAllowed, rest >= 3 {
      // A rest of 7 or 8 in one run of 6 would leave 1 or 2 lengths to write.
      let taken = rest == 7 || rest == 8 ? 4 : min(rest, 6)
      items.append(Item(symbol: 16, extra: taken - 3))
      rest -= taken
    }
    items += repeatElement(Item(symbol: length), count: rest)
  }
}
