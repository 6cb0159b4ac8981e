import Access
import JSON
import Library
package import MCP

/// One tool: what clients see of it, the scope it needs, and what it does.
package struct LibraryTool: Sendable {
  enum Action: Sendable {
    /// Runs on the calling thread.
    case reads(@Sendable (ReadCall) throws -> JSONObject)
    /// Takes its time where the library is full, so it runs on the thread for pictures: its client can give it up.
    case readsLong(@Sendable (ReadCall) throws -> JSONObject)
    /// Runs on the calling thread, and its answer follows from the store alone, so that it may be kept until something
    /// is written.
    case readsStore(@Sendable (StoreCall) throws -> JSONObject)
    /// Runs on the writer's thread, one after the other.
    case writes(@Sendable (WriteCall) throws -> WriteAnswer)
    /// Takes its time, so it runs on the thread for pictures; it answers blocks, without an output schema.
    case draws(@Sendable (ReadCall, PictureCache) throws -> [ContentBlock])
  }

  package let tool: Tool
  typealias Scope = Access.Scope

  let scope: Scope
  let action: Action

  /// A tool that reads the library.
  static func reads(
    _ name: String, title: String, _ description: String, scope: Scope = .read, input: [any SchemaField],
    output: [any SchemaField], _ run: @escaping @Sendable (ReadCall) throws -> JSONObject
  ) -> LibraryTool {
    let tool = Tool(
      name: name, title: title, description: description, hints: .reads, input: input, output: output)
    return LibraryTool(tool: tool, scope: scope, action: .reads(run))
  }

  /// A tool whose reading takes its time.
  static func readsLong(
    _ name: String, title: String, _ description: String, scope: Scope = .read, input: [any SchemaField],
    output: [any SchemaField], meta: JSONObject? = nil, _ run: @escaping @Sendable (ReadCall) throws -> JSONObject
  ) -> LibraryTool {
    let tool = Tool(
      name: name, title: title, description: description, hints: .reads, input: input, output: output, meta: meta)
    return LibraryTool(tool: tool, scope: scope, action: .readsLong(run))
  }

  /// A tool that reads the library and answers a picture beside its text.
  static func draws(
    _ name: String, title: String, _ description: String, scope: Scope, input: [any SchemaField],
    _ run: @escaping @Sendable (ReadCall, PictureCache) throws -> [ContentBlock]
  ) -> LibraryTool {
    let tool = Tool(name: name, title: title, description: description, hints: .reads, input: input, output: nil)
    return LibraryTool(tool: tool, scope: scope, action: .draws(run))
  }

  /// A tool that reads nothing but the store: no clock, no file beside it.
  static func readsStore(
    _ name: String, title: String, _ description: String, input: [any SchemaField], output: [any SchemaField],
    _ run: @escaping @Sendable (StoreCall) throws -> JSONObject
  ) -> LibraryTool {
    let tool = Tool(
      name: name, title: title, description: description, hints: .reads, input: input, output: output)
    return LibraryTool(tool: tool, scope: .read, action: .readsStore(run))
  }

  /// A tool that writes to the library; `dry_run` is added to its arguments.
  static func writes(
    _ name: String, title: String, _ description: String, hints: ToolHints, input: [any SchemaField],
    output: [any SchemaField], _ run: @escaping @Sendable (WriteCall) throws -> WriteAnswer
  ) -> LibraryTool {
    let tool = Tool(
      name: name, title: title, description: description, hints: hints, input: input + [CommonFields.dryRun],
      output: output)
    return LibraryTool(tool: tool, scope: .write, action: .writes(run))
  }
}
