#if canImport(Glibc)
  public import Glibc
#else
  public import Darwin
#endif

/// A value that one thread at a time may touch; for small tables that never wait.
///
/// It stands on `pthread_mutex_t`, which ThreadSanitizer understands; `Synchronization.Mutex` is a futex in a library
/// that is not instrumented, and reports false races on Linux. Only `Sendable` values may leave the closure.
///
/// Public, so that other modules are compiled with its code in them, which the compiler does not do for `package`
/// declarations: a call through the generic code costs more than what most locks guard.
public final class Lock<State>: @unchecked Sendable {
  // `state` is touched in `withLock` alone, between locking and unlocking `mutex`.
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
  /// Behind a pointer, because the lock alone says who may touch it, and a check for each access costs as much again.
  @usableFromInline let state: UnsafeMutablePointer<State>

  @inlinable public init(_ state: sending State) {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
  }

  @inlinable deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Touches the value while no other thread can; `body` must not lock again.
  @inlinable public func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&state.pointee)
  }
}
