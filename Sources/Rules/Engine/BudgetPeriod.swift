package import Time

/// The time over which a limit adds up: from one reset to the next, or one occurrence of a window.
package struct BudgetPeriod: Hashable, Sendable {
  /// The day that it started on, which reports name.
  package let day: CivilDate
  package let span: Span
}
