#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The way into a loop from other threads: messages in order, and a wake-up only where the loop sleeps.
final class Mailbox: @unchecked Sendable {
  // `messages` and `isAsleep` are touched between `lock()` and `unlock()` alone; so is the state of the loop's
  // exchanges, because an answer and a client that leaves race for it.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var messages: [Message] = []
  private var isAsleep = false
  private let waker: Waker

  init(waker: Waker) {
    self.waker = waker
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }

  /// Adds a message at the end.
  func post(_ message: Message) {
    lock()
    postLocked(message)
    unlock()
  }

  /// The same, for who holds the lock.
  func postLocked(_ message: Message) {
    messages.append(message)
    wakeLocked()
  }

  /// Makes a sleeping loop look at the clock.
  func wake() {
    lock()
    wakeLocked()
    unlock()
  }

  private func wakeLocked() {
    guard isAsleep else { return }
    isAsleep = false
    waker.wake()
  }

  /// Takes all messages. Where there are none, the loop counts as asleep, and the next message wakes it.
  func takeBeforeSleep() -> [Message] {
    lock()
    defer { unlock() }
    guard messages.isEmpty else { return takeLocked() }
    isAsleep = true
    return []
  }

  /// Says that the loop is up and about; messages need no wake-up.
  func awake() {
    lock()
    isAsleep = false
    unlock()
  }

  private func takeLocked() -> [Message] {
    let taken = messages
    messages = []
    return taken
  }
}
