import JSON
import MCP

/// One tool of the fixtures.
struct FixtureTool: Sendable {
  typealias Completion = @Sendable (ToolResult) -> Void

  let tool: Tool
  let run: @Sendable (ToolCall<Anyone>, ConformanceServer, @escaping Completion) -> Void

  init(
    _ name: String, _ description: String, hints: ToolHints = .reads, input: [any SchemaField] = [],
    publishedInput: JSONObject? = nil,
    run: @escaping @Sendable (ToolCall<Anyone>, ConformanceServer, @escaping Completion) -> Void
  ) {
    tool = Tool(
      name: name, title: name, description: description, hints: hints, input: input, output: nil,
      publishedInput: publishedInput)
    self.run = run
  }

  /// A tool that answers at once.
  static func plain(
    _ name: String, _ description: String, input: [any SchemaField] = [],
    _ result: @escaping @Sendable (ToolCall<Anyone>) -> ToolResult
  ) -> FixtureTool {
    FixtureTool(name, description, input: input) { call, _, completion in completion(result(call)) }
  }

  /// A tool that asks the client: it is no mere reading, so that nobody calls it unasked.
  static func asking(
    _ name: String, _ description: String, input: [any SchemaField] = [],
    _ result: @escaping @Sendable (ToolCall<Anyone>) -> ToolResult
  ) -> FixtureTool {
    FixtureTool(name, description, hints: .changes, input: input) { call, _, completion in completion(result(call)) }
  }

  static let all: [FixtureTool] = content + notifying + triggers + legacyAsking + modernAsking + [.schema2020]
}
