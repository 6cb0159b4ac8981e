/// Which changes are wanted; nil matches all.
package struct ChangeFilter: Hashable, Sendable {
  /// Changes that touched this item.
  package var item: ItemKey?
  /// `owner`, `agent` or `device`.
  package var actorKind: String?
  package var tokenID: String?

  package init(item: ItemKey? = nil, actorKind: String? = nil, tokenID: String? = nil) {
    self.item = item
    self.actorKind = actorKind
    self.tokenID = tokenID
  }
}
