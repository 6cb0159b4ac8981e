import Faults
import JSON
import Pages
import Rules
import Store

extension Library {
  /// Takes back what a change did, as a new write. The target must be as the change left it.
  package func undoChange(_ changeID: String, _ write: Write) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      let (change, states) = try edit.change(changeID)
      if states.timeZone != nil { try edit.requireNothingLater(than: change, .library) }
      if states.items.contains(where: { $0.key.kind == .pending && $0.before.record != nil && $0.after.record == nil }),
        states.items.count == 1
      {
        throw .cannotUndo(
          "\(change.id) cancelled a change that waited. It cannot be brought back with its old time; ask for it again.")
      }
      for item in states.items where item.key.kind != .group || item.key == change.target.key {
        try edit.requireUntouched(item, since: change)
      }
      let wasOnlyTheZone = states.items.isEmpty
      // A group goes after what used it.
      let inOrder = states.items.filter { $0.key.kind != .group } + states.items.filter { $0.key.kind == .group }
      for item in inOrder { try edit.restore(item, since: change) }
      if let zone = states.timeZone { edit.timeZone = zone.before }
      try edit.requireUniqueNames()
      try edit.requireReferences()
      for record in edit.changes.compactMap(\.after.record) where record.kind == .page {
        try checkPage(try StoredItem.page(record), edit)
      }
      let summary =
        "Undid \(change.id): \(change.tool) of the \(change.target.key.kind.rawValue) "
        + "\(Quoted.text(change.target.name)) by \(AuthorText.of(change.actor))."
      return Outcome(
        target: change.target.key, targetName: change.target.name, summary: summary, changed: change.changed,
        document: wasOnlyTheZone ? nil : try document(of: change.target.key, edit), undoneChangeID: change.id)
    }
  }

  func document(of key: ItemKey, _ edit: LibraryEdit) throws(LibraryError) -> JSONObject {
    switch try edit.state(key) {
    case .live(let record):
      switch key.kind {
      case .page: return try edit.document(of: try StoredItem.page(record), key)
      case .rule: return try ruleDocument(try StoredItem.rule(record), key, edit)
      case .group, .library, .pause, .pending, .zoneData:
        return [
          "id": .string(key.id), "revision": .integer(try edit.shownRevision(of: key)), "name": .string(record.name),
        ]
      }
    case .deleted, .absent:
      let revision = try edit.shownRevision(of: key)
      return ["id": .string(key.id), "revision": .integer(revision), "deleted": .bool(!edit.write.isDryRun)]
    }
  }
}
