import HTTP
import JSON
import TestSupport
import Testing
import Threads

/// Every request gets exactly one answer, whatever the server does.
struct FailureRelayTests {
  /// Sends one request and gives the answer's error.
  private func error(_ answer: @escaping @Sendable (ScriptedServer.Came) -> Void) throws -> JSONValue {
    let server = try ScriptedServer(answer)
    let relay = try server.relay()
    try relay.sendLine(ModernRelayTests.line("tools/list", id: "\"a\""))
    relay.closeInput()
    let outcome = try relay.finish()
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 1)
    let line = try JSONValue(parsing: String(lines.first ?? ""))
    #expect(line["id"] == "a")
    return line["error"] ?? .null
  }

  @Test func `a refused token becomes an error that says so`() throws {
    let error = try error { $0.exchange.respond(.text(.unauthorized, "The token is not valid: it is $TOKEN.")) }
    #expect(error["code"] == 401)
    #expect(
      error["message"]
        == "The server refused the token in POCKETWORK_ACCESS_TOKEN (401). The token is not valid: it is $TOKEN.")
  }

  @Test(arguments: [
    (Response.text(.notFound, "nothing here"), 404), (.text(.serviceUnavailable, "busy"), 503),
    (Response(.accepted), 202),
    (Response(.ok, fields: ["Content-Type": "text/html"], body: Array("<html>".utf8)), 502),
    (ScriptedServer.json([]), 502),
    (ScriptedServer.json(Array("nope".utf8)), 502), (ScriptedServer.json(Array(#"{"id":"b","result":{}}"#.utf8)), 502),
    (Response(Status(302, "Found"), fields: ["Location": "http://127.0.0.1:1/"]), 302),
    (Response(.ok, fields: ["Content-Type": "text/event-stream"], body: Array(":\n\ndata: {}\n\n".utf8)), 502),
  ])
  func `an answer without a response becomes an error`(response: Response, code: Int) throws {
    #expect(try error { $0.exchange.respond(response) }["code"] == .integer(code))
  }

  @Test func `an error of the server passes with its id`() throws {
    let body = #"{"jsonrpc":"2.0","id":"a","error":{"code":-32601,"message":"no"}}"#
    #expect(try error { $0.exchange.respond(ScriptedServer.json(Array(body.utf8), .notFound)) }["code"] == -32601)
  }

  @Test func `an error of the server that names no id is the request's`() throws {
    for id in [#""id":null,"#, ""] {
      let body = #"{"jsonrpc":"2.0",\#(id)"error":{"code":-32600,"message":"no"}}"#
      #expect(try error { $0.exchange.respond(ScriptedServer.json(Array(body.utf8), .badRequest)) }["code"] == -32600)
    }
  }

  @Test func `a stream that ends early becomes an error`() throws {
    #expect(try error { $0.exchange.openStream()?.finish() }["code"] == 502)
  }

  @Test func `a second answer to one request is dropped`() throws {
    let server = try ScriptedServer { came in
      let event = ServerEvent(data: ScriptedServer.result(came.message)).encoded
      came.exchange.respond(Response(.ok, fields: ["Content-Type": "text/event-stream"], body: event + event))
    }
    let relay = try server.relay()
    try relay.sendLine(ModernRelayTests.line("tools/list"))
    relay.closeInput()
    #expect(try relay.finish().output == #"{"jsonrpc":"2.0","id":1,"result":{"ok":true}}"# + "\n")
  }

  @Test func `a server that is not there becomes an error`() throws {
    let relay = try ChildProcess(
      Product.relay, environment: ["POCKETWORK_MCP_URL": "http://127.0.0.1:\(FreePort.find())/mcp"])
    try relay.sendLine(ModernRelayTests.line("tools/list"))
    let line = try JSONValue(parsing: try relay.readLine() ?? "")
    #expect(line["error"]?["code"] == 502 && line["id"] == 1)
  }

  @Test(arguments: [
    ("{nope", -32700), ("[]", -32600), ("7", -32600), (#"{"jsonrpc":"2.0","id":null,"method":"x"}"#, -32600),
  ])
  func `a line that is no message is answered here`(line: String, code: Int) throws {
    let server = try ScriptedServer { _ in }
    let relay = try server.relay()
    try relay.send("\n  \r\n" + line + "\r\n")
    relay.closeInput()
    let answer = try JSONValue(parsing: try relay.finish().output)
    #expect(answer["error"]?["code"] == .integer(code))
    #expect(server.came.withLock { $0.isEmpty })
  }

  @Test(arguments: [
    nil, "", "pocket.example", "http://pocket.example/mcp", "http://127.0.0.1.evil.example/mcp",
    "http://127.0.0.1@evil.example/mcp",
    "https://u:p@pocket.example/mcp", "ftp://127.0.0.1/mcp", "file:///etc/passwd", "http://10.0.0.1/mcp",
    "http://128.0.0.1/mcp",
  ])
  func `an address that is not safe ends the relay with one line`(url: String?) throws {
    var environment: [String: String] = [:]
    environment["POCKETWORK_MCP_URL"] = url
    let outcome = try ChildProcess.run(Product.relay, environment: environment)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors.hasPrefix("pocketwork-relay: POCKETWORK_MCP_URL")
        && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a token that would break the header is refused and not shown`() throws {
    let environment = ["POCKETWORK_MCP_URL": "http://127.0.0.1:1/", "POCKETWORK_ACCESS_TOKEN": "secret\r\nX: y"]
    let outcome = try ChildProcess.run(Product.relay, environment: environment)
    #expect(outcome.status == 2 && !outcome.errors.contains("secret"))
  }

  @Test func `help goes to standard output, other words are refused`() throws {
    #expect(try ChildProcess.run(Product.relay, ["--help"]).status == 0)
    let outcome = try ChildProcess.run(Product.relay, ["serve"])
    #expect(outcome.status == 2 && outcome.output == "")
  }
}
