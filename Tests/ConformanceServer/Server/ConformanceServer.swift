import Access
import JSON
import JSONRPC
import MCP
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the scenarios of the official conformance suite expect of a server, on the MCP module: every feature of the
/// protocol, and no purpose beyond.
struct ConformanceServer: ServerDefinition {
  /// What the triggers change.
  struct Lists: Sendable {
    var hasExtraTool = false
    var hasExtraPrompt = false
    var hasExtraResource = false
  }

  let feed = ChangeFeed<Anyone>()
  let lists = Lock(Lists())
  let workers = Workers()
  let seal: StateSeal?

  init() {
    let key = SealingKey()
    seal = StateSeal(
      lifetimeSeconds: 600, now: Self.seconds, sealing: { key.seal($0, binding: $1) },
      opening: { key.open($0, binding: $1) })
  }

  @Sendable private static func seconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec)
  }

  let info = Implementation(
    name: "conformance", version: "1.0.0", title: "Conformance fixtures",
    icons: [
      Icon(
        source: "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=",
        mimeType: "image/svg+xml", sizes: ["any"])
    ])

  let instructions = "Fixtures for tests of the protocol. Nothing here means anything."

  let offering = Offering(
    toolListChanges: true, resources: .some(listChanges: true, canBeWatched: true), prompts: .some(listChanges: true),
    completions: true, logging: true, asks: true)

  func tools(for caller: Anyone) -> [Tool] { allTools.map(\.tool) }

  private var allTools: [FixtureTool] {
    FixtureTool.all + (lists.withLock { $0.hasExtraTool } ? [.extra] : [])
  }

  func call(_ call: ToolCall<Anyone>, completion: @escaping @Sendable (ToolResult) -> Void) {
    guard let fixture = allTools.first(where: { $0.tool.name == call.tool.name }) else {
      return completion(.failure(ToolFailure("NOT_FOUND", "There is no such tool.")))
    }
    fixture.run(call, self, completion)
  }

  func resources(for caller: Anyone) throws(RPCError) -> [Resource] {
    FixtureResource.all.map(\.resource) + (lists.withLock { $0.hasExtraResource } ? [FixtureResource.extra] : [])
  }

  func resourceTemplates(for caller: Anyone) -> [ResourceTemplate] { [FixtureResource.template] }

  func read(
    _ uri: String, in context: RequestContext<Anyone>, completion: @escaping @Sendable (ResourceResult) -> Void
  ) {
    completion(FixtureResource.contents(of: uri).map { .contents([$0]) } ?? .notFound)
  }

  func prompts(for caller: Anyone) -> [Prompt] {
    FixturePrompt.all.map(\.prompt) + (lists.withLock { $0.hasExtraPrompt } ? [FixturePrompt.extra.prompt] : [])
  }

  func get(_ call: PromptCall<Anyone>, completion: @escaping @Sendable (PromptResult) -> Void) {
    let fixture = (FixturePrompt.all + [.extra]).first { $0.prompt.name == call.prompt.name }
    completion(fixture?.messages(call) ?? .failure(RPCError(.internalError, "The prompt has no text")))
  }

  func complete(_ question: CompletionQuestion, for caller: Anyone) throws(RPCError) -> [String] {
    let words = (0..<120).map { "testValue\($0)" } + ["paris", "party"]
    return words.filter { $0.hasPrefix(question.value) }
  }

  func mayWatch(_ uri: String, for caller: Anyone) -> Bool { FixtureResource.contents(of: uri) != nil }

  func watch(for caller: Anyone, _ body: @escaping @Sendable ([Change]) -> Void) -> Watch {
    feed.watch(caller, body)
  }
}
