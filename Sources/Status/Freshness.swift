package import Time

/// What is to be known of the grade of a report's figures.
package struct Freshness: Hashable, Sendable {
  package let grade: Grade
  /// Nil where nothing was reported.
  package let age: Age?

  /// - Parameters:
  ///   - reportedAt: when a phone reported last; nil for never.
  ///   - day: the day that the figures are of.
  ///   - today: the day in the library's zone.
  package init(reportedAt: Instant?, day: CivilDate, today: CivilDate, now: Instant) {
    age = reportedAt.map { Age(of: $0, at: now) }
    grade = age.map { $0.isStale || day != today ? .stale : .reported } ?? .unknown
  }
}
