/// The checksum that closes a zlib stream (RFC 1950 §2.2): two sums modulo 65521.
struct Adler32 {
  private var sum: UInt32 = 1
  private var sumOfSums: UInt32 = 0

  var value: UInt32 { sumOfSums << 16 | sum }

  mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      // As many as 32 bits hold before the sums must be reduced.
      let end = min(start + 5_552, bytes.count)
      for index in start..<end {
        sum &+= UInt32(bytes[index])
        sumOfSums &+= sum
      }
      sum %= 65_521
      sumOfSums %= 65_521
      start = end
    }
  }
}
