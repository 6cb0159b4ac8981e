#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A clock that only goes forward, in nanoseconds from some beginning. Tests hand in their own.
package struct UptimeClock: Sendable {
  package let now: @Sendable () -> Int64

  package init(now: @escaping @Sendable () -> Int64) { self.now = now }

  package static let system = UptimeClock {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
