#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits for bytes from a descriptor, and notices when the reader of another one has gone meanwhile.
struct InputReader {
  enum Event {
    case bytes(ArraySlice<UInt8>)
    case end
    /// Nobody reads our answers any more.
    case readerGone
  }

  let input: Int32
  let output: Int32
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Blocks until there is something to tell; it costs no processor time meanwhile.
  mutating func next() -> Event {
    while true {
      // No events are asked of the output: errors are reported all the same.
      var entries = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: output, events: 0, revents: 0),
      ]
      guard poll(&entries, 2, -1) >= 0 else {
        if errno == EINTR { continue }
        return .end
      }
      if entries[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return .readerGone }
      guard entries[0].revents != 0 else { continue }
      let count = read(input, &buffer, buffer.count)
      if count > 0 { return .bytes(buffer[..<count]) }
      if count == 0 || (errno != EINTR && errno != EAGAIN) { return .end }
    }
  }
}
