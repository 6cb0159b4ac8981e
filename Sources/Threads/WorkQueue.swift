#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One thread that runs what it is given, in order, one at a time: the store's writer.
package final class WorkQueue: @unchecked Sendable {
  // `pending` and `isClosed` are touched between locking and unlocking `mutex` alone.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var pending: [@Sendable () -> Void] = []
  private var isClosed = false
  private let thread = Lock<Thread?>(nil)

  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Adds work to the end; false, with nothing added, once the queue is closed. The thread starts with the first work.
  @discardableResult
  package func add(_ work: @escaping @Sendable () -> Void) -> Bool {
    thread.withLock { thread in
      if thread == nil { thread = Thread { [self] in runUntilClosed() } }
    }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard !isClosed else { return false }
    pending.append(work)
    pthread_cond_signal(condition)
    return true
  }

  /// Takes no more work, finishes what was added, and waits for that. Call it once, not from the queue's own thread.
  package func close() {
    pthread_mutex_lock(mutex)
    isClosed = true
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
    thread.withLock { $0 }?.join()
  }

  private func runUntilClosed() {
    while let batch = next() {
      for work in batch { work() }
    }
  }

  /// Waits for work; nil at the end.
  private func next() -> [@Sendable () -> Void]? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while pending.isEmpty {
      if isClosed { return nil }
      pthread_cond_wait(condition, mutex)
    }
    defer { pending = [] }
    return pending
  }
}
