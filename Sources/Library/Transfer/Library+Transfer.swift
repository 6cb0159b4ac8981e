import Faults
package import JSON
import Names
import Pages
import Rules
import Store

extension Library {
  /// The library as one document, which ``importDocument(_:mode:_:)`` takes: the same library, the same bytes.
  package func exportDocument(of account: AccountID) throws(LibraryError) -> JSONObject {
    try read(account) { snapshot throws(LibraryError) in
      var document: JSONObject = [
        "format": .string(LibraryDocument.format), "format_version": .integer(LibraryDocument.version),
        "time_zone": .string(snapshot.account.timeZone),
      ]
      for (kind, name) in [(ItemKind.group, "groups"), (.page, "pages"), (.rule, "rules")] {
        let records: [ItemRecord]
        do throws(StoreError) {
          records = try snapshot.reader.items(kind, in: snapshot.account.key, after: nil, limit: .max)
        } catch {
          throw .store(error)
        }
        document[name] = .array(records.sorted { $0.id < $1.id }.map { .object($0.body) })
      }
      return document
    }
  }

  /// Takes a document that ``exportDocument(of:)`` wrote, or a routine that the phone app exported, all or nothing.
  ///
  /// `changed` of the answer names what is added, changed and removed. With a routine the mode must be ``ImportMode/merge``.
  /// - Parameter step: called with how many of how many items were looked at.
  package func importDocument(
    _ document: JSONObject, mode: ImportMode, _ write: Write, step: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LibraryError) -> WriteAnswer {
    try perform(write) { edit throws(LibraryError) in
      let isRoutine = document.contains("schema_version")
      if isRoutine {
        guard mode == .merge else {
          throw .invalid(
            Faults("", "is a routine of the phone app, which can be merged into a library, not replace it"))
        }
        try edit.importRoutine(document)
      } else {
        try importLibrary(document, mode: mode, edit)
      }
      try checkImported(edit, step)
      let changed = edit.importedChanges
      return Outcome(
        target: .library, targetName: "library",
        summary: "Imported the \(isRoutine ? "routine" : "library"): \(changed.count) "
          + "\(changed.count == 1 ? "difference" : "differences").",
        changed: changed)
    }
  }

  private func importLibrary(
    _ document: JSONObject, mode: ImportMode, _ edit: LibraryEdit
  ) throws(LibraryError) {
    let read: LibraryDocument
    do throws(Faults) {
      read = try LibraryDocument(reading: document) { groups in mode == .merge ? edit.standIns(for: groups) : [:] }
    } catch {
      throw .invalid(error)
    }
    let zone = try zone(named: read.timeZone)
    if mode == .replace {
      edit.timeZone = zone.description
    } else if zone.description != edit.timeZone {
      edit.warnings.append("The document's time zone is \(zone), the library's stays \(edit.timeZone).")
    }
    try edit.take(read, mode: mode)
  }

  /// What an import must leave true of the whole library.
  private func checkImported(_ edit: LibraryEdit, _ step: (Int, Int) -> Void) throws(LibraryError) {
    let limits = [
      (ItemKind.page, LibraryLimits.pages), (.rule, LibraryLimits.rules), (.group, LibraryLimits.groups),
    ]
    for (kind, limit) in limits {
      let count = try edit.count(kind)
      if count > limit { throw .limit("The library would have \(count) \(kind.rawValue)s; it has at most \(limit).") }
    }
    try edit.requireUniqueNames()
    try edit.requireReferences()
    let changes = edit.changes
    for (number, change) in changes.enumerated() {
      defer { step(number + 1, changes.count) }
      guard let record = change.after.record else { continue }
      switch record.kind {
      case .page: try checkPage(try StoredItem.page(record), edit)
      case .rule:
        let before = try change.before.record.map { (record) throws(LibraryError) in try StoredItem.rule(record) }
        let rule = try StoredItem.rule(record)
        // An import is the owner's own command; what it commits them to is said, and not asked for twice.
        if HardCommitment.isNeeded(from: before, to: rule, try edit.facts(), at: edit.write.now) {
          edit.warnings.append("The rule \(Quoted.text(rule.name)) is in hard mode from now on.")
        }
      case .group, .library, .pause, .pending, .zoneData: break
      }
    }
  }
}

extension LibraryEdit {
  /// The library's groups that have the names of others in a document.
  func standIns(for groups: [LibraryDocument.Group]) -> [AppGroup.ID: AppGroup.ID] {
    var stand: [AppGroup.ID: AppGroup.ID] = [:]
    for group in groups where !self.groups.contains(group.id) {
      if let same = self.groups.id(of: group.name.text), same != group.id { stand[group.id] = same }
    }
    return stand
  }

  /// Makes the library what a document holds, or adds that to it.
  func take(_ document: LibraryDocument, mode: ImportMode) throws(LibraryError) {
    let stand = mode == .merge ? standIns(for: document.groups) : [:]
    if mode == .replace {
      let kept = Set(
        document.groups.map { ItemKey(kind: .group, id: $0.id.description) }
          + document.pages.map { ItemKey(kind: .page, id: $0.id.text) }
          + document.rules.map { ItemKey(kind: .rule, id: $0.id.description) })
      for kind in [ItemKind.page, .rule, .group] {
        for record in try records(kind) where !kept.contains(ItemKey(kind: kind, id: record.id)) {
          try remove(ItemKey(kind: kind, id: record.id))
          if kind == .group, let id = AppGroup.ID(record.id) { groups.remove(id) }
        }
      }
    }
    for group in document.groups where stand[group.id] == nil {
      try put(ItemKey(kind: .group, id: group.id.description), ItemContent(of: group.id, group.name))
      groups.set(group.id, name: group.name.text)
    }
    for page in document.pages { try put(page, ItemKey(kind: .page, id: page.id.text)) }
    for rule in document.rules { try put(rule, ItemKey(kind: .rule, id: rule.id.description)) }
  }

  func importRoutine(_ document: JSONObject) throws(LibraryError) {
    let routine: RoutineDocument
    do throws(Faults) {
      routine = try RoutineDocument(reading: document)
    } catch {
      throw .invalid(error)
    }
    let page = try PageReading.run { () throws(PageError) in try routine.page(in: documentContext) }
    try put(page, ItemKey(kind: .page, id: page.id.text))
    warnings += routine.notes.map { "\($0)." }
  }

  /// `added page "Morning" (p1)`, in the order of the changes.
  var importedChanges: [String] {
    let items = changes.compactMap { change -> String? in
      guard let record = change.after.record ?? change.before.record else { return nil }
      let verb = change.before.record == nil ? "added" : change.after.record == nil ? "removed" : "changed"
      return "\(verb) \(record.kind.rawValue) \(Quoted.text(record.name)) (\(record.id))"
    }
    return (timeZone == account.timeZone ? [] : ["time_zone"]) + items
  }
}
