package import HTTP

/// The way back to one client over HTTP: one response, or a stream of events in its place.
package protocol HTTPChannel: Sendable {
  func respond(_ response: HTTP.Response)

  /// Nil where there was an answer already, or the client has left.
  func openEventStream() -> (any EventSink)?

  /// Calls `body` once when the client leaves before the answer or the stream is over; at once if it has left.
  func onCancel(_ body: @escaping @Sendable () -> Void)

  /// Calls `body` once when the server begins to shut down; at once if it has begun.
  func onDrain(_ body: @escaping @Sendable () -> Void)
}
