import Threads

/// Somebody who is told of changes, until it ends.
package final class Watch: Sendable {
  private let ending: Lock<(@Sendable () -> Void)?>

  /// - Parameter end: what ends it; called once.
  package init(_ end: @escaping @Sendable () -> Void) { ending = Lock(end) }

  deinit { end() }

  package func end() {
    let end = ending.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}
