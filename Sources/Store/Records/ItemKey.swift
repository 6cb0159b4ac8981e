/// What names an item in its account.
package struct ItemKey: Hashable, Sendable {
  package let kind: ItemKind
  package let id: String

  package init(kind: ItemKind, id: String) {
    self.kind = kind
    self.id = id
  }
}
