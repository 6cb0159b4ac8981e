/// The earlier copies that were found in a segment, in the order in which a parser meets them.
///
/// For each position that was looked at comes a word of twice the number of its matches, and 1 more where the positions
/// inside the longest were not looked at: then the next word is of the position behind it. The matches follow, packed,
/// in ascending length.
struct MatchList: ~Copyable {
  private var words: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private var count = 0
  /// Where the matches of the last position begin.
  private var begin = 0

  /// - Parameter capacity: how many words it has room for before it must grow; at least 1.
  init(capacity: Int) {
    self.capacity = capacity
    words = .allocate(capacity: capacity)
  }

  deinit { words.deallocate() }

  /// Stays as it is until the list is changed or ends.
  var all: UnsafePointer<UInt32> { UnsafePointer(words) }

  /// Begins with the matches of the next position.
  @inline(__always)
  mutating func beginPosition() {
    append(0)
    begin = count
  }

  /// - Parameter isClosed: whether the next position is the one behind the longest match.
  @inline(__always)
  mutating func endPosition(isClosed: Bool) {
    words[begin &- 1] = UInt32(truncatingIfNeeded: (count &- begin) << 1 | (isClosed ? 1 : 0))
  }

  /// Adds a match that is longer than those the position has.
  @inline(__always)
  mutating func append(_ match: Match) { append(match.packed) }

  /// Adds a match in its place; one with the same distance that is at least as long stays alone.
  @inline(__always)
  mutating func insert(_ match: Match) {
    var index = count
    while index > begin {
      let other = Match(packed: words[index &- 1])
      if other.length < match.length { break }
      if other.distance == match.distance { return }
      index &-= 1
    }
    append(0)
    var end = count &- 1
    while end > index {
      words[end] = words[end &- 1]
      end &-= 1
    }
    words[index] = match.packed
  }

  @inline(__always)
  private mutating func append(_ word: UInt32) {
    if count == capacity { grow() }
    words[count] = word
    count &+= 1
  }

  private mutating func grow() {
    let wider = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * capacity)
    wider.moveInitialize(from: words, count: count)
    words.deallocate()
    (words, capacity) = (wider, 2 * capacity)
  }
}
