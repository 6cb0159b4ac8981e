/// Finds earlier copies of what stands at a position, by hash chains.
///
/// Two tables: the last position of each three bytes, and for each four bytes a chain of all positions in the window,
/// nearest first. Where the four bytes are the same, the chain is of positions whose run ends after as many bytes: only
/// those go on alike behind the run, and the run itself is a copy at distance 1.
final class MatchFinder {
  private let input: UnsafeBufferPointer<UInt8>
  private let base: UnsafePointer<UInt8>
  /// A distance that is tried first, such as the length of a row; 0 for none.
  private let stride: Int
  /// How many copies are looked at.
  private let depth: Int
  /// A copy of this length is good enough: no other is looked for, nor one inside it.
  private let niceLength: Int

  private let heads3: UnsafeMutablePointer<Int32>
  private let heads4: UnsafeMutablePointer<Int32>
  /// For each position of the window the one before it in its chain.
  private let chain: UnsafeMutablePointer<Int32>
  private var skipEnd = 0
  /// Where the copy at the stride ends that the last position was inside of.
  private var strideEnd = 0

  /// Where a copy of this length is known, fewer others are looked at.
  private static let goodLength = 32
  private static let bits3: UInt32 = 14
  private static let bits4: UInt32 = 16
  private static let mask = Token.farthestDistance - 1

  /// - Parameter input: stays alive and as it is as long as the finder; not empty.
  init(input: UnsafeBufferPointer<UInt8>, base: UnsafePointer<UInt8>, stride: Int, depth: Int, niceLength: Int) {
    self.input = input
    self.base = base
    self.stride = stride <= Token.farthestDistance ? stride : 0
    self.depth = depth
    self.niceLength = niceLength
    heads3 = .allocate(capacity: 1 << Int(Self.bits3))
    heads3.initialize(repeating: -1, count: 1 << Int(Self.bits3))
    heads4 = .allocate(capacity: 1 << Int(Self.bits4))
    heads4.initialize(repeating: -1, count: 1 << Int(Self.bits4))
    chain = .allocate(capacity: Token.farthestDistance)
    chain.initialize(repeating: -1, count: Token.farthestDistance)
  }

  deinit {
    heads3.deallocate()
    heads4.deallocate()
    chain.deallocate()
  }

  /// The copies for each position of a segment, none of them reaching past it. Segments come in order, without gaps.
  func matches(in segment: Range<Int>) -> MatchList {
    var list = MatchList(capacity: segment.count)
    Self.measureRuns(input[segment]).withUnsafeBufferPointer { runs in
      for position in segment {
        let limit = min(segment.upperBound - position, Token.longestMatch)
        let run = Int(runs[position - segment.lowerBound])
        if position >= skipEnd, limit >= Token.shortestMatch {
          let longest = find(at: position, run: run, limit: limit, &list)
          if longest >= niceLength { skipEnd = position + longest }
        } else if position + 4 <= input.count {
          insert(position, run: run)
        }
        list.endPosition()
      }
    }
    return list
  }

  /// How many bytes are the same from each position on, up to 511.
  private static func measureRuns(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt16] {
    var runs = [UInt16](repeating: 1, count: bytes.count)
    let (base, first) = (bytes.base, bytes.startIndex)
    for index in Swift.stride(from: bytes.count - 2, through: 0, by: -1)
    where base[first + index] == base[first + index + 1] {
      runs[index] = min(runs[index + 1] + 1, 511)
    }
    return runs
  }

  /// Adds the copies of one position to the list, and the position to the tables.
  /// - Returns: the length of the longest copy that nothing inside is worth a search.
  private func find(at position: Int, run: Int, limit: Int, _ list: inout MatchList) -> Int {
    let isInRun = position > 0 && base[position - 1] == base[position]
    var longest = Token.shortestMatch - 1
    if isInRun, run >= Token.shortestMatch {
      longest = min(run, limit)
      list.append(.match(length: longest, distance: 1))
      if run > Token.longestMatch { return longest }
    }
    let atStride = lengthAtStride(position, limit: limit)
    let hasFour = position + 4 <= input.count
    if atStride < min(niceLength, limit) {
      longest = tryDistance(nearestOfThree(position), at: position, limit: limit, longerThan: longest, &list)
      if hasFour {
        longest = walkChain(
          at: position, run: run, limit: limit, longerThan: longest, atStride >= Self.goodLength, &list)
      }
    }
    if atStride >= Token.shortestMatch { list.insert(.match(length: atStride, distance: stride)) }
    if hasFour { insert(position, run: run) }
    return longest == min(run, limit) && isInRun ? atStride : max(longest, atStride)
  }

