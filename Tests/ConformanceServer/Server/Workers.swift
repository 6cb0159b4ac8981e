import Threads

/// A few threads for tools that take their time.
final class Workers: Sendable {
  private let queues = (0..<8).map { _ in WorkQueue() }
  private let next = Lock(0)

  func add(_ work: @escaping @Sendable () -> Void) {
    let index = next.withLock { next in
      next = (next + 1) % queues.count
      return next
    }
    queues[index].add(work)
  }
}
