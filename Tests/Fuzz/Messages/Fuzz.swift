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

/// The same tool beside everything else that a server may offer.
private struct Everything: ServerDefinition {
  let info = Implementation(name: "fuzz", version: "1")
  let instructions = ""
  let offering = Offering(
    toolListChanges: true, resources: .some(listChanges: true, canBeWatched: true), prompts: .some(listChanges: true),
    completions: true, logging: true, asks: true)
  let seal: StateSeal? = StateSeal(
    seal: { state, _ in state.text }, open: { text, _ in try? JSONValue(parsing: text) })

  private static let form = InputRequired(
    ["q": .elicitation(message: "?", schema: ["type": "object", "properties": [:]])], state: [1])

  func tools(for caller: Bool) -> [Tool] { Nothing().tools(for: caller) }

  func call(_ call: ToolCall<Bool>, completion: @escaping @Sendable (ToolResult) -> Void) {
    call.context.reporter.progress(1, of: 2)
    call.context.reporter.log(.error, "x")
    guard call.arguments.json["k"] == "two", call.context.input.elicitation("q") == nil else {
      return completion(.structured(["given": .object(call.arguments.json)]))
    }
    completion(.inputRequired(Self.form))
  }

  func resources(for caller: Bool) -> [Resource] { [Resource(uri: "x://a", name: "a")] }

  func resourceTemplates(for caller: Bool) -> [ResourceTemplate] {
    [ResourceTemplate(uriTemplate: "x://{id}", name: "t", variables: ["id"])]
  }

  func read(_ uri: String, in context: RequestContext<Bool>, completion: @escaping @Sendable (ResourceResult) -> Void) {
    precondition(uri.utf8.allSatisfy { (0x21...0x7E).contains($0) } && uri.contains(":"), "a URI that is none")
    let contents = ResourceContents(uri: uri, mimeType: "text/plain", .text("a"))
    completion(uri == "x://a" ? .contents([contents]) : .notFound)
  }

  func prompts(for caller: Bool) -> [Prompt] {
    [
      Prompt(
        name: "p", title: "P", description: "P.", arguments: [Prompt.Argument("a", "A.", isRequired: true)])
    ]
  }

  func get(_ call: PromptCall<Bool>, completion: @escaping @Sendable (PromptResult) -> Void) {
    precondition(call.arguments["a"] != nil, "a required argument is missing")
    completion(.messages([PromptMessage(.user, .text(call.arguments["a"] ?? ""))]))
  }

  func complete(_ question: CompletionQuestion, for caller: Bool) -> [String] { [question.value] }

  func mayWatch(_ uri: String, for caller: Bool) -> Bool { true }
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

private let everything = HTTPEndpoint(server: Server(Everything(), subscriptionLimit: 1_000_000_000))

/// The id of a session that was opened once.
private let session: String? = {
  let fields: Fields = ["Content-Type": "application/json"]
  let opening =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{}}}"#
  guard case .admitted(let head) = everything.admit(RequestHead(.post, "/mcp", fields: fields)),
    case .response(let response) = everything.answer(head, body: Array(opening.utf8), caller: true)
  else { return nil }
  return response.fields["Mcp-Session-Id"]
}()

/// The head that belongs to a body: of a modern request, or of one in the session.
private func head(of body: [UInt8], isModern: Bool) -> RequestHead {
  var fields: Fields = ["Content-Type": "application/json"]
  guard isModern else {
    if let session { fields.append("Mcp-Session-Id", session) }
    return RequestHead(.post, "/mcp", fields: fields)
  }
  let message = try? JSONValue(parsing: body)
  fields.append("MCP-Protocol-Version", "2026-07-28")
  fields.append("Mcp-Method", message?["method"]?.string ?? "")
  let name = (message?["params"]?["uri"] ?? message?["params"]?["name"])?.string
  if let name { fields.append("Mcp-Name", "=?base64?\(Base64.encode(Array(name.utf8)))?=") }
  return RequestHead(.post, "/mcp", fields: fields)
}

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
  let choice = Int(bytes[0]) % (heads.count + 2)
  if choice >= heads.count {
    let fitting = head(of: body, isModern: choice == heads.count)
    guard case .admitted(let admitted) = everything.admit(fitting) else { return 0 }
    return answer(everything.answer(admitted, body: body, caller: true), to: body)
  }
  guard case .admitted(let head) = endpoint.admit(heads[choice]) else { return 0 }
  return answer(endpoint.answer(head, body: body, caller: true), to: body)
}

private func answer(_ answer: HTTPAnswer, to body: [UInt8]) -> CInt {
  switch answer {
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
