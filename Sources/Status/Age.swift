package import Time

/// How old something is, as people say it: the units are floored, without a gap between them.
package struct Age: Hashable, Sendable, CustomStringConvertible {
  /// Negative where the other clock is ahead.
  package let seconds: Int64

  package init(seconds: Int64) { self.seconds = seconds }

  package init(of instant: Instant, at now: Instant) { seconds = now.seconds(since: instant) }

  /// From here on nothing is presented as current.
  package static let staleSeconds: Int64 = 86_400

  package var isStale: Bool { seconds >= Self.staleSeconds }

  package var days: Int64 { max(0, seconds) / 86_400 }

  /// As ``description``, but for a clock that is ahead, where there is no room to say so.
  package var short: String { AgeLabel.text(ageSeconds: seconds) }

  package var description: String {
    seconds < 0 ? "just now (device clock ahead)" : AgeLabel.text(ageSeconds: seconds)
  }
}
