package import HTTP

/// What a message over HTTP comes to.
package enum HTTPAnswer: Sendable {
  case response(HTTP.Response)
  case pending(Pending)

  /// An answer that a tool must run for.
  package struct Pending: Sendable {
    package let cancellation: Cancellation

    /// Whether a client that leaves gives the request up (2026-07-28); to older ones leaving means nothing.
    package let endsWithConnection: Bool

    let start: @Sendable (@escaping @Sendable (HTTP.Response) -> Void) -> Void

    /// Starts the work. `completion` gets the response once, perhaps before this returns, on any thread.
    package func run(_ completion: @escaping @Sendable (HTTP.Response) -> Void) { start(completion) }
  }
}
