#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Two ends of a pipe, or an eventfd twice: writing to one makes a poller that watches the other return.
final class Waker: Sendable {
  let readEnd: CInt
  let writeEnd: CInt

  /// Takes both descriptors over; neither blocks.
  init(readEnd: CInt, writeEnd: CInt) {
    self.readEnd = readEnd
    self.writeEnd = writeEnd
  }

  deinit {
    close(readEnd)
    if writeEnd != readEnd { close(writeEnd) }
  }

  func wake() {
    // Eight bytes are what an eventfd takes. A full pipe or counter means that a wake-up is under way already.
    var one: UInt64 = 1
    _ = write(writeEnd, &one, 8)
  }

  /// Forgets the wake-ups so far.
  func drain() {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { bytes in
      while read(readEnd, bytes.baseAddress, bytes.count) == bytes.count {}
    }
  }
}
