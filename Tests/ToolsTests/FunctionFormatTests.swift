import JSON
import MCP
import Testing
import Tools

/// What the model APIs take as a function's declaration: one schema that breaks their rules fails a whole request.
struct FunctionFormatTests {
  struct Format: Sendable, CustomStringConvertible {
    let name: String
    /// Characters of a name beside letters, digits and `_`, and how many there may be in all.
    let nameSigns: String
    let nameLength: Int
    let descriptionLength: Int
    let keywords: Set<String>

    var description: String { name }
  }

  private static let shared: Set = ["type", "description", "properties", "required", "items", "enum"]

  static let formats = [
    // tools[].input_schema: an object at the root, without composition.
    Format(
      name: "Anthropic", nameSigns: "-", nameLength: 64, descriptionLength: 1_024,
      keywords: shared.union(["additionalProperties", "minimum", "maximum", "minItems", "maxItems"])),
    // function.parameters, not strict.
    Format(
      name: "OpenAI", nameSigns: "-", nameLength: 64, descriptionLength: 1_024,
      keywords: shared.union(["additionalProperties", "minimum", "maximum", "minItems", "maxItems"])),
    // functionDeclarations[].parametersJsonSchema; `parameters` takes the same without additionalProperties.
    Format(
      name: "Gemini", nameSigns: ".-", nameLength: 64, descriptionLength: 1_024,
      keywords: shared.union(["additionalProperties", "minimum", "maximum", "minItems", "maxItems"])),
  ]

  private static let types: Set = ["string", "integer", "number", "boolean", "array", "object"]

  /// Every node of a schema, with its path.
  private static func nodes(_ schema: JSONObject, at path: String = "$") -> [(path: String, schema: JSONObject)] {
    let properties = (schema["properties"]?.object?.members ?? []).flatMap { member in
      nodes(member.value.object ?? [:], at: "\(path).\(member.key)")
    }
    let items = schema["items"]?.object.map { nodes($0, at: "\(path)[]") } ?? []
    return [(path, schema)] + properties + items
  }

  @Test(arguments: ToolTable.all.map(\.tool), formats)
  func `every tool can be declared as a function`(tool: Tool, format: Format) throws {
    #expect((1...format.nameLength).contains(tool.name.utf8.count))
    #expect(tool.name.utf8.first.map { (0x61...0x7A).contains($0) } == true)
    #expect(
      tool.name.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || "_\(format.nameSigns)".contains($0) })
    #expect((1...format.descriptionLength).contains(tool.description.count))
    #expect(tool.input.json["type"] == "object" && tool.input.json["properties"]?.object != nil)
    for (path, schema) in Self.nodes(tool.input.json) {
      let place = "\(tool.name) \(path)"
      for key in schema.keys { #expect(format.keywords.contains(key), "\(place) has \(key)") }
      let type = try #require(schema["type"]?.string, "\(place) has no single type")
      #expect(Self.types.contains(type), "\(place) is of type \(type)")
      #expect(type != "array" || schema["items"]?.object != nil, "\(place) has no items")
      #expect(schema["enum"]?.array?.allSatisfy { $0.string?.isEmpty == false } ?? true, "\(place) has other words")
      let names = Set(schema["properties"]?.object?.keys ?? [])
      for name in schema["required"]?.array ?? [] {
        #expect(names.contains(name.string ?? ""), "\(place) requires \(name)")
      }
      if let flag = schema["additionalProperties"] { #expect(flag.bool != nil, "\(place): additionalProperties") }
    }
  }
}
