/// One thread that runs what it is given, in order, one at a time: the store's writer.
package final class WorkQueue: Sendable {
  private struct State {
    var pending: [@Sendable () -> Void] = []
    var isClosed = false
  }

  private let state = Monitor(State())
  private let thread = Lock<Thread?>(nil)

  package init() {}

  /// Adds work to the end; false, with nothing added, once the queue is closed. The thread starts with the first work.
  @discardableResult
  package func add(_ work: @escaping @Sendable () -> Void) -> Bool {
    thread.withLock { thread in
      if thread == nil { thread = Thread { [self] in runUntilClosed() } }
    }
    return state.change { state in
      if !state.isClosed { state.pending.append(work) }
      return !state.isClosed
    }
  }

  /// Takes no more work, finishes what was added, and waits for that. Call it once, not from the queue's own thread.
  package func close() {
    state.change { $0.isClosed = true }
    thread.withLock { $0 }?.join()
  }

  private func runUntilClosed() {
    while let batch = next() {
      for work in batch { work() }
    }
  }

  /// Waits for work; nil at the end.
  private func next() -> [@Sendable () -> Void]? {
    state.wait(
      until: { !$0.pending.isEmpty || $0.isClosed },
      then: { state in
        defer { state.pending = [] }
        return state.pending.isEmpty ? nil : state.pending
      })
  }
}
