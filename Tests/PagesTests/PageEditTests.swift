import Faults
import JSON
import Pages
import Rules
import TestSupport
import Testing

struct PageEditTests {
  private func ids(_ page: Page) -> [String] { page.blocks.map(\.id.text) }

  private func three() throws -> Page {
    try page(blocks: [block(.note, id: "a"), block(.counter, id: "b"), block(.timer, id: "c")])
  }

  @Test
  func `a block is added at the end or before another`() throws {
    var page = try three()
    let end = try page.addBlock(reading: ["kind": "note"], in: anyGroup)
    let first = try page.addBlock(reading: ["kind": "heading", "before_block_id": "a"], in: anyGroup)
    let given: JSONObject = ["kind": "note", "block_id": "mine", "before_block_id": "end", "name": "Mine"]
    #expect(try page.addBlock(reading: given, in: anyGroup).text == "mine")
    #expect(ids(page) == [first.text, "a", "b", "c", end.text, "mine"])
    #expect(page.blocks.last?.name == "Mine")
  }

  @Test
  func `ids that a page makes never come again`() throws {
    var page = try three()
    let first = try page.addBlock(reading: ["kind": "note"], in: anyGroup)
    try page.removeBlock(first)
    let second = try page.addBlock(reading: ["kind": "note"], in: anyGroup)
    #expect(first != second)
    let stored = try Page(stored: page.stored, revision: 3)
    #expect(stored.blocks == page.blocks)
    page = stored
    try page.removeBlock(second)
    #expect(try page.addBlock(reading: ["kind": "note"], in: anyGroup) != second)
  }

  @Test(arguments: [
    (#"{"kind": "timer"}"#, "kind is a second timer; a page has at most one"),
    (
      #"{"kind": "schedule", "settings": {"start": "21:00", "end": "22:00"}}"#,
      "kind is a schedule beside a timer; a page runs by a timer or on a schedule, not both"
    ),
    (#"{"kind": "note", "block_id": "a"}"#, #"block_id is "a", which another block of the page has"#),
    (
      #"{"kind": "note", "before_block_id": "z"}"#,
      #"before_block_id is "z"; it must be end or one of the page's blocks: a, b, c"#
    ),
    (#"{"kind": "counter", "settings": {"target": -1}}"#, "settings.target is -1; it must be 1 to 1000"),
  ])
  func `what may not be added is refused and the page stays`(given: String, message: String) throws {
    let given = try #require(try JSONValue(parsing: given).object)
    var page = try three()
    let before = page
    #expect(faults { _ = try page.addBlock(reading: given, in: anyGroup) } == [message])
    #expect(page == before)
  }

  @Test
  func `a schedule waits for a block that blocks, which then must stay`() throws {
    var page = try page(blocks: [])
    let schedule: JSONObject = ["kind": "schedule", "settings": ["start": "21:00", "end": "22:00"]]
    let needs = "is a schedule, which needs a screen_time block with blocks true on the page"
    #expect(faults { _ = try page.addBlock(reading: schedule, in: anyGroup) } == ["kind \(needs)"])
    let shield = try page.addBlock(reading: ["kind": "screen_time"], in: anyGroup)
    let added = try page.addBlock(reading: schedule, in: anyGroup)
    #expect(faults { try page.removeBlock(shield) } == [#"block_id leaves block "\#(added)", which \#(needs)"#])
    let off: JSONObject = ["settings": ["blocks": false]]
    #expect(
      faults { _ = try page.updateBlock(shield, reading: off, in: anyGroup) }
        == [#"settings leaves block "\#(added)", which \#(needs)"#])
    try page.removeBlock(added)
    try page.removeBlock(shield)
    #expect(page.blocks.isEmpty)
  }

  @Test
  func `an update of a block changes the settings that it names`() throws {
    var page = try three()
    let timer = try Block.ID(parsing: "c")
    #expect(
      try page.updateBlock(timer, reading: ["settings": ["minutes": "40"]], in: anyGroup) == ["settings.minutes"])
    #expect(
      try page.updateBlock(
        timer, reading: ["name": "Long", "settings": ["notify": false, "minutes": nil], "before_block_id": "a"],
        in: anyGroup) == ["name", "settings.notify", "position"])
    #expect(ids(page) == ["c", "a", "b"])
    let document = try #require(page.block(timer)).document(in: .stored)
    #expect(document["settings"] == ["minutes": 40, "notify": false])
    #expect(try page.updateBlock(timer, reading: ["settings": ["minutes": 40]], in: anyGroup) == [])
    #expect(try page.updateBlock(timer, reading: ["before_block_id": "c"], in: anyGroup) == [])
    #expect(try page.updateBlock(timer, reading: ["before_block_id": "end"], in: anyGroup) == ["position"])
    #expect(
      faults { _ = try page.updateBlock(timer, reading: ["settings": ["target": 4]], in: anyGroup) }
        == ["settings.target is an unknown field. Accepted: minutes, notify"])
  }

  @Test
  func `leaving the mode limit takes its minutes along`() throws {
    var page = try page(blocks: [
      block(.screenTime, ["mode": "limit", "groups": ["Social"], "limit_minutes": 30], id: "s")
    ])
    let shield = try Block.ID(parsing: "s")
    let changed = try page.updateBlock(shield, reading: ["settings": ["mode": "block"]], in: anyGroup)
    #expect(changed == ["settings.mode", "settings.limit_minutes"])
    let both: JSONObject = ["settings": ["mode": "allow_only", "limit_minutes": 20]]
    #expect(
      faults { _ = try page.updateBlock(shield, reading: both, in: anyGroup) }
        == ["settings.limit_minutes only goes with mode limit; the mode is allow_only"])
  }

  @Test
  func `an unknown block is told from a fault`() throws {
    var page = try three()
    let unknown = try Block.ID(parsing: "z")
    #expect(throws: PageError.unknownBlock(unknown)) { try page.removeBlock(unknown) }
    #expect(throws: PageError.unknownBlock(unknown)) { _ = try page.updateBlock(unknown, reading: [:], in: anyGroup) }
  }

  @Test
  func `random edits never leave a page that its own document would refuse`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(seed: seed)
    var page = try page(blocks: [])
    for _ in 0..<500 {
      let target = page.blocks.randomElement(using: &random)?.id
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        var given = try #require(block(Block.Kind.allCases.randomElement(using: &random)!).object)
        given["before_block_id"] = target.map { .string($0.text) }
        _ = try? page.addBlock(reading: given, in: anyGroup)
      case 2:
        guard let target else { continue }
        try? page.removeBlock(target)
      default:
        guard let target else { continue }
        let settings: JSONObject = ["blocks": .bool(.random(using: &random))]
        _ = try? page.updateBlock(
          target, reading: ["settings": .object(settings), "before_block_id": "end"], in: anyGroup)
        _ = try? page.update(reading: ["enabled": .bool(.random(using: &random))])
      }
      let again = try Page(stored: page.stored, revision: page.revision)
      #expect(again == page, "seed \(seed)")
    }
  }
}
