import JSON
import TestSupport
import Time

@testable import Store

/// Records with little in them.
enum Samples {
  static let noon = Instant(seconds: 1_796_212_800)

  static func item(
    _ id: String, _ kind: ItemKind = .page, ordinal: Int64 = 1, revision: Int = 1, nameKey: String? = nil,
    note: String = ""
  ) -> ItemRecord {
    ItemRecord(
      kind: kind, id: id, ordinal: ordinal, revision: revision, name: "Name of \(id)", nameKey: nameKey,
      body: ["id": .string(id), "note": .string(note)], createdAt: noon, updatedAt: noon)
  }

  static func change(_ revision: Int, actor: ActorRecord = ActorRecord(kind: .owner)) -> ChangeRecord {
    ChangeRecord(
      id: "change_\(revision)", revision: revision, at: noon, actor: actor, tool: "create_page",
      target: ChangeRecord.Target(key: ItemKey(kind: .page, id: "p\(revision)"), name: "P"), summary: "Made a page.",
      changed: ["name", "blocks"])
  }

  static func token(_ id: String, _ account: AccountRecord) -> TokenRecord {
    TokenRecord(
      id: id, account: account, kind: "agent", name: "N", hash: Array(id.utf8),
      scopes: "read", createdAt: noon)
  }

  /// A store in a new file, with the account `local`.
  static func store(in folder: TemporaryFolder) throws -> (store: SQLiteStore, account: AccountRecord) {
    let store = try SQLiteStore(path: folder.file("library.sqlite"), makesFile: true)
    let account = try store.write { writer in try writer.insertAccount("local", timeZone: "UTC", at: noon) }
    return (store, account)
  }
}
