/// Chooses the cheapest tokens for a segment: the shortest path from its first byte to its last, where each match and
/// each literal is an edge.
final class Parser {
  /// The whole input.
  private let input: UnsafeBufferPointer<UInt8>
  private let segment: Range<Int>
  private let matches: MatchList
  private let paths: Paths

  /// Literals inside a match of this length, for which the finder searched nothing, lead nowhere.
  private static let longMatch = 64

  /// - Parameter input: stays alive and as it is as long as the parser.
  init(input: UnsafeBufferPointer<UInt8>, segment: Range<Int>, matches: MatchList) {
    (self.input, self.segment, self.matches) = (input, segment, matches)
    paths = Paths.allocate(capacity: segment.count + 1)
  }

  deinit { paths.deallocate() }

  /// A stretch of the input, with what tokens cost that begin in it.
  struct Stretch {
    let bytes: Range<Int>
    let costs: TokenCosts
  }

  /// For each position the cost of the cheapest path to it in the upper half, and the path's last token in the lower:
  /// the smaller number is the better path.
  private typealias Paths = UnsafeMutableBufferPointer<UInt64>

  /// - Parameters:
  ///   - stretches: cover the segment, in order.
  ///   - isRough: whether only whole matches are considered, which is quicker.
  func tokens(under stretches: [Stretch], isRough: Bool) -> [Token] {
    paths.initialize(repeating: .max)
    paths[0] = 0
    for stretch in stretches { follow(stretch, isRough) }
    return trace()
  }

  /// Follows the edges from each position of a stretch.
  private func follow(_ stretch: Stretch, _ isRough: Bool) {
    let paths = paths
    stretch.costs.table.withUnsafeBufferPointer { table in
      matches.starts.withUnsafeBufferPointer { starts in
        matches.matches.withUnsafeBufferPointer { matches in
          var index = stretch.bytes.lowerBound - segment.lowerBound
          let last = stretch.bytes.upperBound - segment.lowerBound
          while index < last {
            let byte = Int(input[segment.lowerBound &+ index])
            let cost = paths[index] & ~0xFFFF_FFFF
            let path = cost &+ table[byte]
            if path < paths[index &+ 1] { paths[index &+ 1] = path }
            let (begin, end) = (Int(starts[index]), Int(starts[index &+ 1]))
            index &+= 1
            guard begin < end else { continue }
            Self.follow(matches, begin..<end, isRough, from: index &- 1, at: cost, table, paths)
            let next = index &- 1 &+ matches[end &- 1].matchLength
            if next > index &+ Self.longMatch {
              while index < min(next, last), Int(starts[index &+ 1]) == end { index &+= 1 }
            }
          }
        }
      }
    }
  }

  /// Follows the matches of one position: each length by the match of at least that length whose distance is cheapest.
  @inline(__always)
  private static func follow(
    _ matches: UnsafeBufferPointer<Token>, _ range: Range<Int>, _ isRough: Bool, from index: Int, at cost: UInt64,
    _ table: UnsafeBufferPointer<UInt64>, _ paths: Paths
  ) {
    var (cheapest, distance) = (UInt64.max, UInt64(0))
    var place = range.upperBound
    while place > range.lowerBound {
      place &-= 1
      let match = matches[place]
      let distanceCost = table[TokenCosts.distances &+ Alphabet.distanceSymbol(match.distance)]
      if distanceCost < cheapest { (cheapest, distance) = (distanceCost, UInt64(match.distance)) }
      let below = place > range.lowerBound ? matches[place &- 1].matchLength : Token.shortestMatch - 1
      let start = cost &+ cheapest &+ distance
      var length = match.matchLength
      let last = isRough ? max(below, length &- 1) : below
      while length > last {
        let path = start &+ table[TokenCosts.lengths &+ length]
        if path < paths[index &+ length] { paths[index &+ length] = path }
        length &-= 1
      }
    }
  }

  /// The tokens of the path that ends at the last byte.
  private func trace() -> [Token] {
    var tokens: [Token] = []
    var index = segment.count
    while index > 0 {
      let token = Token(packed: UInt32(truncatingIfNeeded: paths[index]))
      tokens.append(token)
      index -= token.byteCount
    }
    return tokens.reversed()
  }
}
