package import Time

/// An instant at which something happened on a page.
package struct Moment: Hashable, Sendable {
  /// Why it is one.
  package enum Cause: Hashable, Sendable {
    /// The page was begun.
    case beginning
    case event(PageEvent)
    /// A time came: a window's edge, the end of a wait, a new day.
    case time
  }

  /// An output that is another than before; a value that is nil is unavailable.
  package struct Change: Hashable, Sendable {
    package let block: Block.ID
    package let output: String
    package let value: PortValue?
  }

  package let at: Instant
  package let cause: Cause
  package let effects: [PageEffect]
  /// Outputs that happened, in page order.
  package let events: [Block.Source]
  package let changes: [Change]

  /// Whether nothing was to be seen.
  package var isQuiet: Bool { effects.isEmpty && events.isEmpty && changes.isEmpty }
}
