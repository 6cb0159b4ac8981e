/// How long a connection may take for what.
package struct Deadlines: Sendable {
  /// From a request's first byte to the end of its head (408).
  package var head = Duration.seconds(10)
  /// From the end of the head to the end of the content (408).
  package var body = Duration.seconds(60)
  /// Between two requests; the connection just closes.
  package var idle = Duration.seconds(75)
  /// For the other end to take any of what is to be written.
  package var write = Duration.seconds(30)
  /// For the other end to close after the last answer was written.
  package var close = Duration.seconds(2)
  /// Silence on an event stream before a comment keeps it alive.
  package var keepAlive = Duration.seconds(15)

  package init() {}
}

extension Duration {
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
