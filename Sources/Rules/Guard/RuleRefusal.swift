package import Time

/// Why something that was asked of the rules is refused.
package struct RuleRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: String, CaseIterable, Hashable, Sendable {
    /// Hard mode holds the rule.
    case locked = "LOCKED"
    /// A blocker is on for the target.
    case blocked = "BLOCKED"
    /// There is nothing to lift.
    case notBlocking = "NOT_BLOCKING"
    /// The kind of rule, or hard mode, knows no pause.
    case notPausable = "NOT_PAUSABLE"
    case tooLittleLeft = "TOO_LITTLE_LEFT"
    case notPaused = "NOT_PAUSED"
    case invalid = "INVALID_ARGUMENT"
    case notFound = "NOT_FOUND"
  }

  package let code: Code
  package let message: String
  /// When it would be accepted, where that is known.
  package let until: Instant?

  package init(_ code: Code, _ message: String, until: Instant? = nil) {
    self.code = code
    self.message = message
    self.until = until
  }

  package var description: String { "\(code.rawValue): \(message)" }
}
