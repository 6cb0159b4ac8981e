/// What a person must agree to before a rule is in hard mode.
package struct HardModeConfirmation: Hashable, Sendable {
  /// What will be locked, when it lets go, and the next two weeks.
  package let explanation: String
  /// The exact text that says that they agree.
  package let text: String

  package init(explanation: String, text: String) { (self.explanation, self.text) = (explanation, text) }

  /// The same as a refusal that an agent can act on.
  var message: String {
    "\(explanation) Show this to the person and ask. Only if they agree, send the same call again with confirmation set "
      + "to exactly: \(text)"
  }
}
