import JSON
import Library
import Store
import TestSupport
import Testing

/// Random writes against the laws that hold for all of them.
struct PropertyTests {
  /// What a library says, without what time and revisions change.
  private struct Content: Equatable {
    let zone: String
    let items: [[JSONObject]]

    init(_ library: Library) throws {
      (zone, items) = try library.store.read { reader in
        let account = try #require(try reader.account("local"))
        let items = try [ItemKind.page, .rule, .group].map { kind in
          try reader.items(kind, in: account.key, after: nil, limit: 1_000).map { record in
            ["id": .string(record.id), "place": .integer(record.ordinal), "body": .object(record.body)] as JSONObject
          }
        }
        return (account.timeZone, items)
      }
    }
  }

  private let fixture: Fixture
  private var library: Library { fixture.library }

  init() throws { fixture = try Fixture() }

  /// One random write; many are refused.
  private func write(_ random: inout SplitMix, _ changes: [String]) throws -> WriteAnswer {
    let write = fixture.write("random")
    let number = Int.random(in: 1...4, using: &random)
    let groups = JSONValue.array((0..<2).map { _ in .string("Group \(Int.random(in: 1...4, using: &random) * 1_111)") })
    let id = "x\(number)"
    let library = library
    let known = try library.groups(of: .local, now: Fixture.noon).map(\.id)
    let group = known.randomElement(using: &random) ?? "none"
    var rule = Fixture.evening
    rule["apps"] = ["mode": "block", "groups": groups]
    switch Int.random(in: 0..<13, using: &random) {
    case 0: return try library.createPage(Fixture.morning, id: id, write)
    case 1: return try library.updatePage(id, expecting: nil, ["name": .string("Name \(number)")], write)
    case 2: return try library.deletePage(id, expecting: nil, write)
    case 3, 4: return try library.createRule(rule, id: id, preset: nil, write)
    case 5: return try library.updateRule(id, expecting: nil, ["apps": ["groups": groups]], write)
    case 6: return try library.deleteRule(id, expecting: nil, write)
    case 7: return try library.renameGroup(group, expecting: nil, to: "Group \(number * 1_111)", write)
    case 8: return try library.deleteGroup(group, expecting: nil, write)
    case 9: return try library.setTimeZone(["UTC", "Asia/Tokyo"].randomElement(using: &random)!, write)
    case 10:
      let block: JSONObject = ["kind": "screen_time", "settings": ["groups": groups]]
      return try library.addBlock(to: id, expecting: nil, block, write)
    case 11: return try library.removeBlock("screen_time_1", from: id, expecting: nil, write)
    default: return try library.undoChange(changes.randomElement(using: &random) ?? "none", write)
    }
  }

  @Test(arguments: 0..<3)
  func `the revision counts the accepted writes, and undoing all of them restores the start`(run: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    try fixture.makePage("first")
    try fixture.makeRule("second", groups: ["Kept"])
    let start = try Content(library)
    var changes: [String] = []
    for _ in 0..<100 {
      let before = try Content(library)
      do {
        let answer = try write(&random, changes)
        if let id = answer.changeID { changes.append(id) } else { #expect(try Content(library) == before) }
      } catch let error as LibraryError {
        #expect(error.code != "INTERNAL", "seed \(seed): \(error)")
        #expect(try Content(library) == before, "seed \(seed)")
      }
      #expect(try fixture.revision() == 2 + changes.count, "seed \(seed)")
    }
    #expect(changes.count > 15, "seed \(seed)")
    for id in changes.reversed() { _ = try library.undoChange(id, fixture.write("undo_change")) }
    #expect(try Content(library) == start, "seed \(seed)")
    #expect(try library.check() == [], "seed \(seed)")
  }
}