  /// The length of the copy at the stride: each byte is compared once, because a position inside a copy has its rest.
  private func lengthAtStride(_ position: Int, limit: Int) -> Int {
    guard stride > 0, position >= stride else { return 0 }
    if strideEnd <= position {
      strideEnd = position + length(position - stride, position, limit: input.count - position)
    }
    return min(strideEnd - position, limit)
  }

  @inline(__always)
  private func tryDistance(
    _ distance: Int, at position: Int, limit: Int, longerThan longest: Int, _ list: inout MatchList
  ) -> Int {
    guard distance > 0, distance <= min(position, Token.farthestDistance) else { return longest }
    let found = length(position - distance, position, limit: limit)
    guard found > longest else { return longest }
    list.append(.match(length: found, distance: distance))
    return found
  }

  private func walkChain(
    at position: Int, run: Int, limit: Int, longerThan start: Int, _ hasGood: Bool, _ list: inout MatchList
  ) -> Int {
    var longest = max(start, 3)
    var candidate = Int(heads4[key(position, run: run)])
    let lowest = max(0, position - Token.farthestDistance)
    var rest = hasGood || start >= Self.goodLength ? depth >> 2 : depth
    while candidate >= lowest, rest > 0, longest < limit {
      // The end of what would be longer tells most candidates apart.
      if word(candidate &+ longest &- 3) == word(position &+ longest &- 3) {
        let found = length(candidate, position, limit: limit)
        if found > longest {
          list.append(.match(length: found, distance: position - candidate))
          longest = found
          if found >= niceLength { break }
        }
      }
      candidate = Int(chain[candidate & Self.mask])
      rest -= 1
    }
    return longest
  }

  /// The distance to the last position with the same hash of three bytes; 0 where there is none.
  private func nearestOfThree(_ position: Int) -> Int {
    let head = Int(heads3[hash3(position)])
    return head < 0 ? 0 : position - head
  }

  /// The inside of long runs is left out: nothing is looked for there.
  @inline(__always)
  private func insert(_ position: Int, run: Int) {
    if run > Token.longestMatch { return }
    let key = key(position, run: run)
    heads3[hash3(position)] = Int32(truncatingIfNeeded: position)
    chain[position & Self.mask] = heads4[key]
    heads4[key] = Int32(truncatingIfNeeded: position)
  }

  /// The chain of a position.
  @inline(__always)
  private func key(_ position: Int, run: Int) -> Int {
    let value = run < 4 ? word(position) : UInt32(base[position]) << 16 | UInt32(run) << 24 ^ UInt32(run)
    return Int((value &* 0x9E37_79B1) >> (32 - Self.bits4))
  }

  @inline(__always)
  private func word(_ position: Int) -> UInt32 {
    UnsafeRawPointer(base + position).loadUnaligned(as: UInt32.self).littleEndian
  }

  @inline(__always)
  private func hash3(_ position: Int) -> Int {
    let three = UInt32(base[position]) | UInt32(base[position + 1]) << 8 | UInt32(base[position + 2]) << 16
    return Int((three &* 0x9E37_79B1) >> (32 - Self.bits3))
  }

  /// How many bytes from two positions on are the same.
  @inline(__always)
  private func length(_ one: Int, _ other: Int, limit: Int) -> Int {
    var length = 0
    while length &+ 8 <= limit {
      let difference =
        UnsafeRawPointer(base + one + length).loadUnaligned(as: UInt64.self).littleEndian
        ^ UnsafeRawPointer(base + other + length).loadUnaligned(as: UInt64.self).littleEndian
      if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
      length &+= 8
    }
    while length < limit, base[one + length] == base[other + length] { length &+= 1 }
    return length
  }
}
