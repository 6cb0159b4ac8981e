#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Loop {
  /// What is read over after a refused head, so that the connection can serve the next request.
  static let maximumSkippedBytes = 64 * 1024
  /// What is thrown away while a connection closes.
  private static let maximumDiscardedBytes = 64 * 1024 * 1024

  /// Reads what has come, to the end if the other end has left, and acts on it.
  func read(_ connection: Connection, hasDeparted: Bool) {
    if case .closing = connection.phase { return discard(connection) }
    var isPaused = false
    while !connection.inputEnded {
      guard connection.parser.unreadCount < Self.highWater else {
        isPaused = true
        break
      }
      let count = receive(from: connection)
      if count > 0 {
        connection.parser.append(UnsafeRawBufferPointer(rebasing: scratch[..<count]))
        advance(connection)
        guard connections[connection.ticket.slot] === connection else { return }
        if case .closing = connection.phase { return }
        // A short read means that nothing is left; only the end is to be looked for.
        if count < scratch.count && !hasDeparted { break }
      } else if count == 0 {
        connection.inputEnded = true
      } else {
        break
      }
    }
    if connection.inputEnded || (isPaused && hasDeparted) { departed(connection) } else { update(connection) }
  }

  /// Bytes read into `scratch`; 0 at the end or where the connection is broken; -1 where nothing is there yet.
  private func receive(from connection: Connection) -> Int {
    while true {
      let count = recv(connection.descriptor, scratch.baseAddress, scratch.count, 0)
      if count >= 0 { return count }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? -1 : 0
    }
  }

  /// The other end sends no more. Who has left waits for no answer; what was answered before is still written.
  private func departed(_ connection: Connection) {
    connection.inputEnded = true
    switch connection.phase {
    case .answering, .streaming, .closing: close(connection)
    case .reading:
      connection.closesWhenWritten = true
      flush(connection)
    }
  }

  private func discard(_ connection: Connection) {
    while connection.discarded < Self.maximumDiscardedBytes {
      let count = receive(from: connection)
      if count < 0 { return }
      if count == 0 { break }
      connection.discarded += count
      // One sender shall not hold the loop.
      if count == scratch.count && connection.discarded % (1 << 20) == 0 { return }
    }
    close(connection)
  }

  /// Goes on where a socket that was full takes bytes again.
  func resume(_ connection: Connection) {
    flush(connection)
    if connections[connection.ticket.slot] === connection, connection.parser.unreadCount > 0 { advance(connection) }
  }

  /// Serves what has come in, one request after the other, until something is missing or must be waited for.
  func advance(_ connection: Connection) {
    var isFull = true
    while isFull {
      isFull = fillOutput(connection)
      flush(connection)
      guard connections[connection.ticket.slot] === connection, connection.output.isEmpty else { return }
    }
  }

  /// Serves requests while there is room for their answers; true if it stopped for want of room.
  private func fillOutput(_ connection: Connection) -> Bool {
    while case .reading = connection.phase, !connection.closesWhenWritten {
      guard connection.output.count < Self.highWater else { return true }
      switch connection.parser.next() {
      case .needsMore:
        sendContinue(connection)
        return false
      case .head(let head): begin(head, connection)
      case .body(let body): run(body, connection)
      case .refused(let refusal):
        // Without a head there is nothing that the answer could go by.
        if connection.accepted == nil { connection.context = ResponseWriter.Context() }
        connection.context.closes = true
        connection.accepted = nil
        write(refusal.response, to: connection)
      }
    }
    return false
  }

  private func begin(_ head: RequestHead, _ connection: Connection) {
    connection.context = ResponseWriter.Context(
      isHead: head.method == .head, version: head.version,
      closes: isDraining || head.version == .http10 || Self.asksToClose(head.fields))
    // HTTP/1.0 does not know the expectation.
    connection.expectsContinue =
      head.version == .http11 && connection.parser.framing != .length(0) && connection.parser.framing != .none
      && head.fields.contains("Expect")
    connection.wait = nil
    switch setup.handler.decide(on: head, from: connection.peer) {
    case .accept(let run): connection.accepted = (head, run)
    case .refuse(let response): refuse(response, connection)
    }
  }

  /// Answers before the content is read. Short content is read over; long, or perhaps never sent, closes.
  private func refuse(_ response: Response, _ connection: Connection) {
    connection.accepted = nil
    switch connection.parser.framing {
    case .none: break
    case .length(let length) where length <= Self.maximumSkippedBytes && !connection.expectsContinue: break
    case .length, .chunked: connection.context.closes = true
    }
    connection.expectsContinue = false
    connection.parser.skipBody(limit: Self.maximumSkippedBytes)
    write(response, to: connection)
  }

  private func sendContinue(_ connection: Connection) {
    guard connection.expectsContinue else { return }
    connection.expectsContinue = false
    if connection.parser.unreadCount == 0 { connection.output.append { $0 += ResponseWriter.continue } }
  }

  private func run(_ body: [UInt8], _ connection: Connection) {
    connection.expectsContinue = false
    connection.wait = nil
    guard let (head, run) = connection.accepted else { return }
    connection.accepted = nil
    let exchange = Exchange(mailbox: mailbox, ticket: connection.ticket, isDraining: isDraining)
    connection.phase = .answering(exchange)
    run(Request(head: head, body: body), exchange)
    if let response = exchange.takeAnswer() { finish(connection, response) }
  }

  private static func asksToClose(_ fields: Fields) -> Bool {
    guard let options = fields.list(of: "Connection") else { return false }
    return options.lowercased().split { $0 == "," || $0 == " " || $0 == "\t" }.contains("close")
  }
}
