/// What a server is and does, free of eras and transports.
///
/// A transport's owner makes the `Caller` (who asks, with which rights); this module only carries it along.
package protocol ServerDefinition: Sendable {
  associatedtype Caller: Sendable

  var info: Implementation { get }

  /// How to use the server, for the model; the same for every caller and in both eras.
  var instructions: String { get }

  /// The tools that this caller may use, in an order that never varies.
  func tools(for caller: Caller) -> [Tool]

  /// How long the list of tools may be kept, and whether callers share it.
  var toolListCaching: CachingHint { get }

  /// The same of `server/discover`.
  var discoveryCaching: CachingHint { get }

  /// Finds a tool by name. Asked for every call, before its arguments are read.
  func tool(named name: String, for caller: Caller) -> ToolLookup

  /// What the answer to a call of a tool follows from, as it is now; nil where the call must run whenever it is made, or
  /// where the caller may not use the tool. It is asked before and after a call, and only where both are equal the answer
  /// is kept.
  func basis(ofTool name: String, for caller: Caller) -> AnswerBasis?

  /// Runs a tool whose arguments conform to its schema. `completion` may be called at once or later, on any thread,
  /// exactly once.
  func call(_ call: ToolCall<Caller>, completion: @escaping @Sendable (ToolResult) -> Void)
}

extension ServerDefinition {
  /// Every call runs.
  package func basis(ofTool name: String, for caller: Caller) -> AnswerBasis? { nil }

  /// Five minutes, for the same credential: lists depend on the caller's scopes.
  package var toolListCaching: CachingHint { CachingHint(milliseconds: 300_000, scope: .caller) }

  /// An hour, for everyone: nothing in it depends on the caller.
  package var discoveryCaching: CachingHint { CachingHint(milliseconds: 3_600_000, scope: .everyone) }

  /// The listed tools, and no others.
  package func tool(named name: String, for caller: Caller) -> ToolLookup {
    let tool = tools(for: caller).first { $0.name.utf8.elementsEqual(name.utf8) }
    return tool.map(ToolLookup.found) ?? .unknown
  }
}
