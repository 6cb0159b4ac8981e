package import Time

/// The system clock behind the newest accepted write or report.
package enum ClockLag {
  /// What an answer says of it; nil where the clock is not behind.
  package static func warning(at now: Instant, mark: Instant) -> String? {
    guard mark > now else { return nil }
    return
      "The server's clock is behind its newest accepted write, of \(mark); until it has caught up, what is blocked "
      + "at either instant counts as blocked."
  }
}
