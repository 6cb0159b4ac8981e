import HTTP
import JSON
import MCP
import TestSupport
import Testing

@testable import ConformanceServer

/// Streams over real sockets: when they open, what they carry, and what a closed one ends.
struct SocketTests {
  private final class Running {
    let server: HTTP.Server

    init(subscriptionLimit: Int = 64) throws {
      let definition = MCP.Server(ConformanceServer(), subscriptionLimit: subscriptionLimit)
      server = try HTTP.Server(HTTP.Server.Configuration(port: 0)) { port in
        LoopbackRoutes(endpoint: HTTPEndpoint(server: definition), port: port)
      }
    }

    deinit { server.stop() }

    func open(_ request: JSONValue, _ fields: [String] = []) throws -> RawConnection {
      let connection = try RawConnection(port: server.port)
      let body = request.text
      let method = request["method"]?.string ?? ""
      var head = [
        "POST /mcp HTTP/1.1", "Host: localhost:\(server.port)", "Content-Type: application/json",
        "MCP-Protocol-Version: 2026-07-28", "Mcp-Method: \(method)", "Content-Length: \(body.utf8.count)",
      ]
      if let name = request["params"]?["name"]?.string { head.append("Mcp-Name: \(name)") }
      try connection.send((head + fields).joined(separator: "\r\n") + "\r\n\r\n" + body)
      return connection
    }

    func call(_ tool: String) throws -> RawResponse {
      try open(FixtureRun.modern("tools/call", FixtureRun.call(tool))).readResponse()
    }
  }

  /// The next event of a stream.
  private static func event(_ connection: RawConnection) throws -> JSONValue {
    _ = try connection.read(through: "data: ")
    return try JSONValue(parsing: try connection.read(through: "\n\n"))
  }

  @Test func `a subscription is a stream that closes with its client`() throws {
    let running = try Running(subscriptionLimit: 1)
    let listen = SubscriptionTests.listen(["toolsListChanged": true])
    do {
      let connection = try running.open(listen)
      let head = try connection.read(through: "\r\n\r\n").lowercased()
      #expect(head.contains("200 ok") && head.contains("text/event-stream") && head.contains("x-accel-buffering: no"))
      #expect(try Self.event(connection)["method"] == "notifications/subscriptions/acknowledged")
      #expect(try running.call("test_trigger_tool_change").status == 200)
      #expect(try Self.event(connection)["method"] == "notifications/tools/list_changed")
      #expect(try running.open(listen).readResponse().status == 429)
    }
    // The connection is closed: its place is free as soon as the server has seen that.
    let next = try Deadline().poll("a free place") {
      let connection = try running.open(listen)
      return try connection.read(through: "\r\n").contains("200") ? connection : nil
    }
    running.server.drain(within: .seconds(10))
    #expect(try Self.event(next)["method"] == "notifications/subscriptions/acknowledged")
    #expect(try Self.event(next)["method"] == "notifications/cancelled")
    #expect(try Self.event(next)["result"]?["resultType"] == "complete")
    #expect(try next.readToEnd().hasSuffix("0\r\n\r\n"))
  }

  @Test func `progress and the answer come on one stream`() throws {
    let running = try Running()
    let connection = try running.open(
      FixtureRun.modern("tools/call", FixtureRun.call("test_tool_with_progress"), meta: ["progressToken": "t"]))
    for done: JSONValue in [0, 50, 100] { #expect(try Self.event(connection)["params"]?["progress"] == done) }
    #expect(try Self.event(connection).text0 == "done")
  }

  @Test func `a client that closes the stream ends its call, and others are served`() throws {
    let running = try Running()
    for _ in 0..<8 {
      let call = FixtureRun.call("test_slow", ["milliseconds": 10_000])
      let connection = try running.open(FixtureRun.modern("tools/call", call, meta: ["progressToken": "t"]))
      _ = try Self.event(connection)
    }
    // The eight workers of the fixtures are free again, which they would not be for ten seconds each.
    #expect(try running.call("test_logging_tool").status == 200)
  }

  @Test(
    arguments: [
      ("GET", "evil.example", nil, 403), ("POST", "localhost", "http://evil.example", 403),
      ("POST", "localhost", "null", 403),
      ("GET", "localhost", "http://localhost", 400), ("DELETE", "localhost", nil, 400), ("PUT", "localhost", nil, 405),
    ] as [(String, String, String?, Int)])
  func `foreign hosts and origins are refused before anything else`(
    method: String, host: String, origin: String?, status: Int
  ) throws {
    let running = try Running()
    let connection = try RawConnection(port: running.server.port)
    var head = ["\(method) /mcp HTTP/1.1", "Host: \(host)", "Content-Length: 0"]
    if let origin { head.append("Origin: \(origin)") }
    try connection.send(head.joined(separator: "\r\n") + "\r\n\r\n")
    #expect(try connection.readResponse().status == status)
  }
}
