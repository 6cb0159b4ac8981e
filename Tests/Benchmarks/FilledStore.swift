import Access
import JSON
import Library
import Store
import Time

/// A library file with many accounts, each with the same few pages, written past the limits of one account's writes in
/// a single transaction.
struct FilledStore {
  let path: String
  let token: String

  init(accounts: Int, pagesEach: Int, in bench: Bench) throws {
    path = bench.folder.file("filled-\(accounts).sqlite")
    let now = Instant(seconds: 1_796_000_000)
    let opened = try Library.open(path: path, makesFile: true, timeZone: "UTC", now: now)
    let write = Write(account: .local, author: .owner, tool: "benchmark", now: now)
    _ = try opened.library.createPage(Self.page, id: "page0", write)
    try opened.store.write { writer in
      guard let local = try writer.account("local"),
        let model = try writer.item(ItemKey(kind: .page, id: "page0"), in: local.key)
      else { return }
      for number in 0..<accounts {
        var account = try writer.insertAccount("a\(number)", timeZone: "UTC", at: now)
        for place in 1...pagesEach {
          try writer.put(Self.copy(of: model, id: "page\(place)", at: Int64(place)), in: account.key)
        }
        account.nextOrdinal = Int64(pagesEach + 1)
        try writer.update(account)
      }
    }
    guard let middle = AccountID("a\(accounts / 2)") else { throw Settings.Wrong(word: "\(accounts)") }
    let made = try opened.library.createToken(.agent, name: "benchmark", scopes: .all, for: middle, now: now)
    token = made.token.secretText
  }

  func serve(_ bench: Bench) throws -> Server {
    let words = [bench.settings.program, "serve", "--port", "0", "--library", path, "--json"]
    return try Server("filled", words, token: token)
  }

  private static func copy(of record: ItemRecord, id: String, at ordinal: Int64) -> ItemRecord {
    var body = record.body
    if body.contains("id") { body["id"] = .string(id) }
    return ItemRecord(
      kind: record.kind, id: id, ordinal: ordinal, revision: record.revision, name: record.name,
      nameKey: record.nameKey, body: body, createdAt: record.createdAt, updatedAt: record.updatedAt)
  }

  private static let page: JSONObject = [
    "name": "Morning", "description": "Before the first message of the day",
    "blocks": [
      ["kind": "heading", "name": "Slowly", "settings": ["subtitle": "No screen before water"]],
      [
        "kind": "checklist", "name": "Steps",
        "settings": ["items": ["Drink water", "Stretch", "Plan three things", "Open the window"]],
      ],
      ["kind": "counter", "name": "Glasses of water", "settings": ["target": 8]],
    ],
  ]
}
