package import Time

/// One accepted write, without the states before and after; those are read with ``StoreReader/states(ofChange:in:)``.
package struct ChangeRecord: Hashable, Sendable {
  /// What the write was about, by the name it had.
  package struct Target: Hashable, Sendable {
    package let key: ItemKey
    package let name: String

    package init(key: ItemKey, name: String) {
      self.key = key
      self.name = name
    }
  }

  package let id: String
  /// The library's revision that the write made.
  package let revision: Int
  package let at: Instant
  package let actor: ActorRecord
  package let tool: String
  package let target: Target
  package let summary: String
  /// The names of what was changed, as in `days`, `windows`.
  package let changed: [String]
  /// The change that this one undid.
  package let undoneChangeID: String?

  package init(
    id: String, revision: Int, at: Instant, actor: ActorRecord, tool: String, target: Target, summary: String,
    changed: [String], undoneChangeID: String? = nil
  ) {
    self.id = id
    self.revision = revision
    self.at = at
    self.actor = actor
    self.tool = tool
    self.target = target
    self.summary = summary
    self.changed = changed
    self.undoneChangeID = undoneChangeID
  }
}
