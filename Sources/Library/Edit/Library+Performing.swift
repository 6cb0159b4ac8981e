import Access
import Faults
import JSON
import Store
import Time

extension Library {
  /// Does a write: the same checks, the same guard and the same answer for everything that changes a library.
  func perform(
    _ write: Write, _ body: (LibraryEdit) throws(LibraryError) -> Outcome
  ) throws(LibraryError) -> WriteAnswer {
    try Self.check(write.idempotency)
    try settle(write.account, at: write.now)
    return try translating {
      guard !write.isDryRun else {
        return try store.read { reader in
          let edit = try LibraryEdit(write, try Self.account(write.account, reader), reader, self)
          let outcome = try prepare(edit, body)
          return Self.answer(edit, outcome, libraryRevision: edit.account.revision, changeID: nil)
        }
      }
      return try store.write { writer in
        let edit = try LibraryEdit(write, try Self.account(write.account, writer), writer, self)
        return try carryOut(edit, writer, body)
      }
    }
  }

  /// Does a write within a transaction.
  func carryOut(
    _ edit: LibraryEdit, _ writer: any StoreWriter, _ body: (LibraryEdit) throws(LibraryError) -> Outcome
  ) throws -> WriteAnswer {
    if let answer = try keptAnswer(to: edit.write, edit.account, writer) { return answer }
    let outcome = try prepare(edit, body)
    guard !edit.changesNothing else {
      return Self.answer(edit, outcome, libraryRevision: edit.account.revision, changeID: nil)
    }
    let id = changeID(after: edit.account)
    let account = try edit.apply(outcome, changeID: id, to: writer)
    try keepZoneData(of: account, writer, at: edit.write.now, makesFirst: true)
    let answer = Self.answer(edit, outcome, libraryRevision: account.revision, changeID: id)
    try keep(answer, to: edit.write, account, writer)
    return answer
  }

  /// Prepares the edit, and lets the guard judge it.
  func prepare(
    _ edit: LibraryEdit, _ body: (LibraryEdit) throws(LibraryError) -> Outcome
  ) throws(LibraryError) -> Outcome {
    var outcome = try body(edit)
    try edit.endPausesOfHardRules()
    if !edit.changesNothing {
      let after = try edit.situation(after: true)
      let judgement = try editGuard.judge(
        EditGuard.Edit(
          before: try edit.situation(after: false), after: after, now: edit.write.now,
          highWaterMark: edit.account.highWaterMark))
      if let refusal = edit.unconfirmed { throw refusal }
      edit.warnings += judgement.warnings + (try edit.lint(after))
      if let instant = judgement.effectiveAt { outcome = try postpone(edit, outcome, until: instant) }
    }
    let lag = edit.account.highWaterMark.seconds(since: edit.write.now)
    if lag > Self.clockToleranceSeconds {
      edit.warnings.append(
        "The server's clock shows \(edit.write.now), but the newest write is of \(edit.account.highWaterMark). "
          + "Tell the owner to set the clock.")
    }
    return outcome
  }

  /// Writers wait for each other, so a write may come a little after a newer one.
  private static let clockToleranceSeconds: Int64 = 120

  private static func answer(
    _ edit: LibraryEdit, _ outcome: Outcome, libraryRevision: Int, changeID: String?
  ) -> WriteAnswer {
    let kind = outcome.target.kind
    return WriteAnswer(
      summary: edit.changesNothing
        ? "Nothing changed: everything is so already."
        : edit.write.isDryRun ? "Dry run, nothing written. \(outcome.summary)" : outcome.summary,
      item: outcome.document.map { WriteAnswer.Item(kind: kind, document: $0) },
      changed: edit.changesNothing ? [] : outcome.changed, warnings: edit.warnings, onPhone: edit.onPhone,
      libraryRevision: libraryRevision, changeID: changeID)
  }
}
