package import JSON
package import Store

/// One accepted write as the history shows it.
package struct ChangeView: Hashable, Sendable {
  package let record: ChangeRecord

  /// `change_id`, `revision`, `at`, `by` (`kind`, `token_id`, `name`), `tool`, `target` (`kind`, `id`, `name`),
  /// `summary`, `changed`, and `undid` for an undo.
  package var document: JSONObject {
    var document: JSONObject = [
      "change_id": .string(record.id), "revision": .integer(record.revision), "at": .string(record.at.description),
      "by": .object(record.actor.document), "tool": .string(record.tool),
      "target": .object(record.target.document),
      "summary": .string(record.summary), "changed": .array(record.changed.map { .string($0) }),
    ]
    if let id = record.undoneChangeID { document["undid"] = .string(id) }
    return document
  }
}
