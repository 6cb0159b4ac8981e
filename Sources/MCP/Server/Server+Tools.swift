import Faults
import JSON
import JSONRPC

extension Server {
  /// Finds the tool and reads its arguments. What is wrong with the arguments is the tool's failure, told to the model;
  /// what is wrong with the request is an error of the protocol.
  func toolStep(for incoming: Incoming) throws(RPCError) -> Step {
    let params = incoming.request.params
    guard let name = params?["name"]?.string else {
      throw RPCError(.invalidParams, "params.name is missing or no text; it must be the name of a tool")
    }
    let sent = try Self.arguments(params?["arguments"])
    let revision = incoming.era.revision
    let (tool, arguments): (Tool, Arguments)
    switch definition.tool(named: name, for: incoming.caller) {
    case .unknown: throw unknownTool(name, for: incoming.caller)
    case .refused(let failure): return .done(outcome(of: failure, in: revision))
    case .found(let found):
      try incoming.routing?.check(sent, of: found)
      do {
        (tool, arguments) = (found, try read(sent, for: found, messageBytes: incoming.messageBytes))
      } catch {
        return .done(outcome(of: error, in: revision))
      }
    }
    return try work(for: incoming, target: tool.name, arguments: arguments.json) { [self] context, completion in
      definition.call(ToolCall(tool: tool, arguments: arguments, context: context)) { result in
        if case .inputRequired(let required) = result { return completion(.asks(required)) }
        completion(.done(whole(result.json(in: revision) ?? [:], in: revision)))
      }
    }
  }

  func outcome(of failure: ToolFailure, in revision: Revision) -> JSONRPC.Response.Outcome {
    whole(ToolResult.failure(failure).json(in: revision) ?? [:], in: revision)
  }

  private static func arguments(_ value: JSONValue?) throws(RPCError) -> JSONObject {
    guard let value, !value.isNull else { return [:] }
    guard let object = value.object else {
      throw RPCError(.invalidParams, "params.arguments is of type \(value.typeName); it must be an object")
    }
    return object
  }

  private func read(_ sent: JSONObject, for tool: Tool, messageBytes: Int) throws(ToolFailure) -> Arguments {
    if messageBytes > Limits.argumentBytes {
      let bytes = JSONValue.object(sent).encoded.count
      guard bytes <= Limits.argumentBytes else {
        throw ToolFailure(
          "LIMIT_REACHED", "The arguments have \(bytes) bytes; at most \(Limits.argumentBytes) are taken.")
      }
    }
    do {
      return try Arguments(reading: sent, by: tool.input)
    } catch {
      throw ToolFailure(error)
    }
  }

  private func unknownTool(_ name: String, for caller: Definition.Caller) -> RPCError {
    let guess = NearestMatch.of(name, among: definition.tools(for: caller).map(\.name))
    let hint = guess.map { "; did you mean \"\($0)\"?" } ?? ""
    return RPCError(.invalidParams, "There is no tool \(Quoted.text(name))\(hint)")
  }
}
