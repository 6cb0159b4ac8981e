import JSON

/// Where a legacy client is told what it did not ask for just now: its GET stream, or standard output.
final class StandingStream: Sendable {
  private let send: @Sendable (JSONObject) -> Void
  private let finish: @Sendable () -> Void
  private let watch: Watch

  init(_ watch: Watch, send: @escaping @Sendable (JSONObject) -> Void, finish: @escaping @Sendable () -> Void) {
    (self.watch, self.send, self.finish) = (watch, send, finish)
  }

  func tell(_ change: Change) { send(change.notification().json) }

  func end() {
    watch.end()
    finish()
  }
}
