import Pages
import Rules
import Store
import Time

extension LibraryEdit {
  /// Carries out the changes and leaves the record of them.
  func apply(_ outcome: Outcome, changeID: String, to writer: any StoreWriter) throws(StoreError) -> AccountRecord {
    var account = account
    account.revision += 1
    account.timeZone = timeZone
    account.highWaterMark = max(account.highWaterMark, write.now)
    account.nextOrdinal = nextOrdinal
    try writer.update(account)
    // What goes makes room for what comes: two groups may swap their names.
    for change in changes where change.after.record == nil { try apply(change, changeID, to: writer) }
    try freeNames(in: writer)
    for change in changes where change.after.record != nil { try apply(change, changeID, to: writer) }
    try writer.removeTombstones(
      deletedBefore: write.now.adding(seconds: -86_400 * Int64(LibraryLimits.tombstoneDays)), in: account.key)
    try RetainedDays(at: write.now, in: zoneRules).forgetOthers(of: account, writer)
    let record = ChangeRecord(
      id: changeID, revision: account.revision, at: write.now, actor: write.author.record, tool: write.tool,
      target: ChangeRecord.Target(key: outcome.target, name: outcome.targetName), summary: outcome.summary,
      changed: outcome.changed, undoneChangeID: outcome.undoneChangeID)
    let touched = [outcome.target] + changes.map(\.key).filter { $0 != outcome.target }
    try writer.insert(record, states: states(outcome).json, touched: touched, in: account.key)
    if let tokenID = write.author.tokenID { try writer.noteWrite(withToken: tokenID, at: write.now) }
    return account
  }

  /// Takes the names of groups that get others, where more than one does.
  private func freeNames(in writer: any StoreWriter) throws(StoreError) {
    let renamed = changes.compactMap { change -> ItemRecord? in
      guard var record = change.before.record, let after = change.after.record else { return nil }
      guard record.nameKey != after.nameKey else { return nil }
      record.nameKey = nil
      return record
    }
    guard renamed.count > 1 else { return }
    for record in renamed { try writer.put(record, in: account.key) }
  }

  private func apply(_ change: ItemChange, _ changeID: String, to writer: any StoreWriter) throws(StoreError) {
    switch change.after {
    case .absent: break
    case .live(let record):
      if case .deleted = change.before { try writer.removeTombstone(change.key, in: account.key) }
      try writer.put(record, in: account.key)
    case .deleted(let revision):
      try writer.remove(change.key, in: account.key)
      let tombstone = TombstoneRecord(
        kind: change.key.kind, id: change.key.id, name: change.before.record?.name ?? "", revision: revision,
        deletedAt: write.now, changeID: changeID)
      try writer.put(tombstone, in: account.key)
    }
  }

  /// The states before and after, the target's first.
  private func states(_ outcome: Outcome) -> ChangeStates {
    var states = ChangeStates(
      items: changes.filter { $0.key == outcome.target } + changes.filter { $0.key != outcome.target })
    if timeZone != account.timeZone { states.timeZone = (account.timeZone, timeZone) }
    return states
  }
}
