import JSON
import JSONRPC

/// Answers requests of both eras for one definition. It remembers nothing of its callers, so any number of threads
/// may use it at once; answers are kept only where that cannot be told from making them again.
package struct Server<Definition: ServerDefinition>: Sendable {
  package let definition: Definition

  /// Tools that one answer of `tools/list` holds.
  let pageSize: Int

  let kept = KeptAnswers()

  package init(_ definition: Definition, pageSize: Int = 100) {
    self.definition = definition
    self.pageSize = max(1, pageSize)
  }

  /// A request that a transport has read and given an era.
  struct Incoming: Sendable {
    let request: JSONRPC.Request
    let era: Era
    let caller: Definition.Caller
    let cancellation: Cancellation
    /// Bytes of the message that it came in.
    let messageBytes: Int
  }

  /// What a request comes to: an outcome at once, or a tool that must run for it.
  enum Step: Sendable {
    case done(JSONRPC.Response.Outcome)
    case call(ToolCall<Definition.Caller>)
  }

  func step(for incoming: Incoming) -> Step {
    do {
      switch incoming.era {
      case .modern: return try modernStep(for: incoming)
      case .legacy(let revision, _): return try legacyStep(for: incoming, in: revision)
      }
    } catch {
      return .done(.error(error))
    }
  }

  private func modernStep(for incoming: Incoming) throws(RPCError) -> Step {
    switch incoming.request.method {
    case "server/discover": return .done(.result(complete(discovery, caching: definition.discoveryCaching)))
    case "tools/list":
      return .done(.result(complete(try toolList(for: incoming), caching: definition.toolListCaching)))
    case "tools/call": return try toolStep(for: incoming)
    case let method: throw Self.unknown(method)
    }
  }

  private func legacyStep(for incoming: Incoming, in revision: Revision) throws(RPCError) -> Step {
    switch incoming.request.method {
    case Handshake.method:
      return .done(.result(initialization(in: try Handshake(reading: incoming.request.params).revision)))
    case "ping": return .done(.result([:]))
    case "tools/list": return .done(.result(try toolList(for: incoming)))
    case "tools/call": return try toolStep(for: incoming)
    case let method: throw Self.unknown(method)
    }
  }

  /// The outcome of a call that has run.
  func outcome(of result: ToolResult, in revision: Revision) -> JSONRPC.Response.Outcome {
    .result(members(of: result, in: revision))
  }

  /// A result as its revision has it.
  func members(of result: ToolResult, in revision: Revision) -> JSONObject {
    let json = result.json(in: revision)
    return revision.isModern ? complete(json) : json
  }

  private static func unknown(_ method: String) -> RPCError {
    RPCError(.methodNotFound, "There is no method \(ShownValue.quoted(method))")
  }
}
