import Threads

/// Whether the client has given up on a request: it left, or said so. Long work looks at it and stops.
package final class Cancellation: Sendable {
  private let state = Lock(false)

  package init() {}

  package var isCancelled: Bool { state.withLock { $0 } }

  package func cancel() { state.withLock { $0 = true } }
}
