package import JSON
import MCP
import Pages
import Status

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
    return documents.compactMap { $0 } + [library, ruleScenario, pageScenario, statusReport]
      + ToolTable.all.flatMap { files(of: $0.tool) }
  }

  private static var library: File {
    file("library.json", "A library, as library export writes it", LibraryDocumentSchema.schema.json)
  }

  private static var ruleScenario: File {
    file("rule-scenario.json", "Rules and what happens to them, as evaluate takes them", RuleScenarioSchema.schema.json)
  }

  /// What `page run` takes.
  private static var pageScenario: File {
    let event: [any SchemaField] = [
      Property("type", .enumeration(PageScenario.eventWords), "What happens; each has members of its own."),
      Property("at", .string(), "When; a use has start and end.").optional,
      Property("block_id", .string(), "At which block.").optional,
    ]
    let schema = ObjectSchema([
      Property("time_zone", .string(), "The zone of all local times."),
      Property("page", open, "What create_page takes; may have an id."),
      Property("start", .string(), "Where it begins, an instant; or state.").optional,
      Property("state", open, "The state of an earlier answer, to go on from.").optional,
      Property("until", .string(), "Where it ends.").optional,
      Property("events", .array(of: .object(ObjectSchema(event, isOpen: true))), "In time order.").optional,
      Property("ask", .array(of: .string()), "Instants at which all values are told.").optional,
    ])
    return file("page-scenario.json", "A page and what happens to it, as page run takes them", schema.json)
  }

  /// What a phone sends to `/v1/device/status`, and `status import` takes.
  private static var statusReport: File {
    file("status-report.json", "A phone's status report", StatusReport.schema)
  }

  private static let open = Schema.object(ObjectSchema([], isOpen: true))

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
