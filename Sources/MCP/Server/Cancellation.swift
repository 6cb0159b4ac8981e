import Threads

/// Whether the client has given up on a request: it left, or said so. Long work looks at it and stops.
package final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var bodies: [@Sendable () -> Void] = []
  }

  private let state = Lock(State())

  package init() {}

  package var isCancelled: Bool { state.withLock { $0.isCancelled } }

  package func cancel() {
    let bodies = state.withLock { state in
      state.isCancelled = true
      defer { state.bodies = [] }
      return state.bodies
    }
    for body in bodies { body() }
  }

  /// Calls `body` once when the request is given up; at once if that has happened. It runs on the thread that cancels:
  /// let it be short.
  package func onCancel(_ body: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.isCancelled { state.bodies.append(body) }
      return state.isCancelled
    }
    if isLate { body() }
  }
}
