import Threads

/// Connections for reading, each lent to one thread at a time and kept for the next.
final class ConnectionPool: Sendable {
  /// A connection on its way between threads.
  private struct Idle: @unchecked Sendable {
    // Only the pool's list holds it, or the one thread that took it from there; the list's lock orders the two.
    let connection: Connection
  }

  private let path: String
  private let idle = Lock<[Idle]>([])
  private static let keptCount = 8

  init(path: String) { self.path = path }

  func withConnection<Value>(_ body: (Connection) throws -> Value) throws -> Value {
    let connection = try take()
    defer { give(back: connection) }
    return try body(connection)
  }

  private func take() throws(StoreError) -> Connection {
    if let idle = idle.withLock({ $0.popLast() }) { return idle.connection }
    do {
      return try Connection(path: path, mode: .reading)
    } catch {
      throw error.storeError(path: path)
    }
  }

  private func give(back connection: Connection) {
    let idle = Idle(connection: connection)
    self.idle.withLock { if $0.count < Self.keptCount { $0.append(idle) } }
  }
}
