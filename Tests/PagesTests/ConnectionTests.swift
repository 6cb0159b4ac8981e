import JSON
import Pages
import Testing

struct ConnectionTests {
  private func source(_ block: String, _ output: String) -> JSONValue {
    ["block_id": .string(block), "output": .string(output)]
  }

  private func document(_ text: String) throws -> JSONObject { try #require(try JSONValue(parsing: text).object) }

  /// A button, a location, a number, a text and an open reminder.
  private func five() throws -> Page {
    try page(blocks: [
      block(.button, id: "go"), block(.location, id: "place"), block(.numberInput, id: "n"),
      block(.textInput, id: "t"), block(.reminder, ["message": "Hello"], id: "say"),
    ])
  }

  @Test(arguments: [
    (#"{"when": null}"#, #"inputs.when is no input of reminder; Inputs: send"#),
    (#"{"sned": {"block_id": "go"}}"#, #"inputs.sned is no input of reminder; did you mean "send"? Inputs: send"#),
    (
      #"{"send": "go.pressed"}"#,
      #"inputs.send is "go.pressed"; it must be {"block_id", "output"}, or null to disconnect"#
    ),
    (#"{"send": {"output": "pressed"}}"#, "inputs.send.block_id is missing; it must be the id of a block of the page"),
    (
      #"{"send": {"block_id": "goo", "output": "pressed"}}"#,
      #"inputs.send.block_id is "goo", which no block of the page has; did you mean "go"? Blocks: go, place, n, t, say"#
    ),
    (
      #"{"send": {"block_id": "go", "output": "done"}}"#,
      #"inputs.send.output is "done", which go (button) lacks; it has pressed (boolean)"#
    ),
    (
      #"{"send": {"block_id": "n", "output": "value"}}"#,
      #"inputs.send.output is "value", a number, but send takes a boolean; possible: go.pressed, place.present, place.away, n.changed, t.changed"#
    ),
    (
      #"{"send": {"block_id": "place"}}"#,
      "inputs.send.output is missing; it has present (boolean), away (boolean)"
    ),
    (
      #"{"send": {"block_id": "say", "output": "sent"}}"#,
      "inputs.send.block_id is the block itself; a block cannot be its own source"
    ),
    (
      #"{"send": {"block_id": "go", "output": "pressed", "x": 1}}"#,
      #"inputs.send.x is no member of a source; it must be {"block_id", "output"}, or null to disconnect"#
    ),
    ("[1]", #"inputs is an array; it must be an object of inputs, each {"block_id", "output"}, or null to disconnect"#),
  ])
  func `a connection that cannot be is refused with what would fit`(inputs: String, message: String) throws {
    var page = try five()
    let before = page
    let say = try Block.ID(parsing: "say")
    let given: JSONObject = ["inputs": try JSONValue(parsing: inputs)]
    #expect(faults { _ = try page.updateBlock(say, reading: given, in: anyGroup) } == [message])
    #expect(page == before)
  }

  @Test
  func `one call renames, sets, connects, disconnects and moves`() throws {
    var page = try five()
    let say = try Block.ID(parsing: "say")
    let all = try document(
      #"{"name": "Hi", "settings": {"message": "Again"}, "inputs": {"send": {"block_id": "go"}}, "before_block_id": "go"}"#
    )
    #expect(
      try page.updateBlock(say, reading: all, in: anyGroup) == ["name", "settings.message", "inputs.send", "position"])
    #expect(page.block(say)?.sources["send"]?.description == "go.pressed")
    let shown = page.document(of: try #require(page.block(say)), in: .stored)
    #expect(shown["inputs"] == ["send": source("go", "pressed")])
    #expect(shown["connections"] == ["show the message when: Button · when tapped"])
    #expect(try Page(stored: page.stored, revision: page.revision) == page)
    #expect(try page.updateBlock(say, reading: ["inputs": ["send": nil]], in: anyGroup) == ["inputs.send"])
    #expect(try page.updateBlock(say, reading: ["inputs": ["send": nil]], in: anyGroup) == [])
    #expect(page.missingInputNotes.count == 1)
  }

  @Test
  func `a block that others use stays, and says who uses it`() throws {
    var page = try page(blocks: [
      block(.variable, id: "v"), block(.button, id: "go"),
      .object(try document(#"{"id": "c", "kind": "change_value", "inputs": {"when": {"block_id": "go"}}}"#)),
    ])
    #expect(page.block(try Block.ID(parsing: "c"))?.content.kind == .changeValue)
    let before = page
    #expect(
      faults { try page.removeBlock(Block.ID(parsing: "go")) }
        == [#"block_id is "go", which is used by "Change variable" (c, when); disconnect or remove those first"#])
    #expect(
      faults { try page.removeBlock(Block.ID(parsing: "v")) }
        == [#"block_id is "v", which is used by "Change variable" (c, variable_id); disconnect or remove those first"#])
    #expect(page == before)
    try page.removeBlock(Block.ID(parsing: "c"))
    try page.removeBlock(Block.ID(parsing: "v"))
  }

  @Test
  func `an output in use cannot be switched off`() throws {
    var page = try page(blocks: [
      block(.checkbox, id: "c"),
      .object(
        try document(
          #"{"id": "if", "kind": "branch", "settings": {"else_enabled": true}, "inputs": {"condition": {"block_id": "c", "output": "checked"}}}"#
        )),
      .object(
        try document(
          #"{"id": "say", "kind": "reminder", "inputs": {"send": {"block_id": "if", "output": "no"}}}"#)),
    ])
    let branch = try Block.ID(parsing: "if")
    let off: JSONObject = ["settings": ["else_enabled": false]]
    #expect(
      faults { _ = try page.updateBlock(branch, reading: off, in: anyGroup) } == [
        #"settings leaves block "say", whose inputs.send uses the output no of if, which that would take away; disconnect it first"#
      ])
    _ = try page.updateBlock(
      Block.ID(parsing: "say"), reading: ["inputs": ["send": source("if", "yes")]], in: anyGroup)
    #expect(try page.updateBlock(branch, reading: off, in: anyGroup) == ["settings.else_enabled"])
    let message =
      "inputs.send.output is \"no\", which if (branch) lacks; it has yes (boolean); with else_enabled also no (boolean)"
    #expect(
      faults {
        let inputs: JSONObject = ["inputs": ["send": source("if", "no")]]
        _ = try page.updateBlock(Block.ID(parsing: "say"), reading: inputs, in: anyGroup)
      } == [message])
  }

  @Test(arguments: [
    (
      #"[{"id": "a", "kind": "not", "inputs": {"condition": {"block_id": "b"}}}, {"id": "b", "kind": "not", "inputs": {"condition": {"block_id": "a"}}}]"#,
      "blocks[0].inputs would be in a loop: a → b → a; a block cannot need its own result, also through a variable"
    ),
    (
      #"[{"id": "v", "kind": "variable"}, {"id": "g", "kind": "goal", "inputs": {"value": {"block_id": "v"}}}, {"id": "c", "kind": "change_value", "inputs": {"when": {"block_id": "g"}}}]"#,
      "blocks[0].inputs would be in a loop: v → g → c → v; a block cannot need its own result, also through a variable"
    ),
    (
      #"[{"id": "n", "kind": "number_input"}, {"id": "v", "kind": "variable", "inputs": {"set": {"block_id": "n"}}}, {"id": "c", "kind": "change_value"}]"#,
      #"blocks[2].settings.variable_id is "v", whose input set is connected; a variable is set by a source or changed by blocks, not both"#
    ),
    (
      #"[{"id": "n", "kind": "number_input"}, {"id": "c", "kind": "change_value", "settings": {"variable_id": "n"}}]"#,
      #"blocks[1].settings.variable_id is "n", which is no variable of the page; variables: the page has none; add one first"#
    ),
    (
      #"[{"id": "h", "kind": "home_allowance", "settings": {"groups": ["A"], "allowances": [{"days": ["monday"], "allowance_minutes": 181, "windows": [{"start": "10:00", "end": "09:00"}]}]}}]"#,
      "blocks[0].settings.allowances[0].allowance_minutes is 181; it must be 1 to 180"
    ),
  ])
  func `loops and misused variables are refused`(blocks: String, message: String) throws {
    let blocks = try #require(try JSONValue(parsing: blocks).array)
    #expect(faults { _ = try page(blocks: blocks) }?.first == message)
  }

  @Test
  func `a missing input with one possible source is filled in, and the notes say so`() throws {
    var notes: [String] = []
    var page = try page(blocks: [block(.form, id: "f"), block(.saveEntry, id: "s")], notes: &notes)
    #expect(
      notes == [
        "record of s was connected to f.record, its only possible source",
        "save of s was connected to f.submitted, its only possible source",
      ])
    #expect(page.missingInputNotes.isEmpty)
    notes = []
    _ = try page.addBlock(reading: ["kind": "table", "block_id": "all"], in: anyGroup, notes: &notes)
    #expect(notes == ["rows of all was connected to s.rows, its only possible source"])
    notes = []
    _ = try page.addBlock(
      reading: ["kind": "chart", "block_id": "c", "inputs": ["rows": nil]], in: anyGroup, notes: &notes)
    #expect(notes == [])
    #expect(
      page.missingInputNotes == [
        "rows of c (entries to plot) has no source, so the block does nothing; possible: s.rows, all.rows"
      ])
  }

  @Test
  func `blocks of one call name each other by id or by name, in any order`() throws {
    let blocks = try #require(
      try JSONValue(
        parsing: #"""
          [{"kind": "reminder", "settings": {"message": "Go"}, "inputs": {"send": {"block_id": "My button", "output": "pressed"}}},
           {"kind": "button", "name": "My button"}]
          """#
      ).array)
    let made = try page(blocks: blocks)
    #expect(made.blocks.first?.sources["send"]?.block == made.blocks.last?.id)
    let twice = blocks + [["kind": "button", "name": "My button"]]
    #expect(
      faults { _ = try page(blocks: twice) } == [
        #"blocks[0].inputs.send.block_id is "My button", the name of several blocks; give an id: button_2, button_3"#
      ])
  }

  @Test
  func `a page is enabled once every required input has a source, and stays so`() throws {
    var page = try five()
    #expect(
      faults { _ = try page.update(reading: ["enabled": true]) }
        == ["enabled is true, but send of say (show the message when) has no source; connect it first"])
    let say = try Block.ID(parsing: "say")
    _ = try page.updateBlock(say, reading: ["inputs": ["send": source("go", "pressed")]], in: anyGroup)
    #expect(try page.update(reading: ["enabled": true]) == ["enabled"])
    let message = "inputs.send is missing; every required input needs a source while the page is enabled"
    #expect(
      faults { _ = try page.updateBlock(say, reading: ["inputs": ["send": nil]], in: anyGroup) } == [message])
    #expect(faults { _ = try page.addBlock(reading: ["kind": "and"], in: anyGroup) }?.count == 2)
  }

  @Test
  func `the limits of connected blocks are refusals that name them`() throws {
    let buttons = (0..<49).map { block(.button, id: "b\($0)") }
    #expect(
      faults { _ = try page(blocks: buttons) }
        == ["limit: The page would have 49 blocks in routines and data; it has at most 48 there."])
    #expect(try page(blocks: Array(buttons.dropLast())).blocks.count == 48)
  }

  @Test
  func `the known household is a valid home allowance`() throws {
    let made = try page(blocks: [household])
    #expect(made.summary(in: .stored) == "30–180 min of games a day at home")
    #expect(made.hasHomeAllowance)
    #expect(made.canBeEnabled)
    #expect(made.format == 2)
    #expect(faults { _ = try page(blocks: [household, household]) }?.count == 2)
    var twice = try #require(household.object)
    twice["settings"] = try JSONValue(
      parsing: #"""
        {"groups": ["Games"], "time_zone": "Mars", "allowances": [
          {"days": ["weekdays"], "allowance_minutes": 30, "windows": [{"start": "18:00", "end": "18:30"}, {"start": "18:00", "end": "19:00"}]},
          {"days": ["friday"], "allowance_minutes": 30, "windows": []}]}
        """#)
    #expect(
      faults { _ = try page(blocks: [.object(twice)]) } == [
        #"blocks[0].settings.allowances[0].windows[1].start is "18:00", before the end of the first window at 18:30; give them in order, apart"#,
        "blocks[0].settings.allowances[1].windows is []; it must be 1 or 2 windows {start, end}",
        #"blocks[0].settings.time_zone is "Mars"; it must be a name of the tz database with a slash, as Europe/Warsaw, or UTC"#,
      ])
  }
}
