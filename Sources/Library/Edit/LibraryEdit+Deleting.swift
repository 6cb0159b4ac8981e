import Faults
import JSON
import Store

extension LibraryEdit {
  /// Deletes an item, which the answer tells at the revision that this makes.
  func delete(_ record: ItemRecord) throws(LibraryError) -> Outcome {
    let key = ItemKey(kind: record.kind, id: record.id)
    try remove(key)
    let revision = write.isDryRun ? record.revision : record.revision + 1
    return Outcome(
      target: key, targetName: record.name,
      summary: "Deleted the \(record.kind.rawValue) \(Quoted.text(record.name)). undo_change brings it back within "
        + "\(LibraryLimits.tombstoneDays) days.",
      changed: [record.kind.rawValue],
      document: [
        "id": .string(record.id), "revision": .integer(revision), "name": .string(record.name),
        "deleted": .bool(!write.isDryRun),
      ])
  }
}
