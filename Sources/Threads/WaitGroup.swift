#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A count of things under way that a thread can wait out.
package final class WaitGroup: @unchecked Sendable {
  // `count` is touched between locking and unlocking `mutex` alone.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var count = 0

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

  /// One more is under way.
  package func enter() {
    pthread_mutex_lock(mutex)
    count += 1
    pthread_mutex_unlock(mutex)
  }

  /// One has ended. Every `enter` has one `leave`.
  package func leave() {
    pthread_mutex_lock(mutex)
    count -= 1
    if count <= 0 { pthread_cond_broadcast(condition) }
    pthread_mutex_unlock(mutex)
  }

  /// Waits until none is under way.
  package func wait() {
    pthread_mutex_lock(mutex)
    while count > 0 { pthread_cond_wait(condition, mutex) }
    pthread_mutex_unlock(mutex)
  }
}
