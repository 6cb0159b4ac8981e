/// An answer of server-sent events, open until it is finished or the client leaves. All its calls may come from any
/// thread, and wait for nothing; events go out in the order in which they are sent.
///
/// Events carry no ids, because a stream cannot be taken up again. While nothing is sent, the loop writes a comment
/// now and then, so that what stands between keeps the connection.
package final class EventStream: Sendable {
  /// What a client may leave unread before its stream is cut, in bytes. One event may be as large.
  package static let maximumQueuedBytes = 8 * 1024 * 1024

  private let exchange: Exchange

  init(_ exchange: Exchange) { self.exchange = exchange }

  static func head(adding fields: Fields) -> Response {
    var response = Response(.ok, fields: fields)
    response.fields.append("Content-Type", "text/event-stream")
    response.fields.append("Cache-Control", "no-store")
    response.fields.append("X-Accel-Buffering", "no")
    return response
  }

  /// Sends one event. False: the stream is over, and nothing sent any more arrives.
  @discardableResult
  package func send(_ event: ServerEvent) -> Bool { exchange.write(event.encoded) }

  /// Sends a comment, which clients ignore.
  @discardableResult
  package func comment(_ text: String) -> Bool { exchange.write(ServerEvent.comment(text)) }

  /// Ends the stream once everything sent has gone out.
  package func finish() { exchange.finishStream() }
}
