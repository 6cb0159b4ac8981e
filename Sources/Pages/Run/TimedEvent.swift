package import Time

/// An event and when it happens.
package struct TimedEvent: Hashable, Sendable {
  package let at: Instant
  package let event: PageEvent

  package init(at: Instant, _ event: PageEvent) {
    self.at = at
    self.event = event
  }
}
