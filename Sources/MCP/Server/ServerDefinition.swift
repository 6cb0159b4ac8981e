package import JSONRPC

/// What a server is and does, free of eras and transports.
///
/// A transport's owner makes the `Caller` (who asks, with which rights); this module only carries it along. Whatever
/// ``offering`` does not name is never asked for.
package protocol ServerDefinition: Sendable {
  associatedtype Caller: Sendable

  var info: Implementation { get }

  /// How to use the server, for the model; the same for every caller and in both eras.
  var instructions: String { get }

  var offering: Offering { get }

  /// Who a caller is, for what belongs to it alone: sessions, sealed states, its share of what is limited.
  func identity(of caller: Caller) -> String

  /// How long `server/discover` may be kept, and whether callers share it.
  var discoveryCaching: CachingHint { get }

  /// The same of the lists of tools, prompts and templates.
  var toolListCaching: CachingHint { get }

  /// The same of the list of resources and what is read of them.
  var resourceCaching: CachingHint { get }

  // Tools

  /// The tools that this caller may use, in an order that never varies.
  func tools(for caller: Caller) -> [Tool]

  /// Finds a tool by name. Asked for every call, before its arguments are read.
  func tool(named name: String, for caller: Caller) -> ToolLookup

  /// What the answer to a call of a tool follows from, as it is now; nil where the call must run whenever it is made, or
  /// where the caller may not use the tool. It is asked before and after a call, and only where both are equal the answer
  /// is kept.
  func basis(ofTool name: String, for caller: Caller) -> AnswerBasis?

  /// Runs a tool whose arguments conform to its schema. `completion` may be called at once or later, on any thread,
  /// exactly once.
  func call(_ call: ToolCall<Caller>, completion: @escaping @Sendable (ToolResult) -> Void)

  // Resources

  /// What this caller may read and finds listed, in an order that never varies.
  func resources(for caller: Caller) throws(RPCError) -> [Resource]

  func resourceTemplates(for caller: Caller) -> [ResourceTemplate]

  /// Reads a resource by a URI that is absolute, and otherwise as the client wrote it. `completion` as with tools.
  func read(_ uri: String, in context: RequestContext<Caller>, completion: @escaping @Sendable (ResourceResult) -> Void)

  // Prompts

  func prompts(for caller: Caller) -> [Prompt]

  /// Fills in a prompt. `completion` as with tools.
  func get(_ call: PromptCall<Caller>, completion: @escaping @Sendable (PromptResult) -> Void)

  /// What the blank may be filled with, best first; a hundred at most are handed on. What is completed exists.
  func complete(_ question: CompletionQuestion, for caller: Caller) throws(RPCError) -> [String]

  // Changes

  /// Whether a caller may be told of changes of a resource.
  func mayWatch(_ uri: String, for caller: Caller) -> Bool

  /// Tells of what changes from now on until the watch ends. `body` is called on any thread; it never waits. The
  /// definition closes the watch of a caller whose credential does not hold any more, which ends its streams.
  func watch(for caller: Caller, _ body: @escaping @Sendable ([Change]) -> Void) -> Watch

  // Asking

  /// How states go through clients; nil where no call keeps one.
  var seal: StateSeal? { get }
}

extension ServerDefinition {
  package var offering: Offering { Offering() }

  /// Every call runs.
  package func basis(ofTool name: String, for caller: Caller) -> AnswerBasis? { nil }

  package func identity(of caller: Caller) -> String { "" }

  /// An hour, for everyone: nothing in it depends on the caller.
  package var discoveryCaching: CachingHint { CachingHint(milliseconds: 3_600_000, scope: .everyone) }

  /// Five minutes, for the same credential: lists depend on the caller's scopes.
  package var toolListCaching: CachingHint { CachingHint(milliseconds: 300_000, scope: .caller) }

  /// Not at all: it may change at any time.
  package var resourceCaching: CachingHint { CachingHint(milliseconds: 0, scope: .caller) }

  /// The listed tools, by their former names too, and no others.
  package func tool(named name: String, for caller: Caller) -> ToolLookup {
    let tool = tools(for: caller).first { $0.answers(to: name) }
    return tool.map(ToolLookup.found) ?? .unknown
  }

  package func resources(for caller: Caller) throws(RPCError) -> [Resource] { [] }

  package func resourceTemplates(for caller: Caller) -> [ResourceTemplate] { [] }

  package func read(
    _ uri: String, in context: RequestContext<Caller>, completion: @escaping @Sendable (ResourceResult) -> Void
  ) {
    completion(.notFound)
  }

  package func prompts(for caller: Caller) -> [Prompt] { [] }

  package func get(_ call: PromptCall<Caller>, completion: @escaping @Sendable (PromptResult) -> Void) {
    completion(.messages([PromptMessage(.user, .text(call.prompt.description))]))
  }

  package func complete(_ question: CompletionQuestion, for caller: Caller) throws(RPCError) -> [String] { [] }

  package func mayWatch(_ uri: String, for caller: Caller) -> Bool { false }

  package func watch(for caller: Caller, _ body: @escaping @Sendable ([Change]) -> Void) -> Watch { Watch {} }

  package var seal: StateSeal? { nil }
}
