/// One thing that `doctor` looked at.
struct Finding: Sendable {
  enum Verdict: String, Sendable {
    case ok
    /// Nothing is wrong, and a person should know.
    case note
    /// Something will not work until it is mended.
    case fault
  }

  let verdict: Verdict

  /// What was looked at, in a word or two.
  let subject: String

  /// What was found, and what mends it.
  let text: String

  init(_ verdict: Verdict, _ subject: String, _ text: String) {
    (self.verdict, self.subject, self.text) = (verdict, subject, text)
  }
}
