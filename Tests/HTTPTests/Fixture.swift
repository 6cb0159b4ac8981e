import HTTP
import TestSupport
import Threads

/// A server on a free port whose clock stands still until the test moves it.
final class Fixture {
  let handler = TestHandler()
  let server: Server
  private let time = Lock<Int64>(1_000_000_000)
  private var kept: [RawConnection] = []

  init(_ backend: Server.Configuration.Backend, change: (inout Server.Configuration) -> Void = { _ in }) throws {
    var configuration = Server.Configuration(port: 0)
    let time = time
    configuration.backend = backend
    configuration.clock = UptimeClock { time.withLock { $0 } }
    change(&configuration)
    server = try Server(configuration, handler: handler)
  }

  deinit { server.stop() }

  func connect() throws -> RawConnection { try RawConnection(port: server.port) }

  func pass(_ duration: Duration) {
    let seconds = duration.components.seconds
    time.withLock { $0 += seconds * 1_000_000_000 }
    server.wake()
  }

  /// Waits until every loop has acted on what was sent and passed before: new connections go to both in turn, and a
  /// loop acts in order.
  func settle() throws {
    for _ in 0..<4 {
      let connection = try connect()
      try connection.send(Self.get("/none"))
      _ = try connection.readResponse()
      kept.append(connection)
    }
  }

  /// The next request that the handler holds.
  func held() throws -> TestHandler.Held {
    try Deadline().poll("a request at the handler") {
      handler.held.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  static func get(_ path: String, _ fields: String = "") -> String {
    "GET \(path) HTTP/1.1\r\nHost: h\r\n\(fields)\r\n"
  }

  static func post(_ path: String, _ body: String, _ fields: String = "") -> String {
    "POST \(path) HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.utf8.count)\r\n\(fields)\r\n\(body)"
  }
}

/// Asks again and again until the answer is yes.
func waitUntil(_ purpose: String, _ condition: () throws -> Bool) throws {
  let isTrue: Bool = try Deadline().poll(purpose) { try condition() ? true : nil }
  assert(isTrue)
}
