import Threads
import Time

/// How many writes one caller may make: many at once, and for long only so many a second. An agent that has lost its way
/// cannot fill the history, or take the writer from the others, for long.
package final class WriteRate: Sendable {
  /// The writes of one caller that are not forgiven yet, as of an instant.
  private struct Tally {
    var writes: Int64
    var at: Instant
  }

  private let atOnce: Int64
  private let perSecond: Int64
  private let tallies = Lock<[Caller: Tally]>([:])

  /// Beyond so many callers those that have nothing to be forgiven are forgotten.
  private static let remembered = 1_024

  /// - Parameters:
  ///   - atOnce: how many writes may come without a pause; at least 1.
  ///   - perSecond: how many are forgiven in a second; at least 1.
  package init(atOnce: Int64 = 10_000, perSecond: Int64 = 10) {
    (self.atOnce, self.perSecond) = (max(1, atOnce), max(1, perSecond))
  }

  /// Counts a write; a dry run is one, as it takes the writer's time too. A clock that goes back forgives nothing for that
  /// moment, and goes on from there.
  /// - Returns: the seconds until the next one may come, where this one is too many; else nil.
  func count(_ caller: Caller, at now: Instant) -> Int64? {
    tallies.withLock { tallies in
      var tally = tallies[caller] ?? Tally(writes: 0, at: now)
      let (forgiven, overflows) = max(0, now.seconds(since: tally.at)).multipliedReportingOverflow(by: perSecond)
      tally.writes = overflows ? 0 : max(0, tally.writes - forgiven)
      tally.at = now
      defer { tallies[caller] = tally }
      guard tally.writes < atOnce else { return (tally.writes - atOnce) / perSecond + 1 }
      tally.writes += 1
      if tallies.count > Self.remembered { forget(&tallies, at: now) }
      return nil
    }
  }

  private func forget(_ tallies: inout [Caller: Tally], at now: Instant) {
    tallies = tallies.filter { $0.value.writes / perSecond >= now.seconds(since: $0.value.at) }
  }

  func refusal(after seconds: Int64) -> String {
    "One token makes at most \(atOnce) writes at once, and \(perSecond) a second for long. Nothing was written; "
      + "try again in \(seconds) \(seconds == 1 ? "second" : "seconds")."
  }
}
