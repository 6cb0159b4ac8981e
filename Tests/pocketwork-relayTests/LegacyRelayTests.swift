import HTTP
import JSON
import TestSupport
import Testing
import Threads

struct LegacyRelayTests {
  private static let initialize =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
  private static let initialized = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
  private static let list = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#

  private static func answer(_ came: ScriptedServer.Came, version: String = "2025-06-18", session: String?) {
    switch came.message["method"]?.string {
    case "initialize":
      let result = #"{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"\#(version)"}}"#
      var response = ScriptedServer.json(Array(result.utf8))
      if let session { response.fields.append("mcp-session-id", session) }
      came.exchange.respond(response)
    case "notifications/initialized", "notifications/cancelled", nil: came.exchange.respond(Response(.accepted))
    default: came.exchange.respond(ScriptedServer.json(ScriptedServer.result(came.message)))
    }
  }

  @Test(arguments: ["abc-1", nil])
  func `a session's id and version go with all that follows its initialization, and its end is told`(session: String?)
    throws
  {
    let server = try ScriptedServer { came in Self.answer(came, session: session) }
    let relay = try server.relay()
    // All at once: what follows waits for the handshake.
    try relay.send([Self.initialize, Self.initialized, Self.list].joined(separator: "\n") + "\n")
    relay.closeInput()
    let outcome = try relay.finish()
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.split(separator: "\n").count == 2)
    let requests = server.came.withLock { $0.map(\.request) }
    #expect(requests[0].fields["MCP-Protocol-Version"] == nil && requests[0].fields["Mcp-Session-Id"] == nil)
    for request in requests.dropFirst() {
      #expect(request.fields["MCP-Protocol-Version"] == "2025-06-18" && request.fields["Mcp-Session-Id"] == session)
      #expect(request.fields["Mcp-Method"] == nil)
    }
    #expect(requests.map(\.head.method) == [.post, .post, .post] + (session == nil ? [] : [.delete]))
  }

  @Test func `a legacy cancellation goes to the server too`() throws {
    let server = try ScriptedServer { came in
      if came.message["method"] != "tools/list" { Self.answer(came, session: nil) }
    }
    let relay = try server.relay()
    try relay.send([Self.initialize, Self.initialized, Self.list].joined(separator: "\n") + "\n")
    let waiting = try server.request(2)
    try relay.sendLine(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    #expect(try server.request(3).message["method"] == "notifications/cancelled")
    try Deadline().poll("the stream to close") { waiting.exchange.isCancelled ? () : nil }
    relay.closeInput()
    #expect(try relay.finish().output.split(separator: "\n").count == 1)
  }

  @Test func `a legacy request needs an initialization, but for ping`() throws {
    let server = try ScriptedServer { came in Self.answer(came, session: nil) }
    let relay = try server.relay()
    try relay.sendLine(Self.list)
    #expect(try relay.readLine()?.contains("-32602") == true)
    try relay.sendLine(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
    #expect(try relay.readLine()?.contains(#""id":2,"result""#) == true)
    #expect(server.came.withLock { $0.count } == 1)
  }

  /// A relay whose session is of the revision that has batches; `answer` answers all but the handshake.
  private func batching(
    _ answer: @escaping @Sendable (ScriptedServer.Came) -> Void
  ) throws -> (ScriptedServer, ChildProcess) {
    let server = try ScriptedServer { came in
      if came.message.array == nil { Self.answer(came, version: "2025-03-26", session: nil) } else { answer(came) }
    }
    let relay = try server.relay()
    try relay.sendLine(Self.initialize)
    #expect(try relay.readLine()?.contains("2025-03-26") == true)
    return (server, relay)
  }

  @Test func `a batch that is refused as a whole has one answer, without an id`() throws {
    let refusal = #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"no"}}"#
    let (server, relay) = try batching { $0.exchange.respond(ScriptedServer.json(Array(refusal.utf8), .badRequest)) }
    for line in ["[1,2]", #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]"#] {
      try relay.sendLine(line)
      #expect(try relay.readLine() == refusal)
    }
    relay.closeInput()
    #expect(try relay.finish().output == "")
    withExtendedLifetime(server) {}
  }

  @Test func `each request of a batch gets its answer, and each element that is none`() throws {
    let (server, relay) = try batching { came in
      let answers = #"[{"jsonrpc":"2.0","id":2,"result":{}},{"jsonrpc":"2.0","error":{"code":-32600,"message":"7"}}]"#
      came.exchange.respond(ScriptedServer.json(Array(answers.utf8)))
    }
    try relay.sendLine(#"[{"jsonrpc":"2.0","id":1,"method":"ping"},7,{"jsonrpc":"2.0","id":2,"method":"ping"}]"#)
    #expect(try relay.readLine()?.contains(#""id":2,"result":{}},{"jsonrpc":"2.0","error""#) == true)
    #expect(try relay.readLine()?.contains(#""id":1,"error""#) == true)
    withExtendedLifetime(server) {}
  }

  @Test func `a batch of another revision is refused here`() throws {
    let server = try ScriptedServer { came in Self.answer(came, session: nil) }
    let relay = try server.relay()
    try relay.sendLine(Self.initialize + "\n" + #"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#)
    _ = try relay.readLine()
    #expect(try relay.readLine()?.contains("-32600") == true)
    #expect(server.came.withLock { $0.count } == 1)
  }

  @Test func `requests of the server and answers to them pass`() throws {
    let server = try ScriptedServer { came in
      guard came.message["method"] == "ping" else { return came.exchange.respond(Response(.accepted)) }
    }
    let relay = try server.relay()
    try relay.sendLine(Self.list.replacing("tools/list", with: "ping"))
    let came = try server.request(0)
    let stream = try #require(came.exchange.openStream())
    stream.send(ServerEvent(data: Array(#"{"jsonrpc":"2.0","id":1,"method":"roots/list"}"#.utf8)))
    #expect(try relay.readLine() == #"{"jsonrpc":"2.0","id":1,"method":"roots/list"}"#)
    try relay.sendLine(#"{"jsonrpc":"2.0","id":1,"result":{"roots":[]}}"#)
    #expect(try server.request(1).message["result"]?["roots"] == [])
    stream.send(ServerEvent(data: ScriptedServer.result(came.message)))
    stream.finish()
    #expect(try relay.readLine() == #"{"jsonrpc":"2.0","id":1,"result":{"ok":true}}"#)
  }

  @Test func `a notification that is not taken is told on standard error alone`() throws {
    let server = try ScriptedServer { $0.exchange.respond(.text(.unauthorized, "no")) }
    let relay = try server.relay()
    try relay.sendLine(Self.initialized)
    relay.closeInput()
    let outcome = try relay.finish()
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors.contains("401"))
  }
}
