import HTTP
import TestSupport
import Testing
import Threads

struct EventStreamTests {
  typealias Backend = Server.Configuration.Backend

  @Test(arguments: Backend.allCases)
  func `events arrive as they are sent, and the connection serves on after the last`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/stream"))
    let stream = try #require(try fixture.held().exchange.openStream(fields: ["X-A": "b"]))
    stream.send(ServerEvent(data: Array("1".utf8)))
    let head = try connection.read(through: "\r\n\r\n")
    for line in [
      "text/event-stream", "X-Accel-Buffering: no", "Cache-Control: no-store", "X-A: b", "Transfer-Encoding: chunked",
    ] {
      #expect(head.contains(line + "\r\n"))
    }
    #expect(try connection.read(through: "\n\n\r\n") == "9\r\ndata: 1\n\n\r\n")
    stream.comment("c")
    #expect(try connection.read(through: "\n\n\r\n") == "4\r\n:c\n\n\r\n")
    stream.finish()
    #expect(!stream.send(ServerEvent(data: [])))
    #expect(try connection.read(through: "0\r\n\r\n") == "0\r\n\r\n")
    try connection.send(Fixture.post("/echo", "x"))
    #expect(try connection.readResponse().body == "x")
  }

  @Test(arguments: Backend.allCases)
  func `HTTP/1.0 gets no chunks, and the end of the connection is the end of the stream`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send("GET /stream HTTP/1.0\r\n\r\n")
    let stream = try #require(try fixture.held().exchange.openStream())
    stream.send(ServerEvent(data: Array("1".utf8)))
    stream.finish()
    let answer = try connection.readToEnd()
    #expect(answer.hasSuffix("Connection: close\r\n\r\ndata: 1\n\n"))
  }

  @Test(arguments: Backend.allCases)
  func `a silent stream is kept alive by comments`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/stream"))
    let stream = try #require(try fixture.held().exchange.openStream())
    _ = try connection.read(through: "\r\n\r\n")
    for _ in 0..<3 {
      fixture.pass(.seconds(16))
      #expect(try connection.read(through: "\n\n\r\n") == "3\r\n:\n\n\r\n")
    }
    stream.finish()
  }

  @Test(arguments: Backend.allCases)
  func `a client that leaves ends its stream`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/stream"))
    let exchange = try fixture.held().exchange
    let stream = try #require(exchange.openStream())
    _ = try connection.read(through: "\r\n\r\n")
    connection.shutDownSending()
    try waitUntil("the end of the stream") { exchange.isCancelled }
    #expect(!stream.send(ServerEvent(data: [0x61])))
  }

  @Test(arguments: Backend.allCases)
  func `a client that reads nothing is cut once too much waits for it`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/stream"))
    let exchange = try fixture.held().exchange
    let stream = try #require(exchange.openStream())
    let event = ServerEvent(data: [UInt8](repeating: 0x61, count: 1_000_000))
    var sent = 0
    while sent < 100, stream.send(event) { sent += 1 }
    #expect(sent < 100)
    try waitUntil("the cut") { exchange.isCancelled }
    try withExtendedLifetime(connection) { _ = try connection.readToEnd() }
  }

  @Test(arguments: Backend.allCases)
  func `all of a long stream arrives at a client that reads`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send("GET /stream HTTP/1.0\r\n\r\n")
    let stream = try #require(try fixture.held().exchange.openStream())
    let event = ServerEvent(data: [UInt8](repeating: 0x61, count: 100_000))
    let thread = Thread {
      for _ in 0..<60 { stream.send(event) }
      stream.finish()
    }
    let answer = try connection.readToEnd()
    thread.join()
    #expect(answer.utf8.count > 60 * event.encoded.count)
  }
}
