import JSON
import TestSupport
import Testing

/// A client of a server over one connection, spoken to in one era.
struct HTTPWire: Wire {
  let era: Era
  let server: HTTPServer
  let token: String
  private let connection: RawConnection
  private var lastID = 0
  /// What a legacy server gave with its answer to `initialize`.
  private var session: String?

  init(_ era: Era, _ server: HTTPServer, token: String) throws {
    (self.era, self.server, self.token) = (era, server, token)
    connection = try RawConnection(port: server.port)
    guard !era.isModern else { return }
    let answer = try exchange(era.initialize(id: 0), "initialize", nil)
    try #require(try JSONValue(parsing: answer.body)["result"]?["protocolVersion"] == .string(era.rawValue))
    session = answer.field("mcp-session-id")
    #expect(try exchange(Era.initialized, "notifications/initialized", nil).status == 202)
  }

  mutating func send(_ method: String, _ parameters: JSONObject) throws -> JSONValue {
    try JSONValue(parsing: try request(method, parameters).body)
  }

  /// Sends one request and gives the response as it came.
  mutating func request(_ method: String, _ parameters: JSONObject) throws -> RawResponse {
    lastID += 1
    return try exchange(era.request(id: lastID, method, parameters), method, parameters["name"]?.string)
  }

  private func exchange(_ message: JSONValue, _ method: String, _ name: String?) throws -> RawResponse {
    var head = [
      "POST /mcp HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "Authorization: Bearer \(token)",
      "Content-Type: application/json", "Accept: application/json, text/event-stream",
    ]
    if era.isModern || method != "initialize" { head.append("MCP-Protocol-Version: \(era.rawValue)") }
    if let session { head.append("Mcp-Session-Id: \(session)") }
    if era.isModern {
      head.append("Mcp-Method: \(method)")
      if let name { head.append("Mcp-Name: \(name)") }
    }
    let body = message.text
    head.append("Content-Length: \(body.utf8.count)")
    try connection.send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return try connection.readResponse()
  }
}
