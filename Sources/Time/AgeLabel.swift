/// Words for how long ago something was: `just now`, `59 min ago`, `23 hr ago`, `1 day ago`. Every step is floored.
package enum AgeLabel {
  /// Under a minute, and ahead of the clock (a negative age), is `just now`.
  package static func text(ageSeconds: Int64) -> String {
    switch ageSeconds {
    case ..<60: return "just now"
    case ..<3_600: return "\(ageSeconds / 60) min ago"
    case ..<86_400: return "\(ageSeconds / 3_600) hr ago"
    default:
      let days = ageSeconds / 86_400
      return days == 1 ? "1 day ago" : "\(days) days ago"
    }
  }
}
