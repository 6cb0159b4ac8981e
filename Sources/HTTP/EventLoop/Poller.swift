/// Waits for many descriptors at once: epoll, or poll(2). Confined to one loop's thread.
protocol Poller: AnyObject {
  /// Begins to watch a descriptor. `token` comes back with what happens to it.
  func add(_ descriptor: CInt, token: UInt64, _ interest: Interest) throws(SystemError)
  func change(_ descriptor: CInt, token: UInt64, _ interest: Interest)
  /// Call it before the descriptor is closed.
  func remove(_ descriptor: CInt)
  /// Waits, for ever where `milliseconds` is nil, and replaces `found` by what happened; nothing at the time's end.
  func wait(milliseconds: CInt?, _ found: inout [Readiness])
  /// What other threads wake this poller with; the caller adds its read end.
  func makeWaker() throws(SystemError) -> Waker
}
