import Faults
import Store
import Time

extension Library {
  /// Lets a write wait instead of carrying it out: what it would do is kept, to be seen and cancelled until then.
  func postpone(
    _ edit: LibraryEdit, _ outcome: Outcome, until instant: Instant
  ) throws(LibraryError) -> Outcome {
    guard outcome.target.kind != .library else {
      throw .locked(
        "This would weaken a rule in hard mode that has no free moment in the week, and a change of the whole library "
          + "cannot wait. Change that rule by itself first: its weakening takes effect 24 hours after it is asked for.")
    }
    let limit = LibraryLimits.pendingChanges
    guard try edit.count(.pending) < limit else {
      throw .limit("At most \(limit) changes can wait at a time. Cancel one with undo_change first.")
    }
    let pending = PendingChange(
      id: edit.random.id("pending"), effectiveAt: instant, askedAt: edit.write.now, actor: edit.write.author.record,
      tool: edit.write.tool, target: ChangeRecord.Target(key: outcome.target, name: outcome.targetName),
      summary: outcome.summary, changed: outcome.changed, items: edit.changes)
    edit.discardChanges()
    try edit.put(pending.key, ItemContent(name: outcome.targetName, body: pending.body))
    let local = edit.zoneRules.localTime(at: instant)
    edit.warnings.append(
      "This weakens a rule in hard mode that has no free moment in the week, so it takes effect 24 hours from now, at "
        + "\(local). Until then undo_change with this answer's change_id cancels it.")
    return Outcome(
      target: outcome.target, targetName: outcome.targetName, summary: "Waits until \(local): \(outcome.summary)",
      changed: ["pending"], document: try document(of: outcome.target, edit))
  }

  /// Carries out what has waited long enough, also where no server ran when its time came, and notes where the zone data
  /// has changed: before anything is read or written by the new data.
  func settle(_ account: AccountID, at now: Instant) throws(LibraryError) {
    try translating {
      let isDue = try store.read { reader in
        guard let account = try reader.account(account.description) else { return false }
        return try !Self.due(account, reader, now).isEmpty
          || renewedZoneData(of: account, reader, at: now, makesFirst: false) != nil
      }
      guard isDue else { return }
      try store.write { writer in
        try keepZoneData(of: try Self.account(account, writer), writer, at: now, makesFirst: false)
        for pending in try Self.due(try Self.account(account, writer), writer, now) {
          try carryOut(pending, try Self.account(account, writer), account, writer)
        }
      }
    }
  }

  /// What is due by an instant, in the order of its times.
  private static func due(
    _ account: AccountRecord, _ reader: any StoreReader, _ now: Instant
  ) throws(StoreError) -> [PendingChange] {
    try reader.items(.pending, in: account.key, after: nil, limit: .max).compactMap(PendingChange.init)
      .filter { $0.effectiveAt <= now }.sorted { $0.effectiveAt < $1.effectiveAt }
  }

  /// The day of waiting stands for the guard, which let this pass when it was asked for.
  private func carryOut(
    _ pending: PendingChange, _ record: AccountRecord, _ account: AccountID, _ writer: any StoreWriter
  ) throws {
    let write = Write(
      account: account, author: Author(pending.actor), tool: pending.tool, now: pending.effectiveAt)
    var edit = try LibraryEdit(write, record, writer, self)
    var summary = "Took effect: \(pending.summary)"
    do throws(LibraryError) {
      for item in pending.items { try edit.catchUp(item) }
      try edit.requireUniqueNames()
      try edit.requireReferences()
    } catch {
      edit = try LibraryEdit(write, record, writer, self)
      summary = "Dropped, because it fits no more what has changed since: \(pending.summary)"
    }
    try edit.remove(pending.key)
    let outcome = Outcome(
      target: pending.target.key, targetName: pending.target.name, summary: summary, changed: pending.changed)
    _ = try edit.apply(outcome, changeID: changeID(after: record), to: writer)
  }

  func changeID(after account: AccountRecord) -> String { "c\(account.revision + 1)_\(random.id("").suffix(4))" }
}
