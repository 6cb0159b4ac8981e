/// The earlier copies that were found for each position of a segment.
struct MatchList {
  /// Where the matches of a position begin; one more than positions.
  private(set) var starts: [UInt32] = [0]
  /// Packed as tokens; those of one position in ascending length.
  private(set) var matches: [Token] = []

  init(capacity: Int) {
    starts.reserveCapacity(capacity + 1)
    matches.reserveCapacity(capacity / 2)
  }

  mutating func append(_ match: Token) { matches.append(match) }

  mutating func endPosition() { starts.append(UInt32(truncatingIfNeeded: matches.count)) }

  /// Adds a match to those of the position that is not yet ended, in its place; one with the same distance that is at
  /// least as long stays alone.
  mutating func insert(_ match: Token) {
    var index = matches.count
    let first = Int(starts[starts.count - 1])
    while index > first, matches[index - 1].matchLength >= match.matchLength {
      if matches[index - 1].distance == match.distance { return }
      index -= 1
    }
    matches.insert(match, at: index)
  }
}
