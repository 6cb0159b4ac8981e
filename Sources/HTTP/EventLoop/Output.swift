import CShim

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes that wait for a socket to take them.
struct Output {
  enum Progress {
    case everything, some, nothing
    /// The connection is broken.
    case failed
  }

  private var bytes: [UInt8] = []
  private var start = 0

  var count: Int { bytes.count - start }

  var isEmpty: Bool { start == bytes.count }

  /// Adds bytes at the end.
  mutating func append(_ body: (inout [UInt8]) -> Void) { body(&bytes) }

  /// Writes as much as the socket takes now.
  mutating func flush(to descriptor: CInt) -> Progress {
    var wroteAny = false
    while !isEmpty {
      let sent = bytes.withUnsafeBytes { pw_send(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start) }
      if sent < 0 {
        if sent == -Int(EINTR) { continue }
        guard sent == -Int(EAGAIN) || sent == -Int(EWOULDBLOCK) else { return .failed }
        compact()
        return wroteAny ? .some : .nothing
      }
      wroteAny = true
      start += sent
    }
    start = 0
    // An idle connection shall not keep what a large answer needed.
    bytes.removeAll(keepingCapacity: bytes.capacity <= 64 * 1024)
    return .everything
  }

  private mutating func compact() {
    guard start > 64 * 1024 else { return }
    bytes.removeFirst(start)
    start = 0
  }
}
