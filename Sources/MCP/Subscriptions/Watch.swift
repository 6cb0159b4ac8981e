import Threads

/// Somebody who is told of changes, until one of the two sides ends it.
package final class Watch: Sendable {
  private struct State {
    var ending: (@Sendable () -> Void)?
    var closing: (@Sendable () -> Void)?
    var isClosed = false
  }

  private let state: Lock<State>

  /// - Parameter end: what ends it; called once, whoever ends it.
  package init(_ end: @escaping @Sendable () -> Void) { state = Lock(State(ending: end)) }

  deinit { end() }

  /// A watch for somebody who may not be told of anything.
  package static var closed: Watch {
    let watch = Watch {}
    watch.close()
    return watch
  }

  /// Who is told ends it.
  package func end() {
    let ending = state.withLock { state in
      defer { (state.ending, state.closing) = (nil, nil) }
      return state.ending
    }
    ending?()
  }

  /// Who tells ends it: the other side may not be told of anything any more.
  package func close() {
    let (ending, closing) = state.withLock { state in
      defer { (state.ending, state.closing) = (nil, nil) }
      if state.ending != nil { state.isClosed = true }
      return (state.ending, state.closing)
    }
    ending?()
    closing?()
  }

  /// Calls `body` once when who tells ends it; at once if that has happened.
  package func onClose(_ body: @escaping @Sendable () -> Void) {
    let isClosed = state.withLock { state in
      if state.ending != nil { state.closing = body }
      return state.isClosed
    }
    if isClosed { body() }
  }
}
