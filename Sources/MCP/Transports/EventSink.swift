package import HTTP

/// An open stream of events.
package protocol EventSink: Sendable {
  /// False: the stream is over.
  @discardableResult
  func send(_ event: ServerEvent) -> Bool

  func finish()
}
