import JSON
import Library
import Testing

struct DryRunTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws {
    fixture = try Fixture()
    try fixture.makePage("p")
    try fixture.makeRule("r")
  }

  private func everyWrite(_ write: Write) throws -> [WriteAnswer] {
    let library = library
    let group = try fixture.groupID("Social")
    return [
      try library.createPage(Fixture.morning, id: "new", write),
      try library.updatePage("p", expecting: 1, ["name": "Dawn"], write),
      try library.addBlock(to: "p", expecting: 1, ["kind": "heading"], write),
      try library.updateBlock("heading_1", in: "p", expecting: 1, ["name": "Down"], write),
      try library.removeBlock("heading_1", from: "p", expecting: 1, write),
      try library.createRule(Fixture.evening, id: "new", preset: nil, write),
      try library.updateRule("r", expecting: 1, ["apps": ["groups": ["Brand new"]]], write),
      try library.renameGroup(group, expecting: 1, to: "People", write),
      try library.setTimeZone("UTC", write),
      try library.deleteRule("r", expecting: 1, write),
      try library.deletePage("p", expecting: 1, write),
    ]
  }

  @Test func `a dry run answers like the write, and writes nothing`() throws {
    let before = try library.store.read { reader in try reader.account("local") }
    for answer in try everyWrite(fixture.write(dry: true)) {
      #expect(answer.summary.hasPrefix("Dry run, nothing written. "))
      #expect(answer.changeID == nil)
      #expect(!answer.changed.isEmpty)
      #expect(answer.libraryRevision == 2)
    }
    #expect(try library.store.read { reader in try reader.account("local") } == before)
    #expect(try library.groups(of: .local, now: Fixture.noon).map(\.name) == ["Social"])
    #expect(try library.changes(of: .local).items.count == 2)
  }

  @Test func `the revision told is the one that still holds`() throws {
    let revisions = try everyWrite(fixture.write(dry: true)).map { $0.item?.document["revision"]?.wholeNumber }
    #expect(revisions == [0, 1, 1, 1, 1, 0, 1, 1, nil, 1, 1])
  }

  @Test func `a dry run is refused for the same reasons`() throws {
    let write = fixture.write(dry: true)
    #expect(refusal { _ = try library.createPage(["name": ""], id: nil, write) }.code == "INVALID_ARGUMENT")
    #expect(refusal { _ = try library.updatePage("p", expecting: 9, ["name": "x"], write) }.code == "STALE_REVISION")
    #expect(refusal { _ = try library.createPage(["name": "x"], id: "p", write) }.code == "ALREADY_EXISTS")
    #expect(
      refusal { _ = try library.deleteGroup(try fixture.groupID("Social"), expecting: 1, write) }.code == "IN_USE")
  }

  @Test func `a dry run uses no key up`() throws {
    let document: JSONObject = ["name": "K"]
    _ = try library.createPage(document, id: "k", fixture.write(dry: true, key: "key", document))
    let made = try library.createPage(document, id: "k", fixture.write(key: "key", document))
    #expect(made.changeID != nil)
  }
}
