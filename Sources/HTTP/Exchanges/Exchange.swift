/// One request that is being answered: once, from any thread. Without an answer the client waits for ever, so every
/// path of a handler ends in ``respond(_:)`` or in ``openStream(fields:)``.
package final class Exchange: @unchecked Sendable {
  enum State {
    /// The handler has the request; the loop waits for its return.
    case handling
    /// The handler has answered on the loop's own thread, before it returned.
    case answered(Response)
    /// The handler has returned; the answer comes through the mailbox.
    case waiting
    case streaming
    case over
  }

  // `state`, the two callbacks, `wasCancelled` and `queuedBytes` are touched under the mailbox's lock alone.
  private let mailbox: Mailbox
  private let ticket: Ticket
  private var state = State.handling
  private var cancellation: (@Sendable () -> Void)?
  private var draining: (@Sendable () -> Void)?
  private var wasCancelled = false
  private var isDraining: Bool
  private var queuedBytes = 0

  init(mailbox: Mailbox, ticket: Ticket, isDraining: Bool) {
    self.mailbox = mailbox
    self.ticket = ticket
    self.isDraining = isDraining
  }

  /// Answers. Nothing happens if there was an answer already, or if the client has left.
  package func respond(_ response: Response) {
    mailbox.lock()
    defer { mailbox.unlock() }
    switch state {
    case .handling: state = .answered(response)
    case .waiting:
      state = .over
      mailbox.postLocked(.respond(ticket, response))
    case .answered, .streaming, .over: break
    }
  }

  /// Answers 200 with an event stream, to which more is written as it comes about. Nil if there was an answer already,
  /// or if the client has left.
  package func openStream(fields: Fields = [:]) -> EventStream? {
    mailbox.lock()
    defer { mailbox.unlock() }
    switch state {
    case .handling, .waiting:
      state = .streaming
      mailbox.postLocked(.openStream(ticket, EventStream.head(adding: fields)))
      return EventStream(self)
    case .answered, .streaming, .over: return nil
    }
  }

  /// Whether the client has left before the answer or the stream was over.
  package var isCancelled: Bool {
    mailbox.lock()
    defer { mailbox.unlock() }
    return wasCancelled
  }

  /// Calls `body` once when the client leaves before the answer or the stream is over, on the loop's thread: let it be
  /// short. If the client has left already, that is at once. A second call replaces the first one's `body`.
  package func onCancel(_ body: @escaping @Sendable () -> Void) {
    mailbox.lock()
    if !wasCancelled { cancellation = body }
    let isLate = wasCancelled
    mailbox.unlock()
    if isLate { body() }
  }

  /// Calls `body` once when the server begins to shut down, on the loop's thread; at once if it has begun. For streams,
  /// which would not end otherwise: ``EventStream/finish()`` is to follow. A stream without it ends by itself.
  package func onDrain(_ body: @escaping @Sendable () -> Void) {
    mailbox.lock()
    draining = body
    let isLate = isDraining
    mailbox.unlock()
    if isLate { body() }
  }
}

extension Exchange {
  /// Takes the answer that the handler gave on the loop's thread; nil where it is still to come.
  func takeAnswer() -> Response? {
    mailbox.lock()
    defer { mailbox.unlock() }
    switch state {
    case .answered(let response):
      state = .over
      return response
    case .handling:
      state = .waiting
      return nil
    case .waiting, .streaming, .over: return nil
    }
  }

  /// The client has left.
  func cancel() {
    mailbox.lock()
    let body = cancellation
    (wasCancelled, cancellation, draining, state) = (true, nil, nil, .over)
    mailbox.unlock()
    body?()
  }

  /// The answer is out, so nothing is left to cancel.
  func end() {
    mailbox.lock()
    (cancellation, draining, state) = (nil, nil, .over)
    mailbox.unlock()
  }

  /// The server shuts down. Says whether somebody will end the stream.
  func drain() -> Bool {
    mailbox.lock()
    let body = draining
    isDraining = true
    mailbox.unlock()
    body?()
    return body != nil
  }

  /// Queues part of a stream; false if the stream is over, or is cut because the client leaves too much unread.
  func write(_ bytes: [UInt8]) -> Bool {
    mailbox.lock()
    defer { mailbox.unlock() }
    guard case .streaming = state else { return false }
    guard queuedBytes + bytes.count <= EventStream.maximumQueuedBytes else {
      state = .over
      mailbox.postLocked(.abandon(ticket))
      return false
    }
    queuedBytes += bytes.count
    mailbox.postLocked(.write(ticket, bytes))
    return true
  }

  /// `count` bytes of the stream have gone to the client.
  func wrote(_ count: Int) {
    mailbox.lock()
    queuedBytes -= count
    mailbox.unlock()
  }

  func finishStream() {
    mailbox.lock()
    defer { mailbox.unlock() }
    guard case .streaming = state else { return }
    state = .over
    mailbox.postLocked(.finishStream(ticket))
  }
}
