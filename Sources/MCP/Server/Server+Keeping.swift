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

  /// Keeps a result where it may be: failures are not worth their place, and where the state has changed meanwhile,
  /// nobody knows which one was read. Where arguments are mirrored, each request's header fields have to be checked.
  func keep(_ text: [UInt8], of result: JSONObject, for recall: Recall?, caller: Definition.Caller) {
    guard let recall, result["isError"] == nil, result["resultType"] ?? "complete" == "complete",
      definition.basis(ofTool: recall.key.tool, for: caller) == recall.basis,
      case .found(let tool) = definition.tool(named: recall.key.tool, for: caller), tool.mirrored.isEmpty
    else { return }
    kept.keep(text, for: recall)
  }
}
