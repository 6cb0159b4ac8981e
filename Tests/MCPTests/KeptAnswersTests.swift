import HTTP
import JSON
import Testing
import Threads

@testable import MCP

/// A server whose answers follow from a number that tests change.
private struct CountingServer: ServerDefinition {
  let state = Lock(1)
  let calls = Lock(0)
  /// Changes the state while a call runs, as another process would.
  var changesMeanwhile = false

  let info = Implementation(name: "counting", version: "1")
  let instructions = ""

  /// Whether clients repeat the word in a header field.
  var mirrors = false

  func tools(for caller: String) -> [Tool] {
    let word = Field.string("word", "A word.").optional
    return [
      Tool(
        name: "count", title: "Count", description: "Counts.", hints: .reads,
        input: [mirrors ? word.mirrored(as: "Word") : word],
        output: [Property("state", .integer(nil), "The state.")])
    ]
  }

  func basis(ofTool name: String, for caller: String) -> AnswerBasis? {
    AnswerBasis(holder: caller, state: SIMD8(repeating: UInt64(state.withLock { $0 })))
  }

  func call(_ call: ToolCall<String>, completion: @escaping @Sendable (ToolResult) -> Void) {
    calls.withLock { $0 += 1 }
    let state = state.withLock { $0 }
    if changesMeanwhile { self.state.withLock { $0 += 1 } }
    if call.arguments.json["word"] == "fail" { return completion(.failure(ToolFailure("NO", "No."))) }
    completion(.structured(["state": .integer(state), "for": .string(call.context.caller)]))
  }
}

struct KeptAnswersTests {
  private func ask(
    _ server: CountingServer, _ endpoint: HTTPEndpoint<CountingServer>, id: JSONValue = 1, caller: String = "a",
    word: JSONValue? = nil, version: String = "2025-11-25"
  ) throws -> JSONValue {
    var arguments: JSONObject = [:]
    arguments["word"] = word
    let body: JSONValue = [
      "jsonrpc": "2.0", "id": id, "method": "tools/call",
      "params": ["name": "count", "arguments": .object(arguments)],
    ]
    let head = RequestHead(
      .post, "/mcp", fields: ["Content-Type": "application/json", "MCP-Protocol-Version": version])
    guard case .admitted(let admitted) = endpoint.admit(head) else { throw Unexpected() }
    let channel = FakeChannel()
    switch endpoint.answer(admitted, body: body.encoded, caller: caller) {
    case .response(let response): channel.respond(response)
    case .pending(let pending): pending.run(channel)
    }
    return try JSONValue(parsing: try #require(channel.response).body)
  }

  private struct Unexpected: Error {}

  @Test func `an answer is made once for each state, caller, revision and arguments, and bears each request's id`()
    throws
  {
    let server = CountingServer()
    let endpoint = HTTPEndpoint(server: Server(server))
    let first = try ask(server, endpoint)
    #expect(try ask(server, endpoint) == first)
    let other = try ask(server, endpoint, id: "é\n2")
    #expect(other["id"] == "é\n2")
    #expect(other["result"] == first["result"])
    #expect(server.calls.withLock { $0 } == 1)
    #expect(try ask(server, endpoint, caller: "b")["result"]?["structuredContent"]?["for"] == "b")
    #expect(try ask(server, endpoint, version: "2025-03-26")["result"]?["structuredContent"] == nil)
    _ = try ask(server, endpoint, word: "\u{e9}")
    _ = try ask(server, endpoint, word: "e\u{301}")
    #expect(server.calls.withLock { $0 } == 5)
    server.state.withLock { $0 = 2 }
    #expect(try ask(server, endpoint)["result"]?["structuredContent"]?["state"] == 2)
    #expect(server.calls.withLock { $0 } == 6)
  }

  @Test func `failures, and answers whose state changed while they were made, are not kept`() throws {
    var server = CountingServer()
    let endpoint = HTTPEndpoint(server: Server(server))
    for _ in 0..<2 { #expect(try ask(server, endpoint, word: "fail")["result"]?["isError"] == true) }
    #expect(server.calls.withLock { $0 } == 2)
    server.changesMeanwhile = true
    let restless = HTTPEndpoint(server: Server(server))
    for state: Int64 in 1...3 {
      #expect(try ask(server, restless)["result"]?["structuredContent"]?["state"] == .integer(state))
    }
  }

  @Test func `where arguments are mirrored, each request's fields are checked`() throws {
    var server = CountingServer()
    server.mirrors = true
    let endpoint = HTTPEndpoint(server: Server(server))
    let body = FixtureRun.modern("tools/call", FixtureRun.call("count", ["word": "a"]))
    let codes = try ["a", "a", "b"].map { word in
      var call = HTTPCall.modern(body)
      call.fields.append("Mcp-Param-Word", word)
      guard case .admitted(let head) = endpoint.admit(RequestHead(.post, "/mcp", fields: call.fields)) else {
        throw Unexpected()
      }
      let channel = FakeChannel()
      switch endpoint.answer(head, body: body.encoded, caller: "a") {
      case .response(let response): channel.respond(response)
      case .pending(let pending): pending.run(channel)
      }
      return try channel.answer().code
    }
    #expect(codes == [nil, nil, -32020])
  }
}
