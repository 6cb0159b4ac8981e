import Rules
import Time

/// How long ago something was, for sentences.
enum AgeText {
  static func of(_ instant: Instant, at now: Instant) -> String {
    AgeLabel.text(ageSeconds: Int64(now.seconds(since: instant)))
  }
}
