import JSON
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes whole lines to a descriptor, one at a time, whichever thread they come from.
final class LineWriter: Sendable {
  private let descriptor: Int32
  /// False once the reader is gone. The lock is held while a line is written, so that lines never mix.
  private let isOpen = Lock(true)

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes the value and a LF. Nothing is written once the reader has gone.
  func send(_ value: JSONValue) {
    let line = value.encoded + [0x0A]
    isOpen.withLock { isOpen in
      if isOpen { isOpen = writeAll(line) }
    }
  }

  private func writeAll(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(rest)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          waitUntilWritable()
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private func systemWrite(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    write(descriptor, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
  }

  private func waitUntilWritable() {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&entry, 1, -1)
  }
}
