package import Time

/// What is left of a deleted item: that it is gone, and at which revision.
package struct TombstoneRecord: Hashable, Sendable {
  package let kind: ItemKind
  package let id: String
  package let name: String
  /// The revision that the deletion made.
  package let revision: Int
  package let deletedAt: Instant
  /// The change that deleted it.
  package let changeID: String

  package init(kind: ItemKind, id: String, name: String, revision: Int, deletedAt: Instant, changeID: String) {
    self.kind = kind
    self.id = id
    self.name = name
    self.revision = revision
    self.deletedAt = deletedAt
    self.changeID = changeID
  }
}
