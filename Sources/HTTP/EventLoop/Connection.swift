/// One connection and where it stands. Confined to its loop's thread.
final class Connection {
  enum Phase {
    /// Requests are read; the parser knows which part comes next.
    case reading
    /// A handler has the request.
    case answering(Exchange)
    case streaming(Exchange)
    /// All is said. What still comes in is thrown away, because closing at once would tear the last answer from the wire.
    case closing
  }

  /// What a connection is given time for.
  enum Wait { case idle, head, body, write, close, keepAlive }

  let descriptor: CInt
  let peer: Peer
  let ticket: Ticket
  /// Whether ``Admissions`` has counted it; one past the limits is not.
  let isAdmitted: Bool

  var parser: RequestParser
  var output = Output()
  var phase = Phase.reading
  var interest: Interest
  var wait: Wait?
  var deadline: Int64?

  /// The request whose content is being read, and what is to be called with it; nil where it has its answer already.
  var accepted: (head: RequestHead, run: @Sendable (Request, Exchange) -> Void)?
  var context = ResponseWriter.Context()
  /// Whether the client waits for `100 Continue` before it sends content.
  var expectsContinue = false
  /// Whether the connection ends after what is in `output`.
  var closesWhenWritten = false
  /// Whether the other end sends no more.
  var inputEnded = false
  /// How much of an event stream is in `output`.
  var streamBytes = 0
  /// How much came in since everything was said.
  var discarded = 0

  init(descriptor: CInt, peer: Peer, ticket: Ticket, isAdmitted: Bool, limits: Limits, interest: Interest) {
    self.descriptor = descriptor
    self.peer = peer
    self.ticket = ticket
    self.isAdmitted = isAdmitted
    self.interest = interest
    parser = RequestParser(limits: limits)
  }
}
