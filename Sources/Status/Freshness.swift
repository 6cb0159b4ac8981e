package import Time

/// How far what a report says can be taken for what is so.
package enum Grade: String, CaseIterable, Sendable {
  /// A phone said so, of the day in question, less than a day ago.
  case reported
  /// Worked out here: by the clock, from a report or from the rules.
  case derived
  /// A phone said so a day or longer ago, or of an earlier day.
  case stale
  /// No phone said anything.
  case unknown
}

/// How old something is, as people say it (rules.md 38): the units are floored, without a gap between them.
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
  package var short: String { seconds < 0 ? "just now" : description }

  package var description: String {
    switch seconds {
    case ..<0: "just now (device clock ahead)"
    case ..<60: "just now"
    case ..<3_600: "\(seconds / 60) min ago"
    case ..<86_400: "\(seconds / 3_600) hr ago"
    default: "\(Words.days(Int(days))) ago"
    }
  }
}

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
