#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Loop {
  /// Acts on what another thread has asked.
  func receive(_ message: Message) {
    switch message {
    case .respond(let ticket, let response):
      guard let connection = connection(ticket), case .answering = connection.phase else { return }
      finish(connection, response)
      advance(connection)
    case .openStream(let ticket, let response):
      guard let connection = connection(ticket), case .answering(let exchange) = connection.phase else { return }
      openStream(connection, exchange, response)
    case .write(let ticket, let bytes):
      guard let connection = connection(ticket), case .streaming = connection.phase else { return }
      stream(bytes, connection)
    case .finishStream(let ticket):
      guard let connection = connection(ticket), case .streaming(let exchange) = connection.phase else { return }
      finishStream(connection, exchange)
    case .abandon(let ticket):
      if let connection = connection(ticket) { close(connection) }
    case .connection(let descriptor, let peer): open(descriptor, peer)
    case .drain(let limit): drain(within: limit)
    case .stop: isStopped = true
    }
  }

  /// Puts the answer to the current request into the output; the next request may be read.
  func finish(_ connection: Connection, _ response: Response) {
    connection.phase = .reading
    write(response, to: connection)
  }

  /// Puts a whole response into the output.
  func write(_ response: Response, to connection: Connection) {
    if isDraining { connection.context.closes = true }
    let context = connection.context
    connection.output.append { ResponseWriter.write(response, context, to: &$0) }
    if context.closes { connection.closesWhenWritten = true }
    connection.wait = nil
  }

  private func openStream(_ connection: Connection, _ exchange: Exchange, _ response: Response) {
    if isDraining || connection.context.version == .http10 { connection.context.closes = true }
    let context = connection.context
    connection.output.append { ResponseWriter.writeStreamHead(response, context, to: &$0) }
    connection.phase = .streaming(exchange)
    flush(connection)
  }

  private func stream(_ bytes: [UInt8], _ connection: Connection) {
    let isChunked = connection.context.version == .http11
    connection.output.append { if isChunked { ResponseWriter.writeChunk(bytes, to: &$0) } else { $0 += bytes } }
    connection.streamBytes += bytes.count
    connection.wait = nil
    flush(connection)
  }

  func finishStream(_ connection: Connection, _ exchange: Exchange) {
    exchange.end()
    if connection.context.version == .http11 { connection.output.append { $0 += ResponseWriter.lastChunk } }
    connection.phase = .reading
    connection.wait = nil
    if connection.context.closes || isDraining { connection.closesWhenWritten = true }
    advance(connection)
  }

  /// Writes what the socket takes, and goes on to what follows from it.
  func flush(_ connection: Connection) {
    let hadOutput = !connection.output.isEmpty
    switch connection.output.flush(to: connection.descriptor) {
    case .failed: return close(connection)
    case .some: connection.wait = nil
    case .nothing: break
    case .everything:
      if hadOutput { connection.wait = nil }
      if connection.closesWhenWritten, case .reading = connection.phase { return beginClosing(connection) }
    }
    tellStream(connection)
    update(connection)
  }

  /// Tells an event stream how much of it has gone out.
  private func tellStream(_ connection: Connection) {
    guard connection.streamBytes > 0 else { return }
    let left = min(connection.streamBytes, connection.output.count)
    if case .streaming(let exchange) = connection.phase { exchange.wrote(connection.streamBytes - left) }
    connection.streamBytes = left
  }

  private func beginClosing(_ connection: Connection) {
    if connection.inputEnded { return close(connection) }
    connection.phase = .closing
    shutdown(connection.descriptor, CInt(SHUT_WR))
    connection.wait = nil
    update(connection)
    // What is there already need not be waited for.
    read(connection, hasDeparted: false)
  }

  /// Brings what the poller watches, and the deadline, up to where the connection stands.
  func update(_ connection: Connection) {
    guard connections[connection.ticket.slot] === connection else { return }
    let interest = interest(of: connection)
    if interest != connection.interest {
      connection.interest = interest
      poller.change(connection.descriptor, token: Self.token(connection.ticket), interest)
    }
    updateDeadline(connection)
  }

  private func interest(of connection: Connection) -> Interest {
    var interest: Interest = []
    if !connection.output.isEmpty { interest.insert(.write) }
    if connection.inputEnded { return interest }
    interest.insert(.departure)
    let isClosing = if case .closing = connection.phase { true } else { false }
    if isClosing || connection.parser.unreadCount < Self.highWater { interest.insert(.read) }
    return interest
  }
}
