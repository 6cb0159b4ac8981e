import JSON
import MCP
import Testing
import Tools

/// The subset of JSON Schema that every client and every model API takes.
struct SchemaLawTests {
  private static let keywords: Set<String> = [
    "type", "description", "properties", "required", "additionalProperties", "items", "enum", "minimum", "maximum",
    "minItems", "maxItems",
  ]

  private static let types: Set<String> = ["object", "array", "string", "integer", "number", "boolean"]

  @Test(arguments: ToolTable.all.map(\.tool))
  func `arguments are described by the smallest common subset`(tool: Tool) throws {
    #expect(tool.input.json["type"] == "object")
    #expect(tool.input.json["properties"]?.object != nil)
    #expect(tool.input.json["additionalProperties"] == false)
    try check(.object(tool.input.json), at: tool.name, depth: 0, isInput: true)
  }

  @Test func `the tool that answers a picture, and no other, has no schema of its answer`() {
    #expect(ToolTable.all.map(\.tool).filter { $0.output == nil }.map(\.name) == ["render_status_chart"])
  }

  @Test(arguments: ToolTable.all.map(\.tool).filter { $0.output != nil })
  func `answers are described by the same subset`(tool: Tool) throws {
    let output = try #require(tool.output)
    #expect(output.json["type"] == "object")
    try check(.object(output.json), at: tool.name, depth: 0, isInput: false)
  }

  private func check(_ node: JSONValue, at path: String, depth: Int, isInput: Bool) throws {
    let object = try #require(node.object, "\(path)")
    #expect(Set(object.keys).subtracting(Self.keywords).isEmpty, "\(path): \(object.keys)")
    let type = try #require(object["type"]?.string, "\(path)")
    #expect(Self.types.contains(type), "\(path)")
    if let words = object["enum"] {
      let texts = try #require(words.array).compactMap(\.string)
      #expect(texts.count == words.array?.count && !texts.isEmpty && Set(texts).count == texts.count, "\(path)")
    }
    switch type {
    case "object": try checkMembers(object, at: path, depth: depth, isInput: isInput)
    case "array": try check(try #require(object["items"], "\(path)"), at: "\(path)[]", depth: depth, isInput: isInput)
    case "integer": #expect(!isInput || (object["minimum"] != nil && object["maximum"] != nil), "\(path)")
    default: break
    }
  }

  private func checkMembers(_ object: JSONObject, at path: String, depth: Int, isInput: Bool) throws {
    #expect(depth <= 3, "\(path)")
    let members = try #require(object["properties"]?.object, "\(path)").members
    #expect(object["additionalProperties"]?.bool != nil, "\(path) does not say whether it takes further members")
    let required = object["required"]?.array?.compactMap(\.string) ?? []
    #expect(Set(required).isSubset(of: members.map(\.key)), "\(path)")
    for member in members {
      let name = "\(path).\(member.key)"
      #expect(member.key.wholeMatch(of: /[a-z][a-z0-9_]{1,39}/) != nil, "\(name)")
      let description = try #require(member.value["description"]?.string, "\(name)")
      #expect((1...160).contains(description.utf8.count) && description.allSatisfy(\.isASCII), "\(name)")
      try check(member.value, at: name, depth: depth + 1, isInput: isInput)
    }
  }
}
