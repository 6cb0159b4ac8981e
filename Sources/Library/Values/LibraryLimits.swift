package import Store

/// The limits of a library, in one table; those of a page are its own (``Pages/PageLimits``).
package enum LibraryLimits {
  package static let pages = 50
  package static let rules = 100
  package static let groups = 20
  /// The same by kind: what rules and pages refer to first.
  package static let items: [(kind: ItemKind, limit: Int)] = [(.group, groups), (.page, pages), (.rule, rules)]
  /// Tokens of agents, and as many of devices.
  package static let tokens = 5
  /// Weakenings that wait at a time.
  package static let pendingChanges = 20
  package static let tombstoneDays = 30
  package static let keptAnswerHours = 24
  /// Bytes of an idempotency key.
  package static let keyBytes = 128
  /// Items of one answer of a list.
  package static let listedItems = 50
}
