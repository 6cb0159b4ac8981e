import JSON
import TestSupport
import Testing

/// One process writes, and the client of another one is told.
struct WatchingTests {
  private static let library = "pocketwork://library"

  /// Writes by a process of its own.
  private static func write(_ name: String, in library: String) throws {
    var wire = try StdioWire(.modern, library: library)
    _ = try wire.call("create_page", ["page_id": .string(name), "name": .string(name)])
    wire.process.closeInput()
    #expect(try wire.process.finish().status == 0)
  }

  private static func event(_ connection: RawConnection) throws -> JSONValue {
    _ = try connection.read(through: "data: ")
    return try JSONValue(parsing: try connection.read(through: "\n\n"))
  }

  private static func send(
    _ body: String, _ method: String = "POST", to server: HTTPServer, _ fields: [String]
  ) throws -> RawConnection {
    let connection = try RawConnection(port: server.port)
    let head =
      [
        "\(method) /mcp HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "Content-Type: application/json",
        "Accept: application/json, text/event-stream", "Content-Length: \(body.utf8.count)",
      ] + fields
    try connection.send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return connection
  }

  @Test func `a modern client is told on its stream, which ends with the server`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let token = try HTTPServer.makeToken(library: library)
    let server = try HTTPServer(library: library)
    let filter: JSONObject = [
      "notifications": ["resourcesListChanged": true, "resourceSubscriptions": [.string(Self.library)]]
    ]
    let listen = Era.modern.request(id: 1, "subscriptions/listen", filter).text
    let stream = try Self.send(
      listen, to: server,
      [
        "Authorization: Bearer \(token.secret)", "MCP-Protocol-Version: 2026-07-28", "Mcp-Method: subscriptions/listen",
      ])
    #expect(try Self.event(stream)["method"] == "notifications/subscriptions/acknowledged")
    try Self.write("one", in: library)
    let update = try Self.event(stream)
    #expect(update["method"] == "notifications/resources/updated" && update["params"]?["uri"] == .string(Self.library))
    #expect(try Self.event(stream)["method"] == "notifications/resources/list_changed")
    server.process.signal(15)
    #expect(try Self.event(stream)["method"] == "notifications/cancelled")
    #expect(try Self.event(stream)["result"]?["resultType"] == "complete")
    #expect(try server.process.finish().status == 0)
  }

  @Test func `a stream ends with its token, and tells nothing after that`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let token = try HTTPServer.makeToken(library: library)
    let server = try HTTPServer(library: library)
    let listen = Era.modern.request(id: 1, "subscriptions/listen", ["notifications": ["resourcesListChanged": true]])
    let stream = try Self.send(
      listen.text, to: server,
      [
        "Authorization: Bearer \(token.secret)", "MCP-Protocol-Version: 2026-07-28", "Mcp-Method: subscriptions/listen",
      ])
    #expect(try Self.event(stream)["method"] == "notifications/subscriptions/acknowledged")
    let revoked = try ChildProcess.run(Product.pocketwork, ["token", "revoke", token.id, "--library", library])
    #expect(revoked.status == 0)
    try Self.write("one", in: library)
    #expect(try Self.event(stream)["method"] == "notifications/cancelled")
    #expect(try Self.event(stream)["result"]?["resultType"] == "complete")
    #expect(try stream.read(through: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
    try server.stop()
  }

  @Test(arguments: [Era.november2025, .june2025, .march2025])
  func `a client of an older revision is told in its session`(era: Era) throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let token = try HTTPServer.makeToken(library: library)
    let server = try HTTPServer(library: library)
    let authorization = "Authorization: Bearer \(token.secret)"
    let opened = try Self.send(era.initialize(id: 0).text, to: server, [authorization]).readResponse()
    let session = "Mcp-Session-Id: \(try #require(opened.field("mcp-session-id")))"
    let fields = [authorization, session, "MCP-Protocol-Version: \(era.rawValue)"]
    let subscribe = era.request(id: 1, "resources/subscribe", ["uri": .string(Self.library)]).text
    #expect(try Self.send(subscribe, to: server, fields).readResponse().status == 200)
    let stream = try Self.send("", "GET", to: server, fields)
    #expect(try stream.read(through: "\r\n\r\n").contains("text/event-stream"))
    try Self.write("one", in: library)
    #expect(try Self.event(stream)["params"]?["uri"] == .string(Self.library))
    #expect(try Self.event(stream)["method"] == "notifications/resources/list_changed")
    let stranger = try HTTPServer.makeToken(library: library)
    let other = ["Authorization: Bearer \(stranger.secret)", session]
    #expect(try Self.send(subscribe, to: server, other).readResponse().status == 404)
    #expect(try Self.send("", "DELETE", to: server, fields).readResponse().status == 204)
    #expect(try stream.read(through: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
    try server.stop()
  }

  @Test func `a client over stdio is told too`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let wire = try StdioWire(.modern, library: library)
    let filter: JSONObject = ["notifications": ["resourcesListChanged": true]]
    try wire.process.send(Era.modern.request(id: 9, "subscriptions/listen", filter).text + "\n")
    #expect(
      try JSONValue(parsing: wire.process.readLine() ?? "")["params"]?["notifications"] == [
        "resourcesListChanged": true
      ])
    try Self.write("one", in: library)
    let told = try JSONValue(parsing: wire.process.readLine() ?? "")
    #expect(told["method"] == "notifications/resources/list_changed")
    wire.process.closeInput()
    #expect(try wire.process.finish().status == 0)
  }
}
