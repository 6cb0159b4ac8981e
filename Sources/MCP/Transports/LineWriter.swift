import JSON
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes whole lines to a descriptor, from whichever thread they come, on a thread of its own.
///
/// Nobody who answers waits for a client that is slow to read, and a client that sends everything before it reads
/// anything does not lock itself out; the reading side is held up only past ``roomBytes``.
final class LineWriter: Sendable {
  /// Bytes that may wait to be written before reading pauses.
  private static let roomBytes = 16 << 20

  private struct State {
    var waiting: [UInt8] = []
    var isFinished = false
    var isBroken = false
  }

  private let state = Monitor(State())
  private let descriptor: Int32
  private let thread = Lock<Thread?>(nil)

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Starts the thread. Call it once.
  func start() { thread.withLock { $0 = Thread { [self] in writeUntilFinished() } } }

  /// Queues the value and a LF; nothing, once the reader has gone.
  func send(_ value: JSONValue) {
    let line = value.encoded
    state.change { state in
      guard !state.isBroken else { return }
      state.waiting.append(contentsOf: line)
      state.waiting.append(0x0A)
    }
  }

  /// Waits while too much is unwritten.
  func waitForRoom() { state.wait(until: { $0.waiting.count <= Self.roomBytes || $0.isBroken }) }

  /// Writes what is queued, and ends the thread. Call it once, after the last `send`.
  func finish() {
    state.change { $0.isFinished = true }
    thread.withLock { $0 }?.join()
  }

  private func writeUntilFinished() {
    while let bytes = next() {
      guard !writeAll(bytes) else { continue }
      state.change { state in
        state.isBroken = true
        state.waiting = []
      }
    }
  }

  /// Takes everything that waits, so that a burst costs few writes; nil at the end.
  private func next() -> [UInt8]? {
    state.wait(
      until: { !$0.waiting.isEmpty || $0.isFinished || $0.isBroken },
      then: { state in
        defer { state.waiting = [] }
        return state.waiting.isEmpty ? nil : state.waiting
      })
  }

  private func writeAll(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
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

  private func waitUntilWritable() {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&entry, 1, -1)
  }
}
