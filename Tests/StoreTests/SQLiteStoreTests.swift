import JSON
import TestSupport
import Testing
import Threads

@testable import Store

struct SQLiteStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Refusal: Error {}

  @Test func `what a closure wrote is gone when it throws`() throws {
    let (store, account) = try Samples.store(in: folder)
    #expect(throws: Refusal.self) {
      try store.write { writer in
        try writer.put(Samples.item("p"), in: account.key)
        throw Refusal()
      }
    }
    #expect(try store.read { reader in try reader.count(.page, in: account.key) } == 0)
    try store.write { writer in try writer.put(Samples.item("p"), in: account.key) }
    #expect(try store.read { reader in try reader.count(.page, in: account.key) } == 1)
  }

  @Test func `a reader sees one moment, whatever is written meanwhile`() throws {
    let (store, account) = try Samples.store(in: folder)
    try store.read { reader throws in
      #expect(try reader.count(.page, in: account.key) == 0)
      try store.write { writer in try writer.put(Samples.item("p"), in: account.key) }
      #expect(try reader.count(.page, in: account.key) == 0)
    }
    #expect(try store.read { reader in try reader.count(.page, in: account.key) } == 1)
  }

  @Test func `items come back whole, in their order, from a given place on`() throws {
    let (store, account) = try Samples.store(in: folder)
    let items = (1...5).map { Samples.item("p\($0)", ordinal: 10 - Int64($0), note: "\u{0}\u{2028}é🇵🇱\n") }
    try store.write { writer in for item in items { try writer.put(item, in: account.key) } }
    let all = try store.read { reader in try reader.items(.page, in: account.key, after: nil, limit: 10) }
    #expect(all == items.reversed())
    let some = try store.read { reader in try reader.items(.page, in: account.key, after: 6, limit: 2) }
    #expect(some.map(\.id) == ["p3", "p2"])
    #expect(try store.read { reader in try reader.labels(.page, in: account.key).map(\.id) } == all.map(\.id))
    #expect(try store.read { reader in try reader.items(.rule, in: account.key, after: nil, limit: 10) }.isEmpty)
  }

  @Test func `accounts do not see each other, and take everything with them`() throws {
    let (store, local) = try Samples.store(in: folder)
    let other = try store.write { writer in
      let other = try writer.insertAccount("other", timeZone: "UTC", at: Samples.noon)
      for account in [local, other] {
        try writer.put(Samples.item("p", nameKey: "same"), in: account.key)
        try writer.insert(
          Samples.change(1), states: ["a": 1], touched: [ItemKey(kind: .page, id: "p")], in: account.key)
        try writer.insert(Samples.token(account.id, account))
        try writer.insert(
          KeptAnswer(holder: "h", key: "k", argumentsHash: [1], answer: ["of": .string(account.id)], at: Samples.noon),
          in: account.key)
      }
      return other
    }
    try store.write { writer in
      try writer.removeToken("local", in: other.key)
      try writer.deleteAccount(other.key)
    }
    try store.read { reader throws in
      #expect(try reader.account("other") == nil)
      #expect(try reader.count(.page, in: other.key) == 0)
      #expect(try reader.change("change_1", in: other.key) == nil)
      #expect(try reader.tokens(in: other.key).isEmpty)
      #expect(try reader.tokens(in: local.key).map(\.id) == ["local"])
      #expect(try reader.keptAnswer("k", holder: "h", in: local.key)?.answer == ["of": "local"])
      #expect(try reader.count(.page, in: local.key) == 1)
    }
    #expect(try store.check() == [])
  }

  @Test func `changes are found by item and by actor, the newest first`() throws {
    let (store, account) = try Samples.store(in: folder)
    try store.write { writer in
      for revision in 1...6 {
        let agent = ActorRecord(kind: .agent, tokenID: revision == 4 ? "t4" : "t", name: "Claude")
        try writer.insert(
          Samples.change(revision, actor: revision % 2 == 0 ? agent : ActorRecord(kind: .owner)), states: [:],
          touched: [ItemKey(kind: .page, id: "p\(revision)"), ItemKey(kind: .group, id: "g\(revision % 3)")],
          in: account.key)
      }
    }
    func revisions(_ filter: ChangeFilter, before revision: Int? = nil, limit: Int = 10) throws -> [Int] {
      try store.read { try $0.changes(filter, in: account.key, before: revision, limit: limit).map(\.revision) }
    }
    #expect(try revisions(ChangeFilter()) == [6, 5, 4, 3, 2, 1])
    #expect(try revisions(ChangeFilter(), before: 5, limit: 2) == [4, 3])
    #expect(try revisions(ChangeFilter(item: ItemKey(kind: .group, id: "g1"))) == [4, 1])
    #expect(try revisions(ChangeFilter(item: ItemKey(kind: .group, id: "g1")), before: 4) == [1])
    #expect(try revisions(ChangeFilter(actorKind: .agent)) == [6, 4, 2])
    #expect(try revisions(ChangeFilter(tokenID: "t4")) == [4])
    #expect(
      try store.read { try $0.change("change_4", in: account.key) }
        == Samples.change(4, actor: ActorRecord(kind: .agent, tokenID: "t4", name: "Claude")))
  }

  @Test func `a full disk is named, and nothing of the write stays`() throws {
    let (store, account) = try Samples.store(in: folder)
    let note = String(repeating: "x", count: 200_000)
    #expect(throws: StoreError.full(path: store.path)) {
      try store.write { writer in
        let transaction = try #require(writer as? SQLiteTransaction)
        try transaction.connection.runOnce("PRAGMA max_page_count = 40")
        try writer.put(Samples.item("small"), in: account.key)
        try writer.put(Samples.item("large", ordinal: 2, note: note), in: account.key)
      }
    }
    #expect(try store.read { reader in try reader.count(.page, in: account.key) } == 0)
    try store.write { writer in try writer.put(Samples.item("small"), in: account.key) }
    #expect(try store.check() == [])
  }

  @Test func `a document that is no JSON is called damage`() throws {
    let (store, account) = try Samples.store(in: folder)
    try store.write { writer in try writer.put(Samples.item("p"), in: account.key) }
    try Connection(path: store.path, mode: .writing).runOnce("UPDATE items SET body = '{'")
    let error = #expect(throws: StoreError.self) {
      try store.read { reader in try reader.item(ItemKey(kind: .page, id: "p"), in: account.key) }
    }
    guard case .damaged = error else { return #expect(Bool(false), "\(String(describing: error))") as Void }
  }

  @Test func `many threads write at once, and none is lost`() throws {
    let (store, account) = try Samples.store(in: folder)
    let failures = Lock<[String]>([])
    let threads = (0..<8).map { _ in
      Thread {
        do {
          for _ in 0..<25 {
            try store.write { writer in
              var current = try #require(try writer.account("local"))
              current.revision += 1
              try writer.update(current)
            }
            _ = try store.read { reader in try reader.account("local") }
          }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(failures.withLock { $0 } == [])
    #expect(try store.read { reader in try reader.account("local")?.revision } == 200)
    #expect(account.revision == 0)
  }
}
