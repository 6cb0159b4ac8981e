import JSON
import Library
import Testing
import Threads

struct EditGuardTests {
  /// Refuses everything while `isShut`, and keeps what it was asked.
  private final class Recorder: Sendable {
    let isShut = Lock(false)
    let seen = Lock<[EditGuard.Edit]>([])

    var editGuard: EditGuard {
      EditGuard { [self] edit throws(LibraryError) in
        seen.withLock { $0.append(edit) }
        if isShut.withLock({ $0 }) { throw .locked("The rule is locked.") }
        return EditGuard.Judgement(warnings: ["judged"])
      }
    }
  }

  private let recorder = Recorder()
  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws {
    fixture = try Fixture(editGuard: recorder.editGuard)
    try fixture.makePage("p")
    try fixture.makeRule("r")
  }

  @Test func `every way to write passes the guard, and nothing is written where it refuses`() throws {
    let library = library
    let group = try fixture.groupID("Social")
    let spare = try fixture.makeRule("spare", groups: ["Spare"], name: "Spare")
    _ = try library.deleteRule("spare", expecting: 1, fixture.write())
    let spareGroup = try fixture.groupID("Spare")
    let before = try library.changes(of: .local).items
    recorder.isShut.withLock { $0 = true }
    let write = fixture.write()
    let ways: [(String, () throws -> WriteAnswer)] = [
      ("createPage", { try library.createPage(Fixture.morning, id: "new", write) }),
      ("updatePage", { try library.updatePage("p", expecting: 1, ["name": "Dawn"], write) }),
      ("addBlock", { try library.addBlock(to: "p", expecting: 1, ["kind": "heading"], write) }),
      ("updateBlock", { try library.updateBlock("heading_1", in: "p", expecting: 1, ["name": "Down"], write) }),
      ("removeBlock", { try library.removeBlock("heading_1", from: "p", expecting: 1, write) }),
      ("createRule", { try library.createRule(Fixture.evening, id: "new", preset: nil, write) }),
      ("updateRule", { try library.updateRule("r", expecting: 1, ["enabled": false], write) }),
      ("renameGroup", { try library.renameGroup(group, expecting: 1, to: "People", write) }),
      ("deleteGroup", { try library.deleteGroup(spareGroup, expecting: 1, write) }),
      ("setTimeZone", { try library.setTimeZone("UTC", write) }),
      ("deleteRule", { try library.deleteRule("r", expecting: 1, write) }),
      ("deletePage", { try library.deletePage("p", expecting: 1, write) }),
      ("undoChange", { try library.undoChange(before[0].record.id, write) }),
    ]
    for (name, way) in ways {
      #expect(refusal { _ = try way() }.code == "LOCKED", "\(name)")
    }
    #expect(spare.changeID != nil)
    #expect(try library.changes(of: .local).items == before)
    recorder.isShut.withLock { $0 = false }
    #expect(try library.deleteRule("r", expecting: 1, write).warnings == ["judged"])
  }

  @Test func `the guard sees all that blocks, before and after`() throws {
    _ = try library.createPage(
      [
        "name": "Night", "enabled": true,
        "blocks": [
          ["kind": "schedule", "settings": ["days": ["every_day"], "start": "22:00", "end": "06:00"]],
          ["kind": "screen_time", "settings": ["groups": ["Social"]]],
        ],
      ], id: "night", fixture.write())
    _ = try library.updateRule("r", expecting: 1, ["enabled": false], fixture.write())
    let edit = try #require(recorder.seen.withLock { $0.last })
    #expect(edit.before.rules.map(\.isEnabled) == [true])
    #expect(edit.after.rules.map(\.isEnabled) == [false])
    #expect(edit.after.pages.map(\.pageID) == ["night"])
    #expect(edit.before.pages.first?.rule.apps.groups == edit.before.rules.first?.apps.groups)
    #expect(edit.before.facts.zone.name.description == "Europe/Warsaw")
    #expect(edit.now == Fixture.noon)
    _ = try library.setTimeZone("UTC", fixture.write())
    #expect(recorder.seen.withLock { $0.last?.after.facts.zone.name } == .utc)
  }
}
