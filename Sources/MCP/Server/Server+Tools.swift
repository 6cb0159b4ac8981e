import Faults
import JSON
import JSONRPC

extension Server {
  /// One page of `tools/list`. The cursor is the name of the last tool that was given, so that it stays right however
  /// often it is used.
  /// - Throws: -32602 for a cursor that is none of ours.
  func toolList(for incoming: Incoming) throws(RPCError) -> JSONObject {
    let tools = definition.tools(for: incoming.caller)
    let start = try Self.start(after: incoming.request.params?["cursor"], in: tools)
    let page = tools[start...].prefix(pageSize)
    let revision = incoming.era.revision
    var result: JSONObject = ["tools": .array(page.map { .object($0.json(in: revision)) })]
    if let last = page.last, page.endIndex < tools.endIndex { result["nextCursor"] = .string(last.name) }
    return result
  }

  private static func start(after cursor: JSONValue?, in tools: [Tool]) throws(RPCError) -> Int {
    guard let cursor, !cursor.isNull else { return 0 }
    guard let name = cursor.string, let index = tools.firstIndex(where: { $0.name == name }) else {
      throw RPCError(.invalidParams, "cursor is \(ShownValue.of(cursor)), which no page gave; start again without it")
    }
    return index + 1
  }

  /// Finds the tool and reads its arguments. What is wrong with the arguments is the tool's failure, told to the model;
  /// what is wrong with the request is an error of the protocol.
  func toolStep(for incoming: Incoming) throws(RPCError) -> Step {
    let params = incoming.request.params
    guard let name = params?["name"]?.string else {
      throw RPCError(.invalidParams, "params.name is missing or no text; it must be the name of a tool")
    }
    let sent = try Self.arguments(params?["arguments"])
    let revision = incoming.era.revision
    switch definition.tool(named: name, for: incoming.caller) {
    case .unknown: throw unknownTool(name, for: incoming.caller)
    case .refused(let failure): return .done(outcome(of: .failure(failure), in: revision))
    case .found(let tool):
      do {
        let arguments = try read(sent, for: tool, messageBytes: incoming.messageBytes)
        return .call(ToolCall(tool: tool, arguments: arguments, context: context(of: incoming)))
      } catch {
        return .done(outcome(of: .failure(error), in: revision))
      }
    }
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

  private func context(of incoming: Incoming) -> RequestContext<Definition.Caller> {
    RequestContext(
      caller: incoming.caller, revision: incoming.era.revision, client: incoming.era.client,
      progressToken: incoming.request.params?["_meta"]?[MetaKey.progressToken], cancellation: incoming.cancellation)
  }

  private func unknownTool(_ name: String, for caller: Definition.Caller) -> RPCError {
    let guess = NearestMatch.of(name, among: definition.tools(for: caller).map(\.name))
    let hint = guess.map { "; did you mean \"\($0)\"?" } ?? ""
    return RPCError(.invalidParams, "There is no tool \(ShownValue.quoted(name))\(hint)")
  }
}
