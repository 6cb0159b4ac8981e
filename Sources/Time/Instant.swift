/// A point on the UTC time line, in whole seconds since 1970-01-01T00:00:00Z.
///
/// Instants lie in the years 1 to 9999; what would lie beyond is the first or the last of them, so no sum overflows.
package struct Instant: Hashable, Sendable {
  package let seconds: Int64

  package static let earliest = Instant(uncheckedSeconds: -62_135_596_800)
  package static let latest = Instant(uncheckedSeconds: 253_402_300_799)

  /// What lies beyond the years 1 to 9999 becomes the nearer end.
  @inlinable
  package init(seconds: Int64) {
    // Every sum of the rules passes here: the bounds are numbers, not values made elsewhere.
    self.seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
  }

  private init(uncheckedSeconds: Int64) { seconds = uncheckedSeconds }

  @inlinable
  package func adding(seconds other: Int64) -> Instant {
    let (sum, overflows) = seconds.addingReportingOverflow(other)
    return Instant(seconds: overflows ? (other < 0 ? .min : .max) : sum)
  }

  package func adding(minutes: Int) -> Instant {
    let (product, overflows) = Int64(minutes).multipliedReportingOverflow(by: 60)
    return adding(seconds: overflows ? (minutes < 0 ? .min : .max) : product)
  }

  /// The seconds from `earlier` to this instant; negative where it lies later.
  @inlinable
  package func seconds(since earlier: Instant) -> Int64 { seconds - earlier.seconds }
}

extension Instant: Comparable {
  @inlinable
  package static func < (one: Instant, other: Instant) -> Bool { one.seconds < other.seconds }
}
