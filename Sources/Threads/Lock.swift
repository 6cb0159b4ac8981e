#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A value that one thread at a time may touch; for small tables that never wait.
///
/// It stands on `pthread_mutex_t`, which ThreadSanitizer understands; `Synchronization.Mutex` is a futex in a library
/// that is not instrumented, and reports false races on Linux. Only `Sendable` values may leave the closure.
package final class Lock<State>: @unchecked Sendable {
  // `state` is touched in `withLock` alone, between locking and unlocking `mutex`.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var state: State

  package init(_ state: sending State) {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    self.state = state
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Touches the value while no other thread can; `body` must not lock again.
  package func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&state)
  }
}
