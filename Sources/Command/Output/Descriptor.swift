#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system's reading and writing, begun again where a signal interrupts them.
enum Descriptor {
  /// Reads what is there into the buffer.
  /// - Returns: the count of bytes, 0 at the end, or -1 with the cause in `errno`.
  static func take(from descriptor: CInt, into buffer: inout [UInt8]) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Reads to the end, or until there are more than `limit` bytes.
  /// - Returns: nil with the cause in `errno`.
  static func takeAll(from descriptor: CInt, limit: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = take(from: descriptor, into: &buffer)
      guard count >= 0 else { return nil }
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return bytes
  }

  /// Writes all bytes, waiting where the reader is slow.
  /// - Returns: 0, or the cause of the failure as `errno` names it.
  static func put(_ bytes: [UInt8], to descriptor: CInt) -> CInt {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
