import JSON
import Library
import Store
import Testing

struct ListingTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws { fixture = try Fixture() }

  /// All ids of a list, followed by its cursors.
  private func pageIDs(limit: Int) throws -> [[String]] {
    var parts: [[String]] = []
    var cursor: String?
    repeat {
      let part = try library.pages(of: .local, limit: limit, cursor: cursor)
      parts.append(part.items.map(\.page.id.text))
      cursor = part.nextCursor
    } while cursor != nil && parts.count < 60
    return parts
  }

  @Test func `following the cursors gives every item once, and the last part has none`() throws {
    for number in 1...7 { try fixture.makePage("p\(number)", "Page \(number)") }
    #expect(try pageIDs(limit: 3) == [["p1", "p2", "p3"], ["p4", "p5", "p6"], ["p7"]])
    #expect(try pageIDs(limit: 7).count == 1)
    #expect(try pageIDs(limit: 0).count == 7)
    #expect(try pageIDs(limit: 1_000).count == 1)
    #expect(try library.pages(of: .local, limit: 2).total == 7)
  }

  @Test func `a cursor holds while items come and go`() throws {
    for number in 1...6 { try fixture.makePage("p\(number)", "Page \(number)") }
    let first = try library.pages(of: .local, limit: 2)
    for id in ["p1", "p2", "p3"] { _ = try library.deletePage(id, expecting: 1, fixture.write()) }
    try fixture.makePage("p7", "Page 7")
    let second = try library.pages(of: .local, limit: 10, cursor: first.nextCursor)
    #expect(second.items.map(\.page.id.text) == ["p4", "p5", "p6", "p7"])
  }

  @Test func `a cursor of another list, of another account or of nobody is refused`() throws {
    for number in 1...3 {
      try fixture.makePage("p\(number)", "Page \(number)")
      try fixture.makeRule("r\(number)", name: "Rule \(number)")
    }
    _ = try library.addAccount("other", timeZone: nil, now: Fixture.noon)
    let cursor = try #require(try library.pages(of: .local, limit: 1).nextCursor)
    let other = try #require(AccountID("other"))
    let calls: [() throws -> Void] = [
      { _ = try library.rules(of: .local, cursor: cursor, now: Fixture.noon) },
      { _ = try library.changes(of: .local, cursor: cursor) },
      { _ = try library.pages(of: other, cursor: cursor) },
      { _ = try library.pages(of: .local, cursor: "") },
      { _ = try library.pages(of: .local, cursor: "9-00000000") },
      { _ = try library.pages(of: .local, cursor: "-1-1") },
      { _ = try library.pages(of: .local, cursor: "99999999999999999999-abc") },
      { _ = try library.pages(of: .local, cursor: cursor + "\u{0}") },
    ]
    for call in calls {
      let error = refusal(call)
      #expect(error.code == "INVALID_ARGUMENT")
      #expect(error.message.contains("start again without cursor"))
    }
  }

  @Test func `the history is filtered and goes back by cursors`() throws {
    for number in 1...5 { try fixture.makePage("p\(number)", "Page \(number)") }
    _ = try library.updatePage("p2", expecting: 1, ["name": "X"], fixture.write("update_page", by: .owner))
    _ = try library.updatePage(
      "p2", expecting: 2, ["name": "Y"], fixture.write(by: .agent(tokenID: "t", client: "Codex")))
    let first = try library.changes(of: .local, limit: 4)
    let second = try library.changes(of: .local, limit: 4, cursor: first.nextCursor)
    #expect((first.items + second.items).map(\.record.revision) == [7, 6, 5, 4, 3, 2, 1])
    #expect(second.nextCursor == nil)
    func revisions(_ filter: ChangeFilter) throws -> [Int] {
      try library.changes(of: .local, filter).items.map(\.record.revision)
    }
    #expect(try revisions(ChangeFilter(item: ItemKey(kind: .page, id: "p2"))) == [7, 6, 2])
    #expect(try revisions(ChangeFilter(actorKind: .owner)) == [6])
    #expect(try revisions(ChangeFilter(tokenID: "t")) == [7])
    let document = first.items[0].document
    #expect(document["by"] == ["kind": "agent", "token_id": "t", "name": "Codex"])
    #expect(document["target"] == ["kind": "page", "id": "p2", "name": "Y"])
    #expect(document["changed"] == ["name"])
  }

  @Test func `an id that is longer than any name is likened to none`() throws {
    try fixture.makePage("p")
    for (spaces, isName) in [(10, true), (2_000, false)] {
      let id = "Morning" + String(repeating: " ", count: spaces)
      let error = refusal { _ = try library.deletePage(id, expecting: 1, fixture.write()) }
      #expect(error.code == "NOT_FOUND")
      #expect(error.message.contains("is a name, not an id") == isName)
      #expect(error.message.contains("There are: p (") != isName)
    }
  }
}
