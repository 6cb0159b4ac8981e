import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What has come in on standard input, read by a thread of its own.
final class Inbox: Sendable {
  enum Item: Sendable {
    case line([UInt8])
    /// A line longer than is taken; it was thrown away.
    case overlongLine
    case end
  }

  private let items = Lock<[Item]>([])

  /// Starts to read. `wake` is called when there is something.
  func start(wake: @escaping @Sendable () -> Void) {
    _ = Thread { [self] in
      read { item in
        items.withLock { $0.append(item) }
        wake()
      }
    }
  }

  /// Takes all that has come.
  func take() -> [Item] {
    items.withLock { items in
      defer { items = [] }
      return items
    }
  }

  private func read(_ deliver: (Item) -> Void) {
    var line: [UInt8] = []
    var isOverlong = false
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    func endLine() {
      if isOverlong { deliver(.overlongLine) } else if line.contains(where: { $0 > 0x20 }) { deliver(.line(line)) }
      (line, isOverlong) = ([], false)
    }
    while true {
      let count = Self.readInput(&buffer)
      guard count > 0 else { break }
      var rest = buffer[..<count]
      while let end = rest.firstIndex(of: 0x0A) {
        line += rest[..<end]
        endLine()
        rest = rest[(end + 1)...]
      }
      line += rest
      if line.count > Limits.messageBytes { (line, isOverlong) = ([], true) }
    }
    endLine()
    deliver(.end)
  }

  private static func readInput(_ buffer: inout [UInt8]) -> Int {
    while true {
      let count = systemRead(&buffer)
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

/// `read(2)` from standard input, by a name that no method hides.
private func systemRead(_ buffer: inout [UInt8]) -> Int { read(0, &buffer, buffer.count) }
