package import JSON
import MCP

/// The files of `schemas/`: JSON Schema 2020-12 of every document that crosses a border, made from the declarations.
package enum SchemaFiles {
  package struct File: Hashable, Sendable {
    /// Below `schemas/`, as in `tools/get_page.input.json`.
    package let path: String
    package let schema: JSONObject

    /// For people: indented, with a line end.
    package var text: String { String(decoding: JSONValue.object(schema).indented, as: UTF8.self) }
  }

  package static var all: [File] {
    let documents = [
      document("page.json", "A page, as get_page answers it", of: .getPage),
      document("rule.json", "A rule, as get_rule answers it", of: .getRule),
    ]
    return documents.compactMap { $0 } + ToolTable.all.flatMap { files(of: $0.tool) }
  }

  private static func files(of tool: Tool) -> [File] {
    let input = file("tools/\(tool.name).input.json", "Arguments of \(tool.name)", tool.input.json)
    let output = tool.output.map { file("tools/\(tool.name).output.json", "Answer of \(tool.name)", $0.json) }
    return [input] + [output].compactMap { $0 }
  }

  private static func document(_ path: String, _ title: String, of tool: LibraryTool) -> File? {
    tool.tool.output.map { file(path, title, $0.json) }
  }

  private static func file(_ path: String, _ title: String, _ schema: JSONObject) -> File {
    let head: JSONObject = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string(title),
    ]
    return File(path: path, schema: JSONObject(uniqueMembers: head.members + schema.members))
  }
}
