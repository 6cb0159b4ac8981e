import Store

extension LibraryEdit {
  /// Makes the library what a backup holds.
  func restore(_ content: AccountContent) throws(LibraryError) -> Outcome {
    let kept = Set(content.items.map(\.key))
    for kind in [ItemKind.page, .rule, .group] {
      for record in try records(kind) where !kept.contains(ItemKey(kind: kind, id: record.id)) {
        try remove(ItemKey(kind: kind, id: record.id))
      }
    }
    for item in content.items { try put(item.key, item.content, ordinal: item.ordinal) }
    timeZone = content.timeZone
    groups = GroupNames(
      try records(.group).map { ItemLabel(id: $0.id, name: $0.name, revision: $0.revision) })
    try requireUniqueNames()
    try requireReferences()
    return Outcome(
      target: .library, targetName: "library", summary: "Restored the library from a backup.", changed: ["library"])
  }
}
