import HTTP
import JSON
import TestSupport
import Threads

/// A server that answers as the test says, and remembers what came.
final class ScriptedServer: Sendable {
  struct Came: Sendable {
    let request: Request
    let exchange: Exchange
    var message: JSONValue { (try? JSONValue(parsing: request.body)) ?? .null }
  }

  private struct Script: Handler {
    let came: Lock<[Came]>
    let answer: @Sendable (Came) -> Void

    func decide(on head: RequestHead, from peer: Peer) -> HeadDecision {
      .accept { request, exchange in
        let came = Came(request: request, exchange: exchange)
        self.came.withLock { $0.append(came) }
        answer(came)
      }
    }
  }

  let came = Lock<[Came]>([])
  private let server: HTTP.Server

  init(_ answer: @escaping @Sendable (Came) -> Void) throws {
    server = try HTTP.Server(.init(port: 0), handler: Script(came: came, answer: answer))
  }

  deinit { server.stop() }

  var url: String { "http://127.0.0.1:\(server.port)/mcp" }

  /// Starts the relay for this server.
  func relay(token: String? = "pw_agent_x") throws -> ChildProcess {
    var environment = ["POCKETWORK_MCP_URL": url]
    environment["POCKETWORK_ACCESS_TOKEN"] = token
    return try ChildProcess(Product.relay, environment: environment)
  }

  /// Waits for the request of that number.
  func request(_ number: Int) throws -> Came {
    try Deadline().poll("request \(number)") { came.withLock { $0.count > number ? $0[number] : nil } }
  }

  /// A result of an empty object, in a line with the request's id.
  static func result(_ message: JSONValue) -> [UInt8] {
    JSONValue.object(["jsonrpc": "2.0", "id": message["id"] ?? .null, "result": ["ok": true]]).encoded
  }

  static func json(_ bytes: [UInt8], _ status: Status = .ok) -> Response {
    Response(status, fields: ["Content-Type": "application/json"], body: bytes)
  }
}
