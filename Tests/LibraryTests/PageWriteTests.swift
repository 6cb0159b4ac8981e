import JSON
import Library
import Testing

struct PageWriteTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws { fixture = try Fixture() }

  @Test func `a page lives from its creation to its deletion, one revision a write`() throws {
    let made = try fixture.makePage("p")
    #expect(made.summary == "Made the page \"Morning\" with 2 blocks.")
    #expect(made.item?.document["id"] == "p")
    #expect(made.item?.document["revision"] == 1)
    #expect(made.item?.document["blocks"]?.array?.count == 2)
    #expect(made.json.keys == ["summary", "page", "changed", "warnings", "on_phone", "library_revision", "change_id"])

    let renamed = try library.updatePage("p", expecting: 1, ["name": "Dawn"], fixture.write("update_page"))
    #expect(renamed.changed == ["name"])
    let added = try library.addBlock(
      to: "p", expecting: nil, ["kind": "counter", "settings": ["target": 3]], fixture.write("add_block"))
    let block = try #require(added.item?.document["block"]?["id"]?.string)
    let edited = try library.updateBlock(
      block, in: "p", expecting: 3, ["settings": ["target": 4]], fixture.write("update_block"))
    #expect(edited.changed == ["settings.target"])
    #expect(edited.item?.document["block"]?["settings"]?["target"] == 4)
    let removed = try library.removeBlock(block, from: "p", expecting: 4, fixture.write("remove_block"))
    #expect(removed.item?.document["revision"] == 5)
    let page = try library.page("p", of: .local)
    #expect(page.page.name == "Dawn")
    #expect(page.page.description == "First things")
    #expect(page.revision == 5)

    let deleted = try library.deletePage("p", expecting: 5, fixture.write("delete_page"))
    #expect(deleted.item?.document["revision"] == 6)
    #expect(deleted.libraryRevision == 6)
    #expect(try library.pages(of: .local).items.isEmpty)
  }

  @Test func `a write that changes nothing leaves no revision and no change`() throws {
    try fixture.makePage("p")
    let answer = try library.updatePage("p", expecting: 1, ["name": " Morning "], fixture.write())
    #expect(answer.changed == [])
    #expect(answer.changeID == nil)
    #expect(answer.libraryRevision == 1)
    #expect(answer.item?.document["revision"] == 1)
    #expect(try library.changes(of: .local).items.count == 1)
  }

  @Test func `a stale write is told the state, what changed and by whom`() throws {
    try fixture.makePage("p")
    let change = try library.updatePage("p", expecting: 1, ["name": "Dawn"], fixture.write("update_page"))
    let error = refusal {
      _ = try library.updatePage("p", expecting: 1, ["description": "x"], fixture.write())
    }
    #expect(error.code == "STALE_REVISION")
    #expect(error.message.contains("is at revision 2, not 1"))
    #expect(error.message.contains("name by \"Claude\" (\(change.changeID ?? ""))"))
    #expect(error.message.contains("\"description\":\"First things\""))
    #expect(error.message.contains("expected_revision 2"))
    #expect(error.message.utf8.count < 2_000)
    #expect(refusal { _ = try library.deletePage("p", expecting: 9, fixture.write()) }.code == "STALE_REVISION")
    #expect(try library.page("p", of: .local).revision == 2)
  }

  @Test func `an unknown id is answered with what was meant`() throws {
    try fixture.makePage("morning_page", "Morning routine")
    try fixture.makeRule("evening")
    let table: [(String, String)] = [
      ("mornin_page", "Did you mean morning_page (\"Morning routine\")?"),
      ("MORNING ROUTINE", "is a name, not an id. Ids of a page with that name: morning_page."),
      ("evening", "is the id of a rule, not of a page."),
      ("xyz", "There are: morning_page (\"Morning routine\")."),
    ]
    for (id, words) in table {
      let error = refusal { _ = try library.deletePage(id, expecting: 1, fixture.write()) }
      #expect(error.code == "NOT_FOUND")
      #expect(error.message.contains(words), "\(error.message)")
    }
    let empty = refusal { _ = try library.rule("x", of: .local, now: Fixture.noon) }
    #expect(empty.message.contains("There are: evening"))
    let block = refusal {
      _ = try library.removeBlock("heading_9", from: "morning_page", expecting: 1, fixture.write())
    }
    #expect(block.code == "NOT_FOUND")
    #expect(block.message.contains("Did you mean heading_1?"), "\(block.message)")
  }

  @Test func `a deleted page says so, and its id stays taken`() throws {
    try fixture.makePage("p")
    let deleted = try library.deletePage("p", expecting: 1, fixture.write("delete_page"))
    let id = try #require(deleted.changeID)
    let again = refusal { _ = try library.deletePage("p", expecting: 2, fixture.write()) }
    #expect(again.code == "NOT_FOUND")
    #expect(again.message.contains("was deleted at"))
    #expect(again.message.contains(id))
    let edit = refusal { _ = try library.updatePage("p", expecting: 1, ["name": "x"], fixture.write()) }
    #expect(edit.code == "NOT_FOUND")
    let made = refusal { try fixture.makePage("p") }
    #expect(made.code == "ALREADY_EXISTS")
    #expect(made.message.contains(id))
    let later = Fixture.noon.adding(seconds: 31 * 86_400)
    try fixture.makePage("q")
    _ = try library.updatePage("q", expecting: 1, ["name": "Q"], fixture.write(at: later))
    #expect(try fixture.makePage("p").item?.document["revision"] == 1)
  }

  @Test func `a given id is one of its form that nothing has`() throws {
    try fixture.makePage("p")
    let taken = refusal { try fixture.makePage("p") }
    #expect(taken.code == "ALREADY_EXISTS")
    #expect(taken.message.contains("revision 1"))
    for id in ["", "a b", "ä", String(repeating: "a", count: 65), "a/b", "a\n"] {
      let error = refusal { try fixture.makePage(id) }
      #expect(error.code == "INVALID_ARGUMENT")
      #expect(error.message.contains("page_id"), "\(error.message)")
    }
    try fixture.makePage(String(repeating: "a", count: 64))
  }

  @Test func `everything that is wrong is told at once, and nothing is written`() throws {
    let error = refusal {
      _ = try library.createPage(
        ["name": "", "blocks": [["kind": "counter", "settings": ["target": 0]], ["kind": "nothing"]]], id: nil,
        fixture.write())
    }
    #expect(error.code == "INVALID_ARGUMENT")
    for path in ["name", "blocks[0].settings.target", "blocks[1].kind"] {
      #expect(error.message.contains(path), "\(error.message)")
    }
    #expect(try fixture.revision() == 0)
  }

  @Test func `the fifty-first page is refused with the limit`() throws {
    for number in 1...LibraryLimits.pages { try fixture.makePage("p\(number)", "Page \(number)") }
    let error = refusal { try fixture.makePage("one_more") }
    #expect(error.code == "LIMIT_REACHED")
    #expect(error.message.contains("at most 50 pages"))
    _ = try library.deletePage("p7", expecting: 1, fixture.write())
    try fixture.makePage("one_more")
  }

  @Test func `a second page like another is warned of, unless a key makes it safe`() throws {
    try fixture.makePage("p")
    let twin = try fixture.makePage("q")
    #expect(twin.warnings.contains { $0.contains("An identical page \"Morning\" (p) exists already") })
    let named = try library.createPage(["name": "MORNING"], id: nil, fixture.write())
    #expect(named.warnings.contains { $0.contains("Another page is named \"Morning\" too (p)") })
    let keyed = try library.createPage(Fixture.morning, id: nil, fixture.write(key: "k", Fixture.morning))
    #expect(keyed.warnings == [])
  }
}
