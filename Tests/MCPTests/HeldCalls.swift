import Threads

/// Completions that a test lets go when it wants to.
final class HeldCalls: Sendable {
  private let calls = Lock<[@Sendable () -> Void]>([])

  func hold(_ call: @escaping @Sendable () -> Void) { calls.withLock { $0.append(call) } }

  var count: Int { calls.withLock { $0.count } }

  func release() {
    let held = calls.withLock { calls in
      defer { calls = [] }
      return calls
    }
    for call in held { call() }
  }
}
