/// What other threads ask of a loop.
enum Message: Sendable {
  case respond(Ticket, Response)
  case openStream(Ticket, Response)
  /// Part of an event stream, whole events or comments.
  case write(Ticket, [UInt8])
  case finishStream(Ticket)
  /// The stream has more unread bytes than it may.
  case abandon(Ticket)
  case connection(descriptor: CInt, peer: Peer)
  case drain(within: Duration)
  case stop
}
