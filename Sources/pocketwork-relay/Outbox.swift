#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output: one message a line and nothing else.
struct Outbox {
  /// Whether the client reads no more.
  private(set) var isClosed = false

  mutating func write(_ message: [UInt8]) {
    var rest = (message + [0x0A])[...]
    while !rest.isEmpty, !isClosed {
      let count = rest.withUnsafeBytes { systemWrite(1, $0) }
      if count < 0 && errno != EINTR { isClosed = true }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// A line for whoever runs the client.
  static func complain(_ text: String) {
    let line = Array("pocketwork-relay: \(text)\n".utf8)
    _ = line.withUnsafeBytes { systemWrite(2, $0) }
  }
}

/// `write(2)`, by a name that no method hides.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
