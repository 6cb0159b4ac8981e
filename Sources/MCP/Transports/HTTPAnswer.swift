package import HTTP

/// What a message over HTTP comes to.
package enum HTTPAnswer: Sendable {
  case response(HTTP.Response)
  case pending(Pending)

  /// An answer that something must run for, or a stream.
  package struct Pending: Sendable {
    let start: @Sendable (any HTTPChannel) -> Void

    /// Starts the work. The channel gets the response, or becomes a stream, perhaps before this returns, on any thread.
    package func run(_ channel: any HTTPChannel) { start(channel) }
  }
}
