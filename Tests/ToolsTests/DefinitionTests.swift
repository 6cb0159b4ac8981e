import JSON
import MCP
import TestSupport
import Testing
import Tools

struct DefinitionTests {
  private static let tools = ToolTable.all.map(\.tool)

  @Test
  func `the tools of the table are listed in their order and no others`() {
    #expect(
      Self.tools.map(\.name) == [
        "get_block_catalog", "get_library", "list_pages", "get_page", "create_page", "update_page", "delete_page",
        "add_block", "update_block", "remove_block", "preview_page", "list_rules", "get_rule", "create_rule",
        "update_rule", "delete_rule", "pause_rule", "preview_blocking", "list_changes", "undo_change",
        "rename_app_group", "delete_app_group", "get_status", "render_status_chart",
      ])
  }

  @Test(arguments: tools)
  func `a tool says in few plain words what it is`(tool: Tool) {
    #expect(tool.name.wholeMatch(of: /[a-z][a-z0-9_]{2,39}/) != nil)
    #expect("mcp__pocketwork__\(tool.name)".count <= 60)
    #expect((3...60).contains(tool.title.count))
    #expect((40...400).contains(tool.description.utf8.count), "\(tool.description.utf8.count)")
    #expect(tool.description.allSatisfy { $0.isASCII })
    for word in ["powerful", "easily", "seamless", "best", "IMPORTANT", "MUST", "always use"] {
      #expect(!tool.description.contains(word))
    }
  }

  @Test func `no tool answers to a name of another`() {
    let names = Self.tools.flatMap { [$0.name] + $0.formerNames }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: tools)
  func `writes can be tried dry, and creates repeated`(tool: Tool) {
    let names = tool.input.properties.map(\.name)
    #expect(names.contains("dry_run") == !tool.hints.isReadOnly)
    let isCreate = tool.name.hasPrefix("create_") || tool.name.hasPrefix("add_")
    #expect(names.contains("idempotency_key") == isCreate)
    let required = tool.input.properties.filter(\.isRequired).map(\.name)
    let takesRevision = ["update_", "delete_", "remove_", "rename_"].contains { tool.name.hasPrefix($0) }
    #expect(required.contains("expected_revision") == takesRevision)
    #expect(names.contains { $0.contains("account") || $0.contains("user") } == false)
    #expect(tool.hints.isOpenWorld == false)
  }

  @Test
  func `the whole list costs few tokens`() throws {
    let whole = Self.tools.map { JSONValue.object($0.json(in: .r20260728)).encoded.count }
    let lean = Self.tools.map { tool in
      var json = tool.json(in: .r20260728)
      json["outputSchema"] = nil
      return JSONValue.object(json).encoded.count
    }
    let report = zip(Self.tools, zip(lean, whole)).map { "\($0.name) \($1.0 / 4) \($1.1 / 4)" }
    #expect(lean.reduce(0, +) / 4 < 8_000, "\(report)")
    #expect(whole.reduce(0, +) / 4 < 14_000, "\(report)")
    #expect(lean.allSatisfy { $0 / 4 < 800 }, "\(report)")
  }

  @Test(arguments: tools)
  func `a definition changes only knowingly`(tool: Tool) throws {
    let text = String(decoding: JSONValue.object(tool.json(in: .r20260728)).indented, as: UTF8.self)
    try Golden.check(text, "\(tool.name).json")
  }

  @Test
  func `the instructions are short, and their beginning stands alone`() throws {
    let rig = try Rig()
    let text = rig.server.instructions
    try Golden.check(text + "\n", "instructions.txt")
    #expect(text.utf8.count < 2_000 && text.allSatisfy { $0.isASCII })
    let beginning = String(text.prefix(512))
    for word in ["get_library", "get_block_catalog", "expected_revision", "create_page"] {
      #expect(beginning.contains(word))
    }
    for word in text.matches(of: /[a-z]+_[a-z_]+/).map({ String($0.output) }) {
      let isTool = Self.tools.contains { $0.name == word }
      let isArgument = Self.tools.contains { $0.input.properties.contains { $0.name == word } }
      #expect(isTool || isArgument || ["every_day", "on_phone"].contains(word), "\(word)")
    }
  }
}
