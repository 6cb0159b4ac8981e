import MCP
import Testing

struct ToolLawsTests {
  static func tool(
    _ name: String = "get_time", description: String = "Gives the time.", hints: ToolHints = .reads,
    input: [any SchemaField] = [], output: [any SchemaField]? = nil
  ) -> Tool {
    Tool(name: name, title: "T", description: description, hints: hints, input: input, output: output)
  }

  static func object(_ name: String, _ fields: [any SchemaField]) -> Property { Property(name, .object(fields), "D.") }

  static let number = Property("n", .integer(1...2), "D.")

  @Test(
    arguments: ClockServer.tools + [
      tool(input: [object("window", [number]), object("settings", [number])]),
      tool(input: [number.mirrored(as: "N"), object("window", [number.optional.mirrored(as: "X!_1")])]),
      tool(input: [Property("blocks", .array(of: .object([object("settings", [number])])), "D.")]),
      tool(input: [], output: [object("a", [object("b", [object("c", [Property("n", .integer(nil), "D.")])])])]),
    ])
  func `a sound declaration breaks no law`(tool: Tool) { #expect(tool.lawFaults.isEmpty) }

  @Test(arguments: [
    (tool("getTime"), "name must be 3 to 40 of a-z, 0-9 and _, a letter first"),
    (tool("1st"), "name must be 3 to 40 of a-z, 0-9 and _, a letter first"),
    (tool(String(repeating: "a", count: 41)), "name must be 3 to 40 of a-z, 0-9 and _, a letter first"),
    (tool(description: ""), "description is empty"),
    (tool(description: String(repeating: "a", count: 401)), "description has 401 characters; at most 400 are read"),
    (tool(description: "Gives – the time."), "description has characters outside plain ASCII"),
    (
      tool(hints: ToolHints(isReadOnly: true, isDestructive: true, isIdempotent: true)),
      "hints are read-only and destructive at once"
    ),
    (tool(input: [Property("n", .integer(nil), "D.")]), "input.n is a whole number without a range"),
    (tool(input: [number, number]), "input.n is declared twice"),
    (tool(input: [Property("k", .enumeration([]), "D.")]), "input.k has no words, or one twice"),
    (tool(input: [Property("k", .string(), "")]), "input.k is empty"),
    (tool(input: [number.mirrored(as: "")]), "input.n is mirrored by a name that no header field can have"),
    (tool(input: [number.mirrored(as: "a b")]), "input.n is mirrored by a name that no header field can have"),
    (tool(input: [number.mirrored(as: "é")]), "input.n is mirrored by a name that no header field can have"),
    (
      tool(input: [number.mirrored(as: "N"), object("a", [number.mirrored(as: "n")])]),
      "input.a.n is mirrored by a name that is taken"
    ),
    (
      tool(input: [object("a", [number]).mirrored(as: "A")]),
      "input.a is mirrored, which only texts, whole numbers and truth values can be"
    ),
    (
      tool(input: [Property("a", .array(of: .object([number.mirrored(as: "N")])), "D.")]),
      "input.a.n is mirrored, which only arguments outside of arrays can be"
    ),
    (
      tool(input: [], output: [number.mirrored(as: "N")]),
      "output.n is mirrored, which only arguments outside of arrays can be"
    ),
    (
      tool(input: [object("a", [object("b", [number])])]), "input.a.b is an object 3 levels deep; 2 are the most"
    ),
    (
      tool(input: [object("a", [object("settings", [object("c", [number])])])]),
      "input.a.settings.c is an object 4 levels deep; 2 are the most"
    ),
  ])
  func `each law that a declaration breaks is named by path`(tool: Tool, fault: String) {
    #expect(tool.lawFaults.description == fault)
  }
}
