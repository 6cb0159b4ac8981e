/// The positions in the window by what stands there.
///
/// Two tables: the last position of each three bytes, and for each four bytes a chain of all positions in the window,
/// nearest first. Where the four bytes are the same, the chain is of positions whose run ends after as many bytes: only
/// those go on alike behind the run, and the run itself is a copy at distance 1.
final class HashChains {
  private let base: UnsafePointer<UInt8>
  private let heads3: UnsafeMutablePointer<Int32>
  private let heads4: UnsafeMutablePointer<Int32>
  /// For each position of the window the one before it in its chain.
  private let chain: UnsafeMutablePointer<Int32>

  private static let bits3: UInt32 = 14
  private static let bits4: UInt32 = 16
  private static let mask = Token.farthestDistance - 1

  /// - Parameter base: stays alive and as it is as long as the tables.
  init(base: UnsafePointer<UInt8>) {
    self.base = base
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

  /// The last position with the same hash of three bytes; negative where there is none.
  @inline(__always)
  func nearestOfThree(_ position: Int) -> Int { Int(heads3[hash3(position)]) }

  /// The last position in the chain of a position; negative where there is none.
  @inline(__always)
  func nearest(_ position: Int, run: Int) -> Int { Int(heads4[key(position, run: run)]) }

  /// The one before a position of the window in its chain; before the window, or negative, at the end of the chain.
  @inline(__always)
  func before(_ position: Int) -> Int { Int(chain[position & Self.mask]) }

  /// Adds a position that has four bytes.
  @inline(__always)
  func insert(_ position: Int, run: Int) {
    let key = key(position, run: run)
    heads3[hash3(position)] = Int32(truncatingIfNeeded: position)
    chain[position & Self.mask] = heads4[key]
    heads4[key] = Int32(truncatingIfNeeded: position)
  }

  @inline(__always)
  private func key(_ position: Int, run: Int) -> Int {
    let value = run < 4 ? base.word(position) : UInt32(base[position]) << 16 | UInt32(run) << 24 ^ UInt32(run)
    return Int((value &* 0x9E37_79B1) >> (32 - Self.bits4))
  }

  @inline(__always)
  private func hash3(_ position: Int) -> Int {
    let three = UInt32(base[position]) | UInt32(base[position + 1]) << 8 | UInt32(base[position + 2]) << 16
    return Int((three &* 0x9E37_79B1) >> (32 - Self.bits3))
  }
}
