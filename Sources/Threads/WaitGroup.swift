/// A count of things under way that a thread can wait out.
package final class WaitGroup: Sendable {
  private let count = Monitor(0)

  package init() {}

  /// One more is under way.
  package func enter() { count.change { $0 += 1 } }

  /// One has ended. Every `enter` has one `leave`.
  package func leave() { count.change { $0 -= 1 } }

  /// Waits until none is under way.
  package func wait() { count.wait(until: { $0 <= 0 }) }
}
