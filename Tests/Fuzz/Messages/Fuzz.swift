import HTTP
import JSON
import JSONRPC
import MCP

// A message from a peer, over both transports: whatever it is, it is answered with JSON-RPC or with silence, a request's
// id comes back, and no answer holds a line end.

private struct Nothing: ServerDefinition {
  let info = Implementation(name: "fuzz", version: "1")
  let instructions = ""

  func tools(for caller: Bool) -> [Tool] {
    [
      Tool(
        name: "take", title: "Take", description: "Takes anything.", hints: .reads,
        input: [
          Property("n", .integer(1...9), "N.").optional, Property("k", .enumeration(["one", "two"]), "K.").optional,
          Property("a", .array(of: .string(), count: 0...3, takesOne: true), "A.").optional,
          Property("o", .object(ObjectSchema([Property("b", .boolean, "B.")], isOpen: true)), "O.").optional,
        ], output: [Property("given", .object(ObjectSchema([], isOpen: true)), "What came.")])
    ]
  }

  func call(_ call: ToolCall<Bool>, completion: @escaping @Sendable (ToolResult) -> Void) {
    precondition(call.tool.input.faults(in: call.arguments.json).isEmpty, "arguments that break the schema")
    completion(.structured(["given": .object(call.arguments.json)]))
  }
}

/// A client that takes one response, and no stream.
private struct Channel: HTTPChannel {
  let body: [UInt8]

  func respond(_ response: HTTP.Response) { check(response, to: body) }
  func openEventStream() -> (any EventSink)? { nil }
  func onCancel(_ body: @escaping @Sendable () -> Void) {}
  func onDrain(_ body: @escaping @Sendable () -> Void) {}
}

private let endpoint = HTTPEndpoint(server: Server(Nothing()))

/// Heads of every era; the first byte of the input chooses.
private let heads = ["2026-07-28", "2025-11-25", "2025-03-26", nil].map { version in
  var fields: Fields = ["Content-Type": "application/json", "Mcp-Method": "tools/call", "Mcp-Name": "take"]
  if let version { fields.append("MCP-Protocol-Version", version) }
  return RequestHead(.post, "/mcp", fields: fields)
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let body = Array(bytes.dropFirst())
  guard case .admitted(let head) = endpoint.admit(heads[Int(bytes[0]) % heads.count]) else { return 0 }
  switch endpoint.answer(head, body: body, caller: true) {
  case .response(let response): check(response, to: body)
  case .pending(let pending): pending.run(Channel(body: body))
  }
  return 0
}

private func check(_ response: HTTP.Response, to body: [UInt8]) {
  if response.body.isEmpty { return precondition(response.status == .accepted) }
  precondition(!response.body.contains(0x0A), "a line end inside a message")
  guard let answer = try? JSONValue(parsing: response.body, depthLimit: 200) else {
    preconditionFailure("the answer is not JSON")
  }
  guard case .message(.request(let request)) = try? Payload(parsing: body) else { return }
  precondition(answer["jsonrpc"] == "2.0" && answer["id"] == request.id.json)
  precondition((answer["result"] == nil) != (answer["error"] == nil))
}
