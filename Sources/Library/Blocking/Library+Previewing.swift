import Faults
import JSON
import Rules
import Store
package import Time

extension Library {
  /// Tries a draft: checks it as the write would be, and tells what it would change. Nothing is written, and no
  /// confirmation is asked for.
  package func preview(
    _ draft: LibraryDraft, of account: AccountID, now: Instant
  ) throws(LibraryError) -> EditPreview {
    try settle(account, at: now)
    let write = Write(account: account, author: .owner, tool: "preview_blocking", now: now, isDryRun: true)
    return try translating {
      try store.read { reader in
        let edit = try LibraryEdit(write, try Self.account(account, reader), reader, self)
        let outcome = try stage(draft, edit)
        let (before, after) = (try edit.situation(after: false), try edit.situation(after: true))
        return EditPreview(
          before: try edit.withActivity(before, after: false), after: try edit.withActivity(after, after: true),
          review: Guard.review(from: before, to: after, at: now, mark: edit.account.highWaterMark),
          summary: edit.changesNothing ? "Nothing would change." : outcome.summary,
          warnings: edit.warnings + (try edit.lint(after)), groups: edit.groups)
      }
    }
  }

  private func stage(_ draft: LibraryDraft, _ edit: LibraryEdit) throws(LibraryError) -> Outcome {
    switch draft {
    case .createRule(let document, let preset):
      try makeRule(document, id: nil, preset: preset, edit, needsConfirmation: false)
    case .updateRule(let id, let document):
      try changeRule(id, expecting: nil, document, edit, needsConfirmation: false)
    case .deleteRule(let id): try edit.delete(try edit.find(.rule, id, expecting: nil))
    case .createPage(let document): try makePage(document, id: nil, edit)
    case .updatePage(let id, let document): try changePage(id, expecting: nil, edit, Self.updating(document))
    case .addBlock(let id, let document): try changePage(id, expecting: nil, edit, Self.adding(document))
    case .updateBlock(let id, let block, let document):
      try changePage(id, expecting: nil, edit, Self.updating(block, document))
    case .removeBlock(let id, let block): try changePage(id, expecting: nil, edit, Self.removing(block))
    case .deletePage(let id): try edit.delete(try edit.find(.page, id, expecting: nil))
    }
  }
}
