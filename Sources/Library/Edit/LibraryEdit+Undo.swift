import Faults
import JSON
import Pages
import Rules
import Store

extension LibraryEdit {
  /// A change with what it kept of its items.
  func change(_ id: String) throws(LibraryError) -> (ChangeRecord, ChangeStates) {
    do {
      guard let change = try reader.change(id, in: account.key) else {
        let recent = try reader.changes(ChangeFilter(), in: account.key, before: nil, limit: 5).map(\.id)
        let known = recent.isEmpty ? "There is none yet." : "The newest are \(recent.joined(separator: ", "))."
        throw LibraryError.notFound("No change has the id \(Quoted.text(id)). \(known) list_changes shows more.")
      }
      guard let states = try reader.states(ofChange: id, in: account.key).flatMap(ChangeStates.init(json:)) else {
        throw LibraryError.cannotUndo("The change \(id) keeps no states that can be restored.")
      }
      return (change, states)
    } catch let error as LibraryError {
      throw error
    } catch let error as StoreError {
      throw .store(error)
    } catch {
      throw .store(.failed(path: "", detail: "\(error)"))
    }
  }

  /// The newest changes of an item after a given one, the newest first, without those that were undone and their
  /// undoing: what is left stands between the item and the state that the given change left.
  func changes(of key: ItemKey, after change: ChangeRecord) throws(LibraryError) -> [ChangeRecord] {
    var later = try changes(of: key, limit: Self.laterLimit).filter { $0.revision > change.revision }
    for undo in later {
      guard later.contains(undo), let undone = later.first(where: { $0.id == undo.undoneChangeID }) else { continue }
      later.removeAll { $0.id == undo.id || $0.id == undone.id }
    }
    // What was about the item and left it as it was, such as a pause, stands in nobody's way.
    var changing: [ChangeRecord] = []
    for change in later where changing.count < Self.namedChanges {
      if try hasChanged(key, by: change) { changing.append(change) }
    }
    return changing
  }

  private func hasChanged(_ key: ItemKey, by change: ChangeRecord) throws(LibraryError) -> Bool {
    let states: ChangeStates?
    do throws(StoreError) {
      states = try reader.states(ofChange: change.id, in: account.key).flatMap(ChangeStates.init(json:))
    } catch {
      throw .store(error)
    }
    guard let states else { return true }
    return key == .library ? states.timeZone != nil : states.items.contains { $0.key == key }
  }

  /// How many later changes a refusal names.
  private static let namedChanges = 5
  /// Far more than a person would undo one by one.
  private static let laterLimit = 500

  func requireNothingLater(than change: ChangeRecord, _ key: ItemKey) throws(LibraryError) {
    let later = try changes(of: key, after: change)
    guard later.isEmpty else {
      let name = key == change.target.key ? Quoted.text(change.target.name) : key.id
      throw .stale(
        "The \(key.kind.rawValue) \(name) has changed since \(change.id): "
          + "\(Self.list(later)). Undo those first, the newest first.")
    }
  }

  /// Requires the item as the change left it.
  func requireUntouched(_ item: ItemChange, since change: ChangeRecord) throws(LibraryError) {
    try requireNothingLater(than: change, item.key)
    switch (item.after, try state(item.key)) {
    case (.live, .live), (.deleted, .deleted), (.absent, .absent): return
    case (.deleted, .absent):
      throw .cannotUndo(
        "The \(item.key.kind.rawValue) \(item.key.id) was deleted more than \(LibraryLimits.tombstoneDays) days ago.")
    case (.live, _), (.deleted, .live), (.absent, _):
      throw .cannotUndo("The \(item.key.kind.rawValue) \(item.key.id) is not as \(change.id) left it.")
    }
  }

  /// Makes an item what it was before the change. A group that the change made on the way stays where others use it.
  func restore(_ item: ItemChange, since change: ChangeRecord) throws(LibraryError) {
    switch item.before {
    // What has waited, and was carried out or cancelled, does not wait again.
    case .live where item.key.kind == .pending: return
    case .live(let record): try restore(record)
    case .absent, .deleted:
      guard try state(item.key).record != nil else { return }
      if item.key.kind == .group, item.key != change.target.key {
        try removeUnused(item, since: change)
      } else {
        try remove(item.key)
      }
    }
  }

  private func restore(_ record: ItemRecord) throws(LibraryError) {
    let key = ItemKey(kind: record.kind, id: record.id)
    let wasDeleted = try state(key).record == nil
    if record.kind == .group, let id = AppGroup.ID(record.id) { groups.set(id, name: record.name) }
    let limit = LibraryLimits.items.first { $0.kind == record.kind }?.limit
    if wasDeleted, let limit, try count(record.kind) >= limit {
      throw .limit("A library has at most \(limit) \(record.kind.rawValue)s. Delete one first.")
    }
    try put(key, ItemContent(record), ordinal: record.ordinal)
  }

  private func removeUnused(_ item: ItemChange, since change: ChangeRecord) throws(LibraryError) {
    guard let id = AppGroup.ID(item.key.id), let record = try state(item.key).record else { return }
    let later = try changes(of: item.key, after: change)
    guard later.isEmpty, try users(of: id).isEmpty else {
      warnings.append("The app group \(Quoted.text(record.name)) stays, because it is used or was changed since.")
      return
    }
    try remove(item.key)
    groups.remove(id)
  }

  /// Requires that no two groups have one name after this write.
  func requireUniqueNames() throws(LibraryError) {
    guard changes.contains(where: { $0.key.kind == .group }) else { return }
    var holders: [String: ItemRecord] = [:]
    for record in try records(.group) {
      guard let other = holders.updateValue(record, forKey: record.nameKey ?? "") else { continue }
      throw .cannotUndo(
        "Two app groups would have the name \(Quoted.text(record.name)): \(other.id) and \(record.id). "
          + "Rename one of them first.")
    }
  }

  /// Requires the groups of every page and rule that this write brings back or changes.
  func requireReferences() throws(LibraryError) {
    for record in changes.compactMap(\.after.record) {
      let used: [AppGroup.ID]
      switch record.kind {
      case .page: used = try StoredItem.page(record).groups
      case .rule: used = try StoredItem.rule(record).apps.groups
      case .group, .library, .pause, .pending, .zoneData: used = []
      }
      guard let missing = used.first(where: { !groups.contains($0) }) else { continue }
      throw .cannotUndo(
        "The \(record.kind.rawValue) \(Quoted.text(record.name)) used the app group \(missing), which is deleted. "
          + "Undo that deletion first: list_changes shows it.")
    }
  }
}
