package import JSON
package import Time

/// A page, a rule or a group as the store keeps it.
package struct ItemRecord: Hashable, Sendable {
  package let kind: ItemKind
  package let id: String
  /// Its place in lists, smallest first; unique in the account and the kind.
  package let ordinal: Int64
  package var revision: Int
  package var name: String
  /// What must be unique in the account and the kind, where anything must.
  package var nameKey: String?
  package var body: JSONObject
  package let createdAt: Instant
  package var updatedAt: Instant

  package init(
    kind: ItemKind, id: String, ordinal: Int64, revision: Int, name: String, nameKey: String? = nil, body: JSONObject,
    createdAt: Instant, updatedAt: Instant
  ) {
    self.kind = kind
    self.id = id
    self.ordinal = ordinal
    self.revision = revision
    self.name = name
    self.nameKey = nameKey
    self.body = body
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}
