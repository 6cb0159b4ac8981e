extension Loop {
  /// Takes no more connections and requests; those being answered are answered, streams end.
  func drain(within limit: Duration) {
    guard !isDraining else { return }
    isDraining = true
    stopsAt = now + limit.nanoseconds
    stopListening()
    for connection in connections.compactMap(\.self) {
      switch connection.phase {
      case .reading where connection.accepted == nil && connection.output.isEmpty: close(connection)
      case .reading, .answering, .closing:
        connection.context.closes = true
        connection.closesWhenWritten = connection.accepted == nil
        connection.wait = nil
        update(connection)
      case .streaming(let exchange):
        connection.context.closes = true
        if !exchange.drain() { finishStream(connection, exchange) }
      }
    }
  }

  private func stopListening() {
    guard let listener else { return }
    poller.remove(listener)
    closeDescriptor(listener)
    self.listener = nil
  }

  /// Ends what is left when the loop ends.
  func closeEverything() {
    stopListening()
    for connection in connections.compactMap(\.self) { close(connection) }
    // A connection that was handed over and never opened.
    for case .connection(let descriptor, let peer) in mailbox.takeBeforeSleep() {
      closeDescriptor(descriptor)
      setup.admissions.leave(peer, loop: setup.index)
    }
  }
}
