extension Loop {
  /// Sets the time that the connection has, where it waits for something else than before.
  func updateDeadline(_ connection: Connection) {
    let wait = wait(of: connection)
    guard wait != connection.wait else { return }
    connection.wait = wait
    connection.deadline = wait.map { now + duration(of: $0, connection).nanoseconds }
    deadlines.set(connection.ticket.slot, connection.deadline)
  }

  private func wait(of connection: Connection) -> Connection.Wait? {
    if case .closing = connection.phase { return .close }
    if !connection.output.isEmpty { return .write }
    return switch connection.phase {
    case .reading where connection.parser.isInsideHead: .head
    case .reading where connection.parser.isInsideRequest: .body
    case .reading: .idle
    case .answering: nil
    case .streaming: .keepAlive
    case .closing: .close
    }
  }

  private func duration(of wait: Connection.Wait, _ connection: Connection) -> Duration {
    switch wait {
    case .idle: setup.deadlines.idle
    case .head: setup.deadlines.head
    case .body: setup.deadlines.body
    case .write: setup.deadlines.write
    case .close: isDraining ? min(setup.deadlines.close, .milliseconds(500)) : setup.deadlines.close
    case .keepAlive: setup.deadlines.keepAlive
    }
  }

  /// Acts on every deadline that has passed.
  func expire() {
    acceptAgain()
    if let stopsAt, stopsAt <= now { isStopped = true }
    while let slot = deadlines.popExpired(now) {
      guard let connection = connection(slot), let wait = connection.wait else { continue }
      connection.wait = nil
      switch wait {
      case .idle, .write, .close: close(connection)
      case .head: refuse(.headTooSlow, connection)
      case .body: refuse(.bodyTooSlow, connection)
      case .keepAlive:
        let isChunked = connection.context.version == .http11
        connection.output.append { bytes in
          if isChunked {
            ResponseWriter.writeChunk(ServerEvent.keepAlive, to: &bytes)
          } else {
            bytes += ServerEvent.keepAlive
          }
        }
        flush(connection)
      }
    }
  }

  private func refuse(_ refusal: Refusal, _ connection: Connection) {
    if refusal == .headTooSlow { connection.context = ResponseWriter.Context() }
    connection.context.closes = true
    // The answer to a request whose content is only read over has gone out already.
    if refusal == .headTooSlow || connection.accepted != nil { write(refusal.response, to: connection) }
    connection.accepted = nil
    connection.closesWhenWritten = true
    flush(connection)
  }
}
