import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long and how often to try again while another process holds the file.
///
/// SQLite's own timeout backs off to sleeps of 100 ms, so that under contention some writers wait for seconds. Short
/// sleeps of random length give everyone the same chance at each commit of another.
final class BusyRetry {
  static let limitSeconds = 30

  private var start = ContinuousClock.now

  /// Waits a little before try number `count` (from 0).
  /// - Returns: false when the time is over.
  func wait(count: Int) -> Bool {
    if count == 0 { start = .now }
    guard ContinuousClock.now - start < .seconds(Self.limitSeconds) else { return false }
    usleep(UInt32.random(in: 100...min(5_000, 500 + 100 * UInt32(clamping: count))))
    return true
  }

  /// Makes the connection ask this object; it must live as long.
  func attach(to connection: OpaquePointer) {
    sqlite3_busy_handler(connection, waitBeforeRetry, Unmanaged.passUnretained(self).toOpaque())
  }
}

private func waitBeforeRetry(_ retry: UnsafeMutableRawPointer?, count: Int32) -> Int32 {
  guard let retry else { return 0 }
  return Unmanaged<BusyRetry>.fromOpaque(retry).takeUnretainedValue().wait(count: Int(count)) ? 1 : 0
}
