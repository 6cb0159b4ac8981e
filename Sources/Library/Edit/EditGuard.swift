import Faults
package import Rules
package import Time

/// The one place below every write that may refuse it for what it would do to the blocking: tools, command line, undo,
/// group edits, zone changes and restore all come through it.
package struct EditGuard: Sendable {
  /// What is judged.
  package struct Edit: Sendable {
    package let before: Situation
    package let after: Situation
    package let now: Instant
    /// The newest instant of an accepted write or report; the clock may stand behind it.
    package let highWaterMark: Instant
  }

  package struct Judgement: Hashable, Sendable {
    package let warnings: [String]
    /// When the write takes effect, where it has to wait; nil for at once.
    package let effectiveAt: Instant?

    package init(warnings: [String] = [], effectiveAt: Instant? = nil) {
      self.warnings = warnings
      self.effectiveAt = effectiveAt
    }
  }

  /// Throws ``LibraryError/locked(_:)`` for a write that must not be.
  package let judge: @Sendable (Edit) throws(LibraryError) -> Judgement

  package init(judge: @escaping @Sendable (Edit) throws(LibraryError) -> Judgement) { self.judge = judge }

  /// Hard mode: nothing weakens a running block.
  package static let hardMode = EditGuard { edit throws(LibraryError) in
    let review = Guard.review(from: edit.before, to: edit.after, at: edit.now, mark: edit.highWaterMark)
    switch review.outcome {
    case .allowed: return Judgement()
    case .pending(let instant): return Judgement(effectiveAt: instant)
    case .refused(let refusal): throw .locked("The \(refusal.message).")
    }
  }
}
