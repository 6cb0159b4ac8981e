/// Chooses the cheapest tokens for a segment: the shortest path from its first byte to its last, where each match and
/// each literal is an edge.
final class Parser {
  /// The whole input.
  private let input: UnsafeBufferPointer<UInt8>
  private let segment: Range<Int>
  private let matches: MatchList
  private let paths: Paths

  /// - Parameters:
  ///   - input: stays alive and as it is as long as the parser.
  ///   - matches: those of the segment.
  init(input: UnsafeBufferPointer<UInt8>, segment: Range<Int>, matches: consuming MatchList) {
    (self.input, self.segment) = (input, segment)
    self.matches = matches
    paths = Paths(capacity: segment.count + 1)
  }

  /// A stretch of the input, with what tokens cost that begin in it.
  struct Stretch {
    let bytes: Range<Int>
    let costs: TokenCosts
  }

  /// Where a walk along the segment is.
  private struct Place {
    var index = 0
    /// Where the matches of the position stand.
    var word = 0
    /// The paths before it hold a value, or are to places where no walk stands.
    var known = 1
  }

  /// - Parameters:
  ///   - stretches: cover the segment, in order.
  ///   - isRough: whether only whole matches are considered, which is quicker.
  func tokens(under stretches: [Stretch], isRough: Bool) -> [Token] {
    paths.base[0] = Paths.origin
    var place = Place()
    for stretch in stretches {
      let end = stretch.bytes.upperBound - segment.lowerBound
      stretch.costs.table.withUnsafeBufferPointer { follow(&place, to: end, costs: $0, isRough) }
    }
    return trace()
  }

  /// Follows the edges from each position before `end` at which matches were looked for.
  @inline(__always)
  private func follow(_ place: inout Place, to end: Int, costs: UnsafeBufferPointer<UInt64>, _ isRough: Bool) {
    let (words, paths) = (matches.all, paths)
    var (index, word, known) = (place.index, place.word, place.known)
    while index < end {
      let start = paths.base[index] & ~0xFFFF_FFFF
      let header = Int(words[word])
      let own = UnsafeBufferPointer(start: words + word + 1, count: header >> 1)
      word &+= 1 &+ own.count
      let longest = own.isEmpty ? 1 : Match(packed: own[own.count &- 1]).length
      if header & 1 == 0 {
        while known <= index &+ longest {
          paths.base[known] = Paths.unknown
          known &+= 1
        }
        paths.offer(start &+ costs[Int(input[segment.lowerBound &+ index])], at: index &+ 1)
        Self.follow(own, from: index, at: start, costs: costs, paths, isRough)
        index &+= 1
      } else {
        // No path goes on from inside the match, so that only the one over it matters.
        index &+= longest
        if known <= index {
          paths.base[index] = Paths.unknown
          known = index &+ 1
        }
        Self.jump(own, longest, at: start, to: index, costs: costs, paths)
      }
    }
    place = Place(index: index, word: word, known: known)
  }

  /// Follows the longest matches of one position.
  @inline(__always)
  private static func jump(
    _ matches: UnsafeBufferPointer<UInt32>, _ longest: Int, at start: UInt64, to end: Int,
    costs: UnsafeBufferPointer<UInt64>, _ paths: Paths
  ) {
    var place = matches.count &- 1
    while place >= 0 {
      let match = Match(packed: matches[place])
      guard match.length == longest else { return }
      let distance = costs[TokenCosts.distances &+ match.distanceSymbol] &+ UInt64(match.distance)
      paths.offer(start &+ distance &+ costs[TokenCosts.lengths &+ longest], at: end)
      place &-= 1
    }
  }

  /// Follows the matches of one position: each length by the match of at least that length whose distance is cheapest.
  @inline(__always)
  private static func follow(
    _ matches: UnsafeBufferPointer<UInt32>, from index: Int, at start: UInt64,
    costs: UnsafeBufferPointer<UInt64>, _ paths: Paths, _ isRough: Bool
  ) {
    var (cheapest, distance) = (UInt64.max, UInt64(0))
    var place = matches.count &- 1
    while place >= 0 {
      let match = Match(packed: matches[place])
      let distanceCost = costs[TokenCosts.distances &+ match.distanceSymbol]
      if distanceCost < cheapest { (cheapest, distance) = (distanceCost, UInt64(match.distance)) }
      let below = place > 0 ? Match(packed: matches[place &- 1]).length : Token.shortestMatch - 1
      let path = start &+ cheapest &+ distance
      if isRough {
        paths.offer(path &+ costs[TokenCosts.lengths &+ match.length], at: index &+ match.length)
      } else if below < match.length {
        paths.offer(path, costs, from: index, above: below, to: match.length)
      }
      place &-= 1
    }
  }

  /// The tokens of the path that ends at the last byte.
  private func trace() -> [Token] {
    var tokens: [Token] = []
    var index = segment.count
    while index > 0 {
      let token = Token(packed: UInt32(truncatingIfNeeded: paths.base[index]))
      tokens.append(token)
      index -= token.byteCount
    }
    return tokens.reversed()
  }
}
