/// Bits in DEFLATE's order (RFC 1951 §3.1.1): the first is the lowest of its byte.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Writes the lowest `count` bits of a value, 0 to 32 of them, the lowest first; the value has no higher ones.
  mutating func write(_ value: Int, count: Int) {
    pending |= UInt64(truncatingIfNeeded: value) << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    if pendingCount > 0 { write(0, count: 8 - pendingCount) }
  }

  /// Bytes as they are; the writer must stand at the beginning of a byte.
  mutating func append(_ other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }
}
