import Faults
import JSON
import Pages
import Testing

struct PageTests {
  @Test
  func `everything that is wrong is told at once, each with its place and what is right`() {
    let document: JSONObject = [
      "name": " ", "description": .string(String(repeating: "x", count: 201)), "enabled": "maybe",
      "blocks": [
        ["kind": "timer", "settings": ["minutes": 0, "minuts": 20]],
        ["kind": "alarm", "name": "x"],
        ["kind": "tmer"],
        ["name": "no kind"],
        ["kind": "counter", "target": 3, "id": "a b"],
        ["kind": "note", "inputs": ["when": ["block_id": "a", "output": "b"]]],
        7,
        ["kind": "note", "settings": [1]],
      ],
    ]
    let kinds = Block.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(
      faults { _ = try page(document) } == [
        "name is empty; it must be 1 to 80 characters",
        "description has 201 characters; it must have 0 to 200",
        #"enabled is "maybe"; it must be true or false"#,
        "blocks[0].settings.minutes is 0; it must be 15 to 120",
        #"blocks[0].settings.minuts is an unknown field; did you mean "minutes"? Accepted: minutes, notify"#,
        #"blocks[1].kind is "alarm"; it must be one of \#(kinds)"#,
        #"blocks[2].kind is "tmer"; it must be one of \#(kinds); did you mean timer?"#,
        "blocks[3].kind is missing; it must be one of \(kinds)",
        "blocks[4].target is a setting; it goes into settings",
        #"blocks[4].id is "a b"; it must be 1 to 64 letters, digits, _ or -"#,
        "blocks[6] is 7; it must be an object with kind, name and settings",
        "blocks[7].settings is an array; it must be an object",
      ])
  }

  @Test(
    arguments: [
      ([block(.timer), block(.timer)], ["blocks[1] is a second timer; a page has at most one"]),
      ([blocking, blocking], ["blocks[1] is a second screen_time; a page has at most one"]),
      (
        [blocking, block(.schedule), block(.schedule)],
        ["blocks[2] is a second schedule; a page has at most one"]
      ),
      (
        [blocking, block(.schedule), block(.timer)],
        ["blocks[2] is a timer beside a schedule; a page runs by a timer or on a schedule, not both"]
      ),
      (
        [block(.timer), block(.schedule), blocking],
        ["blocks[1] is a schedule beside a timer; a page runs by a timer or on a schedule, not both"]
      ),
      (
        [block(.schedule)],
        ["blocks[0] is a schedule, which needs a screen_time block with blocks true on the page"]
      ),
      (
        [block(.screenTime, ["blocks": false]), block(.schedule)],
        ["blocks[1] is a schedule, which needs a screen_time block with blocks true on the page"]
      ),
      (
        [block(.note, id: "a"), block(.note, id: "b"), block(.note, id: "a")],
        [#"blocks[2].id is "a", which blocks[0] has; each block needs its own"#]
      ),
      (
        [block(.note, id: "end")],
        [#"blocks[0].id is "end", which stands for the end of the page; choose another id"#]
      ),
      (Array(repeating: block(.note), count: 21), ["limit: The page would have 21 blocks; a page has at most 20."]),
      (Array(repeating: block(.note), count: 20), nil),
      ([], nil),
      (
        [block(.timer), blocking, block(.schedule)],
        ["blocks[2] is a schedule beside a timer; a page runs by a timer or on a schedule, not both"]
      ),
    ] as [([JSONValue], [String]?)])
  func `the laws of a page hold between its blocks`(blocks: [JSONValue], expected: [String]?) {
    #expect(faults { _ = try page(blocks: blocks) } == expected)
  }

  @Test
  func `a schedule is off until the page is enabled, and only a page with one can be`() throws {
    var scheduled = try page(blocks: [blocking, block(.schedule)])
    #expect(!scheduled.isEnabled)
    #expect(try scheduled.update(reading: ["enabled": true]) == ["enabled"])
    #expect(try scheduled.update(reading: ["enabled": "true"]) == [])
    #expect(scheduled.document(in: .stored)["enabled"] == true)
    try scheduled.removeBlock(#require(scheduled.blocks.last).id)
    #expect(!scheduled.isEnabled)
    #expect(scheduled.document(in: .stored)["enabled"] == nil)
    let message =
      "enabled is true, but only a page with a schedule, or a block of the section routines, can be switched on"
    #expect(faults { _ = try scheduled.update(reading: ["enabled": true]) } == [message])
    #expect(faults { _ = try page(blocks: [blocking], enabled: true) } == [message])
    #expect(try page(blocks: [blocking, block(.schedule)], enabled: true).isEnabled)
  }

  @Test
  func `an update changes what it names and nothing else`() throws {
    var page = try page(["name": "One", "description": "First\nsecond", "blocks": [block(.note)]])
    let before = page
    #expect(try page.update(reading: [:]) == [])
    #expect(try page.update(reading: ["name": nil, "description": nil]) == [])
    #expect(page == before)
    #expect(try page.update(reading: ["name": " Two "]) == ["name"])
    #expect((page.name, page.description) == ("Two", "First\nsecond"))
    #expect(try page.update(reading: ["description": ""]) == ["description"])
    #expect(page.blocks == before.blocks)
    #expect(faults { _ = try page.update(reading: ["name": "", "description": 5]) }?.count == 2)
    #expect(page.name == "Two")
  }

  @Test(arguments: [
    ([] as [JSONValue], "No blocks yet"),
    ([block(.note)], "1 block to read"),
    ([block(.note), block(.heading)], "2 blocks to read"),
    (
      [block(.checklist, ["items": ["a", "b", "c"]]), blocking, block(.timer)],
      "25 min session · blocks social · 3 tasks"
    ),
    ([block(.timer), block(.screenTime, ["blocks": false])], "25 min session"),
    ([block(.screenTime, [:])], "blocks the apps picked on the phone"),
    (
      [
        block(.screenTime, ["mode": "allow_only", "groups": ["a", "b", "c", "d"]]),
        block(.schedule, ["days": ["weekdays"], "start": "21:00", "end": "07:00"]), block(.counter),
      ], "Weekdays 21:00–07:00 · blocks all but a, b + 2 more · counts to 8"
    ),
    (
      [block(.screenTime, ["mode": "limit", "groups": ["S"], "limit_minutes": 30])],
      "limits s to 30 min"
    ),
  ])
  func `a page says in one line what it does`(blocks: [JSONValue], summary: String) throws {
    #expect(try page(blocks: blocks).summary(in: .stored) == summary)
  }
}
