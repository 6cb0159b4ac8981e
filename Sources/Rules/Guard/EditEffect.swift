package import Time

/// What an edit of one rule does to what is blocked.
package struct EditEffect: Hashable, Sendable {
  package enum Class: String, CaseIterable, Hashable, Sendable {
    case stricter
    case neutral
    /// Also where the edit is stricter elsewhere.
    case weaker
  }

  /// An instant and a target that the two versions treat differently.
  package struct Proof: Hashable, Sendable {
    package let instant: Instant
    /// Nil where hard mode itself was turned on or off.
    package let target: Target?
  }

  /// Blocked before and not after; for a limit, what could be blocked sooner before.
  package let lost: Proof?
  /// Blocked after and not before.
  package let gained: Proof?

  package var `class`: Class {
    if lost != nil { return .weaker }
    return gained == nil ? .neutral : .stricter
  }
}
