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
final class LineWriter: @unchecked Sendable {
  /// Bytes that may wait to be written before reading pauses.
  private static let roomBytes = 16 << 20

  // The variables are touched between locking and unlocking `mutex` alone.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var waiting: [UInt8] = []
  private var isFinished = false
  private var isBroken = false

  private let descriptor: Int32
  private let thread = Lock<Thread?>(nil)

  init(descriptor: Int32) {
    self.descriptor = descriptor
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    changed = .allocate(capacity: 1)
    changed.initialize(to: pthread_cond_t())
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Starts the thread. Call it once.
  func start() { thread.withLock { $0 = Thread { [self] in writeUntilFinished() } } }

  /// Queues the value and a LF; nothing, once the reader has gone.
  func send(_ value: JSONValue) {
    let line = value.encoded
    withMutex {
      guard !isBroken else { return }
      waiting.append(contentsOf: line)
      waiting.append(0x0A)
    }
  }

  /// Waits while too much is unwritten.
  func waitForRoom() {
    pthread_mutex_lock(mutex)
    while waiting.count > Self.roomBytes, !isBroken { pthread_cond_wait(changed, mutex) }
    pthread_mutex_unlock(mutex)
  }

  /// Writes what is queued, and ends the thread. Call it once, after the last `send`.
  func finish() {
    withMutex { isFinished = true }
    thread.withLock { $0 }?.join()
  }

  private func withMutex(_ body: () -> Void) {
    pthread_mutex_lock(mutex)
    body()
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  private func writeUntilFinished() {
    while let bytes = next() {
      guard !writeAll(bytes) else { continue }
      withMutex {
        isBroken = true
        waiting = []
      }
    }
  }

  /// Takes everything that waits, so that a burst costs few writes; nil at the end.
  private func next() -> [UInt8]? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while waiting.isEmpty {
      if isFinished || isBroken { return nil }
      pthread_cond_wait(changed, mutex)
    }
    let bytes = waiting
    waiting = []
    pthread_cond_broadcast(changed)
    return bytes
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
