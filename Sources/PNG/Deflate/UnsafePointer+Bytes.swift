/// Reading of several bytes at once; the caller vouches that they are there.
extension UnsafePointer<UInt8> {
  @inline(__always)
  func word(_ position: Int) -> UInt32 {
    UnsafeRawPointer(self + position).loadUnaligned(as: UInt32.self).littleEndian
  }

  @inline(__always)
  private func doubleWord(_ position: Int) -> UInt64 {
    UnsafeRawPointer(self + position).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// How many bytes from two positions on are the same.
  @inline(__always)
  func length(_ one: Int, _ other: Int, limit: Int) -> Int {
    var length = 0
    while length &+ 8 <= limit {
      let difference = doubleWord(one &+ length) ^ doubleWord(other &+ length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
      length &+= 8
    }
    while length < limit, self[one &+ length] == self[other &+ length] { length &+= 1 }
    return length
  }
}
