import TestSupport
import Testing

struct RouteTests {
  @Test(arguments: ["/mcp", "/api/mcp", "/mcp?x=1"])
  func `a call with a token is answered to its caller`(path: String) throws {
    let fixture = try Fixture()
    let anna = try fixture.ask("POST", path, fields: fixture.fields(fixture.anna))
    #expect(anna.status == 200 && anna.body.contains("You are anna."))
    #expect(anna.field("content-type") == "application/json" && anna.field("mcp-session-id") == nil)
    #expect(try fixture.ask("POST", path, fields: fixture.fields(fixture.ben)).body.contains("You are ben."))
  }

  @Test(arguments: [
    "/", "/mcpx", "/mcp/", "/mcp/extra", "/MCP", "/%6dcp", "/.well-known/oauth-protected-resource",
    "/.well-known/oauth-protected-resource/mcp", "/.well-known/oauth-authorization-server",
    "/.well-known/oauth-authorization-server/mcp", "/.well-known/openid-configuration",
    "/.well-known/openid-configuration/mcp", "/mcp/.well-known/openid-configuration", "/register", "/token",
    "/authorize",
  ])
  func `other paths are not there, in words that no client takes for metadata`(path: String) throws {
    let fixture = try Fixture()
    for method in ["GET", "POST", "HEAD", "OPTIONS", "DELETE"] {
      let response = try fixture.ask(method, path, fields: ["Authorization: Bearer x"])
      #expect(response.status == 404 && response.field("content-type") == "text/plain; charset=utf-8")
      #expect(
        !response.body.contains("{") && response.field("www-authenticate") == nil && response.field("location") == nil)
    }
    // POST without a length to such a path is as absent.
    let connection = try fixture.connect()
    try connection.send("POST \(path) HTTP/1.1\r\nHost: \(fixture.host)\r\n\r\n")
    #expect(try connection.readResponse().status == 404)
  }

  @Test(arguments: ["GET", "HEAD", "PUT", "PATCH", "DELETE", "TRACE", "BREW"])
  func `other methods are told which there are`(method: String) throws {
    let fixture = try Fixture()
    let response = try fixture.ask(method, "/mcp", fields: fixture.fields(fixture.anna))
    #expect(response.status == 405 && response.field("allow") == "POST, OPTIONS")
  }

  @Test func `health is told without a token`() throws {
    let fixture = try Fixture()
    let response = try fixture.ask("GET", "/healthz")
    #expect(response.status == 200 && response.body == "ok\n")
    #expect(try fixture.ask("HEAD", "/healthz").status == 200)
    let refused = try fixture.ask("POST", "/healthz")
    #expect(refused.status == 405 && refused.field("allow") == "GET, HEAD, OPTIONS")
  }

  @Test func `equal ids of two callers on one connection are kept apart, in order`() throws {
    let fixture = try Fixture()
    let connection = try fixture.connect()
    for _ in 0..<25 {
      try connection.send(
        fixture.request(fields: fixture.fields(fixture.anna)) + fixture.request(fields: fixture.fields(fixture.ben)))
    }
    for _ in 0..<25 {
      #expect(try connection.readResponse().body.contains("You are anna."))
      #expect(try connection.readResponse().body.contains("You are ben."))
    }
  }

  @Test func `a modern client that leaves cancels its call, a legacy one does not`() throws {
    let fixture = try Fixture()
    let modern = try fixture.connect()
    try modern.send(fixture.request(fields: fixture.fields(fixture.anna, tool: "wait"), body: Fixture.call("wait")))
    let legacy = try fixture.connect()
    let fields = ["Content-Type: application/json", "Authorization: Bearer \(fixture.ben.secretText)"]
    let body = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait"}}"#
    try Deadline().poll("the first call") { fixture.definition.waiting.withLock { $0.count == 1 } ? () : nil }
    try legacy.send(fixture.request(fields: fields, body: body))
    try Deadline().poll("the second call") { fixture.definition.waiting.withLock { $0.count == 2 } ? () : nil }
    legacy.shutDownSending()
    #expect(try legacy.readToEnd() == "")
    modern.shutDownSending()
    #expect(try modern.readToEnd() == "")
    let cancellations = fixture.definition.cancellations.withLock { $0 }
    #expect(cancellations.map(\.isCancelled) == [true, false])
    for finish in fixture.definition.waiting.withLock({ $0 }) { finish() }
    #expect(try fixture.ask(fields: fixture.fields(fixture.anna)).status == 200)
  }

  @Test func `a call that waits is answered when it is done`() throws {
    let fixture = try Fixture()
    let connection = try fixture.connect()
    try connection.send(fixture.request(fields: fixture.fields(fixture.anna, tool: "wait"), body: Fixture.call("wait")))
    try Deadline().poll("the call") { fixture.definition.waiting.withLock { $0.isEmpty } ? nil : () }
    for finish in fixture.definition.waiting.withLock({ $0 }) { finish() }
    #expect(try connection.readResponse().body.contains("You are anna."))
  }
}
