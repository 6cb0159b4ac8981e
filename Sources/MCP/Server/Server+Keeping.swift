import JSON
import JSONRPC

extension Server {
  /// What the answer to a request may be kept under; nil for one that must be answered anew whenever it comes.
  func recall(
    of request: JSONRPC.Request, in revision: Revision, for caller: Definition.Caller
  ) -> Recall? {
    guard request.method == "tools/call", let name = request.params?["name"]?.string,
      let basis = definition.basis(ofTool: name, for: caller)
    else { return nil }
    let key = KeptAnswers.Key(
      holder: basis.holder, tool: name, revision: revision, arguments: request.params?["arguments"]?.encoded ?? [])
    return Recall(key: key, basis: basis)
  }

  /// Runs a call, and keeps its answer where it may be.
  /// - Parameter completion: takes the result's JSON text; nil for a call that was cancelled.
  func encodedResult(
    of call: ToolCall<Definition.Caller>, keepingFor recall: Recall?,
    completion: @escaping @Sendable ([UInt8]?) -> Void
  ) {
    definition.call(call) { [self] result in
      guard !call.context.cancellation.isCancelled else { return completion(nil) }
      let text = JSONValue.object(members(of: result, in: call.context.revision)).encoded
      // Failures are not worth their place, and where the state has changed meanwhile, nobody knows which one was read.
      if let recall, case .structured = result,
        definition.basis(ofTool: call.tool.name, for: call.context.caller) == recall.basis
      {
        kept.keep(text, for: recall)
      }
      completion(text)
    }
  }
}
