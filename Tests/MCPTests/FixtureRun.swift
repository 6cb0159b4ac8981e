import HTTP
import JSON
import MCP
import Testing

@testable import ConformanceServer

/// The fixtures behind one endpoint, spoken to in memory.
struct FixtureRun {
  let definition = ConformanceServer()
  let endpoint: HTTPEndpoint<ConformanceServer>

  init(pageSize: Int = 100, subscriptionLimit: Int = 64) {
    endpoint = HTTPEndpoint(
      server: Server(definition, pageSize: pageSize, subscriptionLimit: subscriptionLimit))
  }

  /// The request of a modern client that declares these capabilities.
  static func modern(
    _ method: String, _ params: JSONObject = [:], id: JSONValue = 7, capabilities: JSONValue = [:],
    meta: JSONObject = [:]
  ) -> JSONValue {
    let own: JSONObject = [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": capabilities,
    ]
    var params = params
    params["_meta"] = .object(JSONObject(uniqueMembers: own.members + meta.members))
    return ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(params)]
  }

  static func legacy(_ method: String, _ params: JSONObject = [:], id: JSONValue = 7) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(params)]
  }

  static func call(_ tool: String, _ arguments: JSONObject = [:], _ more: JSONObject = [:]) -> JSONObject {
    JSONObject(
      uniqueMembers: [.init(key: "name", value: .string(tool)), .init(key: "arguments", value: .object(arguments))]
        + more.members)
  }

  /// Sends a modern request with the fields that belong to it.
  @discardableResult
  func send(_ request: JSONValue, accept: String? = nil) -> FakeChannel {
    send(request.text, HTTPCall.modern(request, accept: accept))
  }

  @discardableResult
  func send(_ body: String, _ call: HTTPCall) -> FakeChannel {
    let channel = FakeChannel()
    switch endpoint.admit(RequestHead(call.method, "/mcp", fields: call.fields)) {
    case .refused(let response): channel.respond(response)
    case .admitted(let head):
      switch endpoint.answer(head, body: Array(body.utf8), caller: Anyone()) {
      case .response(let response): channel.respond(response)
      case .pending(let pending): pending.run(channel)
      }
    }
    return channel
  }

  func answer(_ request: JSONValue) throws -> JSONValue { try send(request).answer() }
}

/// One legacy client with a session.
struct FixtureSession {
  let run: FixtureRun
  let revision: String
  let id: String

  init(_ run: FixtureRun, _ revision: String = "2025-11-25", capabilities: JSONValue = [:]) throws {
    let opening = FixtureRun.legacy(
      "initialize",
      [
        "protocolVersion": .string(revision), "capabilities": capabilities,
        "clientInfo": ["name": "c", "version": "1"],
      ])
    let channel = run.send(opening.text, .legacy(nil))
    (self.run, self.revision) = (run, revision)
    id = try #require(channel.response?.fields["Mcp-Session-Id"])
  }

  func call(_ method: Method = .post) -> HTTPCall {
    var call = HTTPCall.legacy(revision)
    call.method = method
    call.fields.append("Mcp-Session-Id", id)
    return call
  }

  @discardableResult
  func send(_ message: JSONValue) -> FakeChannel { run.send(message.text, call()) }

  /// Opens the stream for what comes unasked.
  func stand() -> FakeChannel {
    var call = call(.get)
    call.fields.append("Accept", "text/event-stream")
    return run.send("", call)
  }

  func end() -> Response? { run.send("", call(.delete)).response }
}

extension JSONValue {
  var code: Int? { self["error"]?["code"]?.wholeNumber.map { Int($0) } }

  /// The text of the first block.
  var text0: String? { self["result"]?["content"]?.array?.first?["text"]?.string }
}
