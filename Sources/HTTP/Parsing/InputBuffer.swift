#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes that have come and are not used yet, read from the front.
struct InputBuffer: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The first unused byte of `bytes`.
  private(set) var start = 0

  var count: Int { bytes.count - start }

  mutating func append(_ more: UnsafeRawBufferPointer) {
    makeRoom()
    bytes.append(contentsOf: more)
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    makeRoom()
    bytes.append(contentsOf: more)
  }

  /// Takes `count` bytes off the front.
  mutating func removeFirst(_ count: Int) {
    start += count
    if start == bytes.count { removeAll() }
  }

  mutating func removeAll() {
    start = 0
    // An idle connection shall not keep what a large request needed.
    bytes.removeAll(keepingCapacity: bytes.capacity <= 16 * 1024)
  }

  /// The distance from the front to the first LF at or after `offset`; nil where there is none.
  func lineFeed(from offset: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      let from = start + offset
      guard from < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + from, CInt(ASCII.lineFeed), bytes.count - from)
      else { return nil }
      return base.distance(to: found) - start
    }
  }

  private mutating func makeRoom() {
    guard start > 0 else { return }
    bytes.removeFirst(start)
    start = 0
  }
}
