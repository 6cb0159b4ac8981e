import HTTP
import JSON
import TestSupport
import Testing
import Threads

/// The relay's program on real pipes, with a server on a real socket: messages of 2026-07-28.
struct ModernRelayTests {
  static func line(_ method: String, id: String = "1", _ params: String = "") -> String {
    let meta =
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
    return
      #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params.isEmpty ? "" : params + ",")\#(meta)}}"#
  }

  @Test(
    arguments: [
      ("tools/call", #""name":"get_page""#, "get_page"), ("prompts/get", #""name":"plan""#, "plan"),
      ("resources/read", #""uri":"memo://a b""#, "memo://a b"), ("tasks/get", #""taskId":"t""#, "t"),
      ("tools/call", #""name":"é""#, "=?base64?w6k=?="), ("tools/call", #""name":" a""#, "=?base64?IGE=?="),
      ("tools/call", #""name":"=?base64?YQ==?=""#, "=?base64?PT9iYXNlNjQ/WVE9PT89?="),
      ("tools/call", #""name":"""#, "=?base64??="),
      ("tools/call", #""name":"a\r\nX: y""#, "=?base64?YQ0KWDogeQ==?="), ("tools/list", "", nil),
      ("tools/call", #""name":7"#, nil),
    ] as [(String, String, String?)])
  func `a request is posted with the fields that route it`(method: String, params: String, name: String?) throws {
    let server = try ScriptedServer { came in
      came.exchange.respond(ScriptedServer.json(ScriptedServer.result(came.message)))
    }
    let relay = try server.relay()
    let line = Self.line(method, params)
    try relay.sendLine(line)
    #expect(try relay.readLine() == #"{"jsonrpc":"2.0","id":1,"result":{"ok":true}}"#)
    let request = try server.request(0).request
    #expect(request.head.method == .post && request.head.path == "/mcp")
    #expect(String(decoding: request.body, as: UTF8.self) == line)
    #expect(request.fields["Authorization"] == "Bearer pw_agent_x")
    #expect(request.fields["Content-Type"] == "application/json")
    #expect(request.fields["Accept"] == "application/json, text/event-stream")
    #expect(request.fields["MCP-Protocol-Version"] == "2026-07-28")
    #expect(request.fields["Mcp-Method"] == method)
    #expect(request.fields["Mcp-Name"] == name && request.fields["Mcp-Session-Id"] == nil && request.fields["X"] == nil)
  }

  @Test func `events become lines as they come, and comments nothing`() throws {
    let server = try ScriptedServer { _ in }
    let relay = try server.relay()
    try relay.sendLine(Self.line("tools/call"))
    let came = try server.request(0)
    let stream = try #require(came.exchange.openStream())
    stream.comment("alive")
    stream.send(ServerEvent(data: Array("{\"jsonrpc\":\"2.0\",\n\"method\":\"notifications/progress\"}".utf8)))
    #expect(try relay.readLine() == #"{"jsonrpc":"2.0","method":"notifications/progress"}"#)
    stream.send(ServerEvent(data: ScriptedServer.result(came.message)))
    #expect(try relay.readLine() == #"{"jsonrpc":"2.0","id":1,"result":{"ok":true}}"#)
    stream.finish()
  }

  @Test func `a cancellation closes the stream, and nothing more is said of that request`() throws {
    let server = try ScriptedServer { came in
      if came.message["id"] == 2 { came.exchange.respond(ScriptedServer.json(ScriptedServer.result(came.message))) }
    }
    let relay = try server.relay()
    try relay.sendLine(Self.line("tools/call"))
    let came = try server.request(0)
    try relay.sendLine(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    try Deadline().poll("the client to leave") { came.exchange.isCancelled ? () : nil }
    try relay.sendLine(Self.line("tools/list", id: "2"))
    relay.closeInput()
    #expect(try relay.finish().output == #"{"jsonrpc":"2.0","id":2,"result":{"ok":true}}"# + "\n")
    #expect(server.came.withLock { $0.count } == 2)
  }

  @Test func `a slow request holds no other, and all are answered before the end`() throws {
    let server = try ScriptedServer { came in
      if came.message["id"] != "slow" {
        came.exchange.respond(ScriptedServer.json(ScriptedServer.result(came.message)))
      }
    }
    let relay = try server.relay()
    try relay.sendLine(Self.line("tools/call", id: #""slow""#))
    let slow = try server.request(0)
    for number in 0..<20 {
      try relay.sendLine(Self.line("tools/list", id: "\(number)"))
      #expect(try relay.readLine()?.contains(#""id":\#(number),"#) == true)
    }
    relay.closeInput()
    slow.exchange.respond(ScriptedServer.json(ScriptedServer.result(slow.message)))
    let outcome = try relay.finish()
    #expect(outcome.status == 0 && outcome.output == #"{"jsonrpc":"2.0","id":"slow","result":{"ok":true}}"# + "\n")
    #expect(outcome.errors == "")
  }

  @Test func `a subscription ends with the input`() throws {
    let server = try ScriptedServer { _ in }
    let relay = try server.relay()
    try relay.sendLine(Self.line("subscriptions/listen", id: #""s""#))
    let came = try server.request(0)
    let stream = try #require(came.exchange.openStream())
    stream.send(
      ServerEvent(data: Array(#"{"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged"}"#.utf8)))
    #expect(try relay.readLine()?.contains("acknowledged") == true)
    relay.closeInput()
    let outcome = try relay.finish()
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == #"{"jsonrpc":"2.0","id":"s","result":{"resultType":"complete","_meta":{"io.modelcontextprotocol/subscriptionId":"s","#
        + #""io.modelcontextprotocol/serverInfo":{"name":"pocketwork-relay","version":"0.1.0"}}}}"#
        + "\n")
    try Deadline().poll("the stream to close") { came.exchange.isCancelled ? () : nil }
  }

  @Test func `large messages pass whole in both directions`() throws {
    let server = try ScriptedServer { came in
      came.exchange.respond(
        ScriptedServer.json(
          came.request.body.replacing(#""method":"tools/call","params""#.utf8, with: #""result""#.utf8)))
    }
    let relay = try server.relay()
    let text = String(repeating: "abcdefgh", count: 50_000)
    try relay.sendLine(Self.line("tools/call", #""text":"\#(text)""#))
    let answer = try #require(try relay.readLine())
    #expect(answer.utf8.count > 400_000 && answer.contains(text))
  }

  @Test func `without a message the end of the input ends the relay, silently`() throws {
    let server = try ScriptedServer { _ in }
    let relay = try server.relay()
    relay.closeInput()
    let outcome = try relay.finish()
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
  }
}
