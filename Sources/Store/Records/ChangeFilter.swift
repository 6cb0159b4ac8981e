/// Which changes are wanted; nil matches all.
package struct ChangeFilter: Hashable, Sendable {
  /// Changes that touched this item.
  package var item: ItemKey?
  package var actorKind: ActorRecord.Kind?
  package var tokenID: String?

  package init(item: ItemKey? = nil, actorKind: ActorRecord.Kind? = nil, tokenID: String? = nil) {
    self.item = item
    self.actorKind = actorKind
    self.tokenID = tokenID
  }
}
