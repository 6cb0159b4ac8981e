import JSON
import Library
import Testing
import Threads

struct IdempotencyTests {
  private let fixture: Fixture
  private let document: JSONObject = ["name": "Keyed", "description": "d"]

  init() throws { fixture = try Fixture() }

  private func create(
    in library: Library? = nil, by author: Author = Fixture.agent, key: String = "k", tool: String = "create_page",
    after seconds: Int64 = 0, _ arguments: JSONObject? = nil
  ) throws -> WriteAnswer {
    let write = Write(
      account: .local, author: author, tool: tool, now: Fixture.noon.adding(seconds: seconds),
      idempotency: Idempotency(key: key, arguments: arguments ?? document))
    return try (library ?? fixture.library).createPage(arguments ?? document, id: nil, write)
  }

  private func pageCount() throws -> Int { try fixture.library.pages(of: .local).items.count }

  @Test func `the same key and arguments give the first answer again, also after a restart`() throws {
    let first = try create()
    let reordered: JSONObject = ["description": "d", "idempotency_key": "k", "name": "Keyed", "dry_run": false]
    #expect(try create(reordered) == first)
    _ = try fixture.library.updatePage(
      try #require(first.item?.document["id"]?.string), expecting: 1, ["name": "Other"], fixture.write())
    let reopened = try Fixture.open(fixture.path)
    #expect(try create(in: reopened, after: 86_399) == first)
    #expect(try pageCount() == 1)
  }

  @Test func `other arguments or another tool under the key are refused`() throws {
    _ = try create()
    let error = refusal { _ = try create(["name": "Keyed", "description": "e"]) }
    #expect(error.code == "IDEMPOTENCY_MISMATCH")
    #expect(error.message.contains("2026-12-09T11:00:00Z"), "\(error.message)")
    #expect(refusal { _ = try create(tool: "create_rule") }.code == "IDEMPOTENCY_MISMATCH")
    #expect(try pageCount() == 1)
  }

  @Test func `keys belong to one token, and end after a day`() throws {
    _ = try create(by: .agent(tokenID: "t1", client: "A"))
    _ = try create(by: .agent(tokenID: "t2", client: "A"))
    _ = try create(by: .owner)
    _ = try create(by: .agent(tokenID: "t1", client: "B"))
    #expect(try pageCount() == 3)
    _ = try create(by: .agent(tokenID: nil, client: "A"))
    _ = try create(by: .agent(tokenID: nil, client: "B"))
    _ = try create(by: .agent(tokenID: nil, client: "A"))
    #expect(try pageCount() == 5)
    _ = try create(by: .agent(tokenID: "t1", client: "A"), after: 86_401)
    #expect(try pageCount() == 6)
  }

  @Test func `a refused write leaves its key free`() throws {
    #expect(refusal { _ = try create(["name": ""]) }.code == "INVALID_ARGUMENT")
    #expect(try create().changeID != nil)
  }

  @Test(arguments: [0, 129])
  func `a key has 1 to 128 bytes`(count: Int) throws {
    let error = refusal { _ = try create(key: String(repeating: "k", count: count)) }
    #expect(error.code == "INVALID_ARGUMENT")
    #expect(error.message.contains("idempotency_key has \(count) bytes"))
  }

  @Test func `sent twice at once, a write is done once`() throws {
    let library = fixture.library
    let other = try Fixture.open(fixture.path, seed: 2)
    let answers = Lock<[WriteAnswer?]>([])
    let document = document
    let threads = (0..<8).map { number in
      Thread {
        let write = Write(
          account: .local, author: Fixture.agent, tool: "create_page", now: Fixture.noon,
          idempotency: Idempotency(key: "k", arguments: document))
        let answer = try? (number % 2 == 0 ? library : other).createPage(document, id: nil, write)
        answers.withLock { $0.append(answer) }
      }
    }
    for thread in threads { thread.join() }
    let all = answers.withLock { $0 }
    #expect(all.count == 8)
    #expect(Set(all).count == 1)
    #expect(all.first??.changeID != nil)
    #expect(try pageCount() == 1)
  }
}
