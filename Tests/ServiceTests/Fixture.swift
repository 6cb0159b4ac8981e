import Access
import HTTP
import MCP
import TestSupport
import Threads

@testable import Service

/// The service on a free port, with two tokens that are in order.
final class Fixture {
  let definition = NameServer()
  let service: Service
  let anna = AccessToken(.agent)
  let ben = AccessToken(.agent)
  let device = AccessToken(.device)
  let lines = Lock<[String]>([])
  /// Whether looking tokens up fails.
  let isBroken = Lock(false)
  /// Seconds of the clock.
  let time = Lock<Int64>(1_000)

  struct Broken: Error {}

  init(isBehindProxy: Bool = false, publicURL: String? = nil) throws {
    let known = [(anna.digest, "anna"), (ben.digest, "ben"), (device.digest, "phone")]
    let (isBroken, lines, time) = (isBroken, lines, time)
    service = try Service(
      ServiceConfiguration(port: 0, isBehindProxy: isBehindProxy, publicURL: publicURL), definition: definition,
      clock: UptimeClock { time.withLock { $0 } * 1_000_000_000 },
      log: Log { line in lines.withLock { $0.append(line) } }
    ) { token in
      if isBroken.withLock({ $0 }) { throw Broken() }
      return known.first { $0.0 == token.digest }.map { NameServer.Caller(name: $0.1) }
    }
  }

  deinit { service.stop() }

  var host: String { "127.0.0.1:\(service.port)" }

  func connect() throws -> RawConnection { try RawConnection(port: service.port) }

  /// Sends one request on a connection of its own. `fields` are whole lines.
  func ask(
    _ method: String = "POST", _ path: String = "/mcp", host: String? = nil, fields: [String] = [],
    body: String? = nil
  ) throws -> RawResponse {
    let connection = try connect()
    try connection.send(request(method, path, host: host, fields: fields, body: body))
    return try connection.readResponse(hasBody: method != "HEAD")
  }

  func request(
    _ method: String = "POST", _ path: String = "/mcp", host: String? = nil, fields: [String] = [],
    body: String? = nil
  ) -> String {
    let content = body ?? (method == "POST" ? Self.call("get_name") : "")
    let lines =
      ["\(method) \(path) HTTP/1.1", "Host: \(host ?? self.host)", "Content-Length: \(content.utf8.count)"] + fields
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + content
  }

  /// The fields of a call by a token, in the era of 2026-07-28.
  func fields(_ token: AccessToken?, tool: String = "get_name") -> [String] {
    [
      "Content-Type: application/json", "MCP-Protocol-Version: 2026-07-28", "Mcp-Method: tools/call",
      "Mcp-Name: \(tool)",
    ]
      + (token.map { ["Authorization: Bearer \($0.secretText)"] } ?? [])
  }

  static func call(_ tool: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#
  }
}
