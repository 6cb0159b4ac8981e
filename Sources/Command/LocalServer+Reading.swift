import JSONRPC
import MCP
import Tools

extension LocalServer {
  func resources(for identity: Identity) throws(RPCError) -> [Resource] {
    guard case .allowed(let caller) = admit(identity) else { return [] }
    return try tools.resources(for: caller)
  }

  func resourceTemplates(for identity: Identity) -> [ResourceTemplate] {
    guard case .allowed(let caller) = admit(identity) else { return [] }
    return tools.resourceTemplates(for: caller)
  }

  func read(
    _ uri: String, in context: RequestContext<Identity>, completion: @escaping @Sendable (ResourceResult) -> Void
  ) {
    switch admit(context.caller) {
    case .refused(let failure): completion(.failure(RPCError(.invalidRequest, failure.text)))
    case .allowed(let caller): tools.read(uri, in: context.of(caller), completion: completion)
    }
  }

  func prompts(for identity: Identity) -> [Prompt] {
    guard case .allowed(let caller) = admit(identity) else { return [] }
    return tools.prompts(for: caller)
  }

  func get(_ call: PromptCall<Identity>, completion: @escaping @Sendable (PromptResult) -> Void) {
    switch admit(call.context.caller) {
    case .refused(let failure): completion(.failure(RPCError(.invalidRequest, failure.text)))
    case .allowed(let caller):
      tools.get(
        PromptCall(prompt: call.prompt, arguments: call.arguments, context: call.context.of(caller)),
        completion: completion)
    }
  }

  func complete(_ question: CompletionQuestion, for identity: Identity) throws(RPCError) -> [String] {
    guard case .allowed(let caller) = admit(identity) else { return [] }
    return try tools.complete(question, for: caller)
  }

  func mayWatch(_ uri: String, for identity: Identity) -> Bool {
    guard case .allowed(let caller) = admit(identity) else { return false }
    return tools.mayWatch(uri, for: caller)
  }

  /// The token is looked up when the watch begins, and by its id before anything is told.
  func watch(for identity: Identity, _ body: @escaping @Sendable ([Change]) -> Void) -> Watch {
    guard case .allowed(let caller) = admit(identity) else { return .closed }
    return tools.watch(for: caller, body)
  }
}
