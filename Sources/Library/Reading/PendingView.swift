package import JSON
package import Store
package import Time

/// A weakening that waits for its time, as it is read.
package struct PendingView: Hashable, Sendable {
  /// What it will change.
  package let target: ChangeRecord.Target
  package let summary: String
  package let askedAt: Instant
  package let effectiveAt: Instant
  /// The change that asked for it; undoing that cancels it.
  package let changeID: String?
  /// `change_id`, `target` (`kind`, `id`, `name`), `summary`, `asked_at`, `effective_at`, `effective_at_local`.
  package let document: JSONObject

  static func all(
    _ records: [ItemRecord], _ account: AccountRecord, _ reader: any StoreReader, _ zone: ZoneRules
  ) throws(LibraryError) -> [PendingView] {
    var views: [PendingView] = []
    for pending in records.compactMap(PendingChange.init) {
      let changes: [ChangeRecord]
      do {
        changes = try reader.changes(ChangeFilter(item: pending.key), in: account.key, before: nil, limit: 1)
      } catch {
        throw .store(error)
      }
      views.append(PendingView(pending, changeID: changes.first?.id, zone))
    }
    return views
  }

  init(_ pending: PendingChange, changeID: String?, _ zone: ZoneRules) {
    target = pending.target
    summary = pending.summary
    askedAt = pending.askedAt
    effectiveAt = pending.effectiveAt
    self.changeID = changeID
    var document: JSONObject = [:]
    if let changeID { document["change_id"] = .string(changeID) }
    document["target"] = .object(target.document)
    document["summary"] = .string(summary)
    document["asked_at"] = .string(askedAt.description)
    document["effective_at"] = .string(effectiveAt.description)
    document["effective_at_local"] = .string(zone.localTime(at: effectiveAt).description)
    self.document = document
  }
}
