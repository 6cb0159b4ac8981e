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
