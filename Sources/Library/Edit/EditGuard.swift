package import Time

/// The one place below every write that may refuse it for what it would do to the blocking: tools, command line, undo,
/// group edits, zone changes and restore all come through it.
package struct EditGuard: Sendable {
  /// What is judged.
  package struct Edit: Sendable {
    package let before: Blockers
    package let after: Blockers
    package let now: Instant
    /// The newest instant of an accepted write or report; the clock may stand behind it.
    package let highWaterMark: Instant
  }

  /// Answers warnings, or throws ``LibraryError/locked(_:)``.
  package let judge: @Sendable (Edit) throws(LibraryError) -> [String]

  package init(judge: @escaping @Sendable (Edit) throws(LibraryError) -> [String]) { self.judge = judge }
}
