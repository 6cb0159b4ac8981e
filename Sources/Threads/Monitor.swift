#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A value that one thread at a time may touch, and for whose changes threads can wait.
///
/// Whoever changes it wakes all who wait. Only `Sendable` values may leave the closures.
package final class Monitor<State>: @unchecked Sendable {
  // `state` is touched between locking and unlocking `mutex` alone.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var state: State

  package init(_ state: sending State) {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    changed = .allocate(capacity: 1)
    changed.initialize(to: pthread_cond_t())
    pthread_cond_init(changed, nil)
    self.state = state
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Changes the value at once.
  package func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    defer { pthread_cond_broadcast(changed) }
    return body(&state)
  }

  /// Waits until the value is as `isReady` wants it.
  package func wait(until isReady: (State) -> Bool) { wait(until: isReady, then: { _ in }) }

  /// Waits until the value is as `isReady` wants it, and changes it before anybody else can.
  package func wait<Result: Sendable>(
    until isReady: (State) -> Bool, then body: (inout State) -> Result
  ) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isReady(state) { pthread_cond_wait(changed, mutex) }
    defer { pthread_cond_broadcast(changed) }
    return body(&state)
  }
}
