/// Finds earlier copies of what stands at a position.
struct MatchFinder {
  private let base: UnsafePointer<UInt8>
  private let count: Int
  /// A distance that is tried first, such as the length of a row; 0 for none.
  private let stride: Int
  /// How many copies are looked at.
  private let depth: Int
  /// A copy of this length is good enough: no other is looked for, nor one inside it.
  private let niceLength: Int

  private let chains: HashChains
  /// Where the run ends that the last position was inside of.
  private var runEnd = 0
  /// Where the copy at the stride ends that the last position was inside of.
  private var strideEnd = 0

  /// Where a copy of this length is known, fewer others are looked at.
  private static let goodLength = 48

  /// - Parameters:
  ///   - base: stays alive and as it is as long as the finder.
  ///   - count: how many bytes there are.
  init(base: UnsafePointer<UInt8>, count: Int, stride: Int, depth: Int, niceLength: Int) {
    self.base = base
    self.count = count
    self.stride = stride <= Token.farthestDistance ? stride : 0
    self.depth = depth
    self.niceLength = niceLength
    chains = HashChains(base: base)
  }

  /// The copies in a segment, none of them reaching past it. Segments come in order, without gaps.
  mutating func matches(in segment: Range<Int>) -> MatchList {
    var list = MatchList(capacity: segment.count)
    var position = segment.lowerBound
    while position < segment.upperBound {
      let run = run(at: position, in: segment)
      let limit = min(segment.upperBound - position, Token.longestMatch)
      list.beginPosition()
      let longest = limit < Token.shortestMatch ? 0 : find(at: position, run: run, limit: limit, &list)
      let isClosed = longest >= niceLength
      list.endPosition(isClosed: isClosed)
      let next = position + (isClosed ? longest : 1)
      insert(position..<next, of: segment)
      position = next
    }
    return list
  }

  /// How many bytes are the same from a position on; positions come in order.
  @inline(__always)
  private mutating func run(at position: Int, in segment: Range<Int>) -> Int {
    if runEnd <= position {
      runEnd = position + 1 + base.length(position, position + 1, limit: segment.upperBound - position - 1)
    }
    return runEnd - position
  }

  /// Makes positions known, but not the inside of long runs: nothing is looked for there.
  @inline(__always)
  private mutating func insert(_ positions: Range<Int>, of segment: Range<Int>) {
    let end = min(positions.upperBound, count - 3)
    var position = positions.lowerBound
    while position < end {
      let run = run(at: position, in: segment)
      if run > Token.longestMatch {
        position += run - Token.longestMatch
      } else {
        chains.insert(position, run: run)
        position += 1
      }
    }
  }

  /// Adds the copies of one position to the list.
  /// - Returns: the length of the longest copy that nothing inside is worth a search.
  @inline(__always)
  private mutating func find(at position: Int, run: Int, limit: Int, _ list: inout MatchList) -> Int {
    let isInRun = position > 0 && base[position - 1] == base[position]
    var longest = Token.shortestMatch - 1
    if isInRun, run >= Token.shortestMatch {
      longest = min(run, limit)
      list.append(Match(length: longest, distance: 1))
      if run > Token.longestMatch { return longest }
    }
    let atStride = lengthAtStride(position, limit: limit)
    if atStride < min(niceLength, limit) {
      longest = tryNearestOfThree(position, limit: limit, longerThan: longest, &list)
      if position + 4 <= count {
        longest = walkChain(
          at: position, run: run, limit: limit, longerThan: longest, atStride >= Self.goodLength, &list)
      }
    }
    if atStride >= Token.shortestMatch { list.insert(Match(length: atStride, distance: stride)) }
    let isOnlyRun = isInRun && longest == min(run, limit) && atStride < niceLength
    return isOnlyRun ? 0 : max(longest, atStride)
  }

  /// The length of the copy at the stride: each byte is compared once, because a position inside a copy has its rest.
  @inline(__always)
  private mutating func lengthAtStride(_ position: Int, limit: Int) -> Int {
    guard stride > 0, position >= stride else { return 0 }
    if strideEnd <= position {
      strideEnd = position + base.length(position - stride, position, limit: count - position)
    }
    return min(strideEnd - position, limit)
  }

  @inline(__always)
  private func tryNearestOfThree(
    _ position: Int, limit: Int, longerThan longest: Int, _ list: inout MatchList
  ) -> Int {
    let candidate = chains.nearestOfThree(position)
    guard candidate >= max(0, position - Token.farthestDistance) else { return longest }
    let found = base.length(candidate, position, limit: limit)
    guard found > longest else { return longest }
    list.append(Match(length: found, distance: position - candidate))
    return found
  }

  @inline(__always)
  private func walkChain(
    at position: Int, run: Int, limit: Int, longerThan start: Int, _ hasGood: Bool, _ list: inout MatchList
  ) -> Int {
    var longest = max(start, 3)
    var candidate = chains.nearest(position, run: min(run, 511))
    let lowest = max(0, position - Token.farthestDistance)
    var rest = hasGood || start >= Self.goodLength ? depth >> 2 : depth
    while candidate >= lowest, rest > 0, longest < limit {
      // The end of what would be longer tells most candidates apart.
      if base.word(candidate &+ longest &- 3) == base.word(position &+ longest &- 3) {
        let found = base.length(candidate, position, limit: limit)
        if found > longest {
          list.append(Match(length: found, distance: position - candidate))
          longest = found
          if found >= niceLength { break }
        }
      }
      candidate = chains.before(candidate)
      rest &-= 1
    }
    return longest
  }
}
