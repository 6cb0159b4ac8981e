import JSON
import Library
import Store
import Testing

struct UndoTests {
  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws { fixture = try Fixture() }

  private func undo(_ answer: WriteAnswer, dry: Bool = false) throws -> WriteAnswer {
    try library.undoChange(try #require(answer.changeID), fixture.write("undo_change", dry: dry))
  }

  @Test func `undoing an edit restores the state, and is itself a change`() throws {
    try fixture.makePage("p")
    let edit = try library.updatePage("p", expecting: 1, ["name": "Dawn"], fixture.write("update_page"))
    let undone = try undo(edit)
    #expect(undone.item?.document["name"] == "Morning")
    #expect(undone.item?.document["revision"] == 3)
    #expect(undone.summary.contains("update_page of the page \"Dawn\" by \"Claude\""))
    let newest = try #require(try library.changes(of: .local).items.first)
    #expect(newest.record.undoneChangeID == edit.changeID)
    #expect(newest.document["undid"] == .string(edit.changeID ?? ""))
    let redone = try undo(undone)
    #expect(redone.item?.document["name"] == "Dawn")
  }

  @Test func `undoing a creation deletes, with the groups it made and nothing else uses`() throws {
    try fixture.makeRule("r", groups: ["Social"])
    let made = try fixture.makeRule("s", groups: ["Social", "Games", "News"], name: "Other")
    try fixture.makeRule("t", groups: ["News"], name: "Third")
    let undone = try undo(made)
    #expect(undone.item?.document["deleted"] == true)
    #expect(undone.warnings.contains { $0.contains("The app group \"News\" stays") })
    #expect(try library.groups(of: .local, now: Fixture.noon).map(\.name) == ["Social", "News"])
    let redone = try undo(undone)
    #expect(redone.item?.document["apps"]?["groups"] == ["Social", "Games", "News"])
  }

  @Test func `undoing a deletion brings the item back to its place, and its revision goes on`() throws {
    for id in ["a", "b", "c"] { try fixture.makePage(id, "Page \(id)") }
    let deleted = try library.deletePage("b", expecting: 1, fixture.write("delete_page"))
    let undone = try undo(deleted)
    #expect(undone.item?.document["revision"] == 3)
    #expect(try library.pages(of: .local).items.map(\.page.id.text) == ["a", "b", "c"])
    let left = try library.store.read { reader in
      let account = try #require(try reader.account("local"))
      return try reader.tombstone(ItemKey(kind: .page, id: "b"), in: account.key)
    }
    #expect(left == nil)
    #expect(refusal { _ = try undo(deleted) }.code == "STALE_REVISION")
  }

  @Test func `later changes are named in place of an undo`() throws {
    try fixture.makePage("p")
    let first = try library.updatePage("p", expecting: 1, ["name": "A"], fixture.write("update_page"))
    let second = try library.updatePage("p", expecting: 2, ["name": "B"], fixture.write("update_page", by: .owner))
    let error = refusal { _ = try undo(first) }
    #expect(error.code == "STALE_REVISION")
    #expect(error.message.contains("name by the owner (\(second.changeID ?? ""))"), "\(error.message)")
    let undone = try undo(second)
    #expect(refusal { _ = try undo(second) }.code == "STALE_REVISION")
    _ = try undo(undone)
    #expect(refusal { _ = try undo(first) }.code == "STALE_REVISION")
    _ = try undo(second)
    #expect(try undo(first).item?.document["name"] == "Morning")
  }

  @Test func `a rename, a deletion of a group and a zone are undone too`() throws {
    try fixture.makeRule("r")
    let id = try fixture.groupID("Social")
    let renamed = try library.renameGroup(id, expecting: 1, to: "People", fixture.write())
    _ = try undo(renamed)
    #expect(try fixture.groupID("Social") == id)
    _ = try library.deleteRule("r", expecting: 1, fixture.write())
    let deleted = try library.deleteGroup(id, expecting: 3, fixture.write())
    _ = try undo(deleted)
    #expect(try fixture.groupID("Social") == id)
    let zone = try library.setTimeZone("Asia/Tokyo", fixture.write("set_time_zone"))
    let other = try library.setTimeZone("UTC", fixture.write("set_time_zone"))
    #expect(refusal { _ = try undo(zone) }.code == "STALE_REVISION")
    _ = try undo(other)
    #expect(try library.overview(of: .local, now: Fixture.noon).timeZone.description == "Asia/Tokyo")
  }

  @Test func `what would refer to a deleted group is not brought back`() throws {
    try fixture.makeRule("r", groups: ["Social", "Games"])
    let edit = try library.updateRule("r", expecting: 1, ["apps": ["groups": ["Games"]]], fixture.write())
    let social = try library.deleteGroup(try fixture.groupID("Social"), expecting: 1, fixture.write())
    let error = refusal { _ = try undo(edit) }
    #expect(error.code == "CANNOT_UNDO")
    _ = try undo(social)
    #expect(try undo(edit).item?.document["apps"]?["groups"] == ["Social", "Games"])
  }

  @Test func `a name that was given away is not taken back`() throws {
    try fixture.makeRule("r")
    let renamed = try library.renameGroup(try fixture.groupID("Social"), expecting: 1, to: "People", fixture.write())
    try fixture.makeRule("s", groups: ["Social"], name: "Other")
    #expect(refusal { _ = try undo(renamed) }.code == "CANNOT_UNDO")
  }

  @Test func `limits hold for an undo as well`() throws {
    try fixture.makePage("first")
    let deleted = try library.deletePage("first", expecting: 1, fixture.write())
    for number in 1...LibraryLimits.pages { try fixture.makePage("p\(number)", "Page \(number)") }
    #expect(refusal { _ = try undo(deleted) }.code == "LIMIT_REACHED")
  }

  @Test func `after thirty days a deletion stays`() throws {
    try fixture.makePage("p")
    let deleted = try library.deletePage("p", expecting: 1, fixture.write())
    let later = Fixture.noon.adding(seconds: 31 * 86_400)
    _ = try library.createPage(["name": "Q"], id: "q", fixture.write(at: later))
    let error = refusal {
      _ = try library.undoChange(try #require(deleted.changeID), fixture.write("undo_change", at: later))
    }
    #expect(error.code == "CANNOT_UNDO")
    #expect(error.message.contains("30 days"))
  }

  @Test func `an unknown change is answered with the newest`() throws {
    let made = try fixture.makePage("p")
    let error = refusal { _ = try library.undoChange("c9_nope", fixture.write()) }
    #expect(error.code == "NOT_FOUND")
    #expect(error.message.contains(try #require(made.changeID)))
  }

  @Test func `a dry run of an undo writes nothing`() throws {
    let made = try fixture.makePage("p")
    let answer = try undo(made, dry: true)
    #expect(answer.summary.hasPrefix("Dry run, nothing written. Undid"))
    #expect(try library.page("p", of: .local).revision == 1)
  }

  @Test func `a pause of a rule does not stand in the way of undoing an edit of it`() throws {
    try fixture.makeRule("r")
    let evening = Fixture.noon.adding(seconds: 9 * 3_600)
    let edit = try library.updateRule("r", expecting: 1, ["name": "Later"], fixture.write(at: evening))
    _ = try library.pauseRule("r", fixture.write(at: evening))
    let undone = try library.undoChange(try #require(edit.changeID), fixture.write("undo_change", at: evening))
    #expect(undone.item?.document["name"] == "Evening")
    #expect(undone.item?.document["status"]?["state"] == "paused")
  }
}
