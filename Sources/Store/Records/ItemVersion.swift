/// Which state of an item: no two states of an account's items of one kind have the same id, place and revision.
package struct ItemVersion: Hashable, Sendable {
  package let ordinal: Int64
  package let revision: Int

  package init(ordinal: Int64, revision: Int) {
    self.ordinal = ordinal
    self.revision = revision
  }
}
