import HTTP
import TestSupport
import Testing
import Threads

/// Requests and answers over real sockets, with each of the two backends.
struct ServerTests {
  typealias Backend = Server.Configuration.Backend

  @Test(arguments: Backend.allCases)
  func `requests on one connection are answered one after the other`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    for body in ["a", "", "ccc"] {
      try connection.send(Fixture.post("/echo", body))
      let response = try connection.readResponse()
      #expect(response.status == 200 && response.body == body && response.field("connection") == nil)
    }
  }

  @Test(arguments: Backend.allCases)
  func `requests that come together are answered in order, also where the first waits`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(
      Fixture.post("/hold", "1") + Fixture.post("/echo", "2") + Fixture.get("/none") + Fixture.post("/echo", "4"))
    let held = try fixture.held()
    #expect(fixture.handler.runCount.withLock { $0 } == 0)
    held.exchange.respond(Response(.ok, body: held.request.body))
    #expect(try connection.readResponse().body == "1")
    #expect(try connection.readResponse().body == "2")
    #expect(try connection.readResponse().status == 404)
    #expect(try connection.readResponse().body == "4")
  }

  @Test(arguments: Backend.allCases)
  func `a request that comes byte by byte is served`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    for byte in Fixture.post("/echo", "abc").utf8 { try connection.send([byte]) }
    #expect(try connection.readResponse().body == "abc")
  }

  @Test(arguments: Backend.allCases)
  func `a chunked request is served`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(
      "POST /echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n2;x\r\nbc\r\n0\r\nT: 1\r\n\r\n")
    #expect(try connection.readResponse().body == "abc")
  }

  @Test(arguments: Backend.allCases)
  func `HEAD tells the length and sends no content`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send("HEAD /big?9 HTTP/1.1\r\nHost: h\r\n\r\n" + Fixture.post("/echo", "x"))
    let response = try connection.readResponse(hasBody: false)
    #expect(response.status == 200 && response.field("content-length") == "9")
    #expect(try connection.readResponse().body == "x")
  }

  @Test(
    arguments: Backend.allCases,
    ["GET /echo HTTP/1.0\r\n\r\n", "GET /echo HTTP/1.1\r\nHost: h\r\nConnection: x, Close\r\n\r\n"])
  func `the connection closes after the answer where the request asks for it`(backend: Backend, request: String) throws
  {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(request)
    let answer = try connection.readToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("\r\nConnection: close\r\n"))
  }

  @Test(arguments: Backend.allCases)
  func `a client that expects 100 gets it before it sends content`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send("POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nExpect: 100-Continue\r\n\r\n")
    #expect(try connection.read(through: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    try connection.send("abc")
    #expect(try connection.readResponse().body == "abc")
    try connection.send("POST /refuse HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
    let answer = try connection.readToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 401") && answer.contains("Connection: close"))
  }

  @Test(arguments: Backend.allCases)
  func `content that comes with its expectation needs no 100`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.post("/echo", "abc", "Expect: 100-continue\r\n"))
    #expect(try connection.readResponse().status == 200)
  }

  @Test(arguments: Backend.allCases)
  func `short content of a refused request is read over, and the connection goes on`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.post("/refuse", "GET /echo HTTP/1.1"))
    let response = try connection.readResponse()
    #expect(response.status == 401 && response.field("from") == "127.0.0.1")
    try connection.send(Fixture.post("/echo", "x"))
    #expect(try connection.readResponse().body == "x")
  }

  @Test(arguments: Backend.allCases)
  func `a refusal can be read while content is still being sent, and closes`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    for (head, status) in [("POST /echo", 413), ("POST /refuse", 401)] {
      let connection = try fixture.connect()
      try connection.send("\(head) HTTP/1.1\r\nHost: h\r\nContent-Length: 8000000\r\n\r\n")
      for _ in 0..<8 { try connection.send([UInt8](repeating: 0x61, count: 1_000_000)) }
      let response = try connection.readResponse()
      #expect(response.status == status && response.field("connection") == "close")
      #expect(try connection.readToEnd() == "")
    }
    #expect(fixture.handler.runCount.withLock { $0 } == 0)
  }

  @Test(arguments: Backend.allCases)
  func `endless chunks are cut off at the limit, which the answer names`(backend: Backend) throws {
    let fixture = try Fixture(backend) { $0.limits.bodyBytes = 100_000 }
    let connection = try fixture.connect()
    try connection.send("POST /echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
    let chunk = "2710\r\n" + String(repeating: "a", count: 10_000) + "\r\n"
    for _ in 0..<30 { try connection.send(chunk) }
    let response = try connection.readResponse()
    #expect(response.status == 413 && response.body.contains("100000"))
  }

  @Test(arguments: Backend.allCases)
  func `broken framing is answered and closes, and what follows is not served`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    for row in RefusalTests.all {
      let connection = try fixture.connect()
      // Each row goes to /echo; what comes after it must not be taken for a request.
      let path = row.text.replacing(" / HTTP", with: " /echo HTTP")
      try connection.send(path + Fixture.post("/echo", "smuggled"))
      let answer = try connection.readToEnd()
      #expect(
        answer.hasPrefix("HTTP/1.1 \(row.code) ") && answer.contains("\r\nConnection: close\r\n"),
        "\(row.text.prefix(80))")
      #expect(!answer.contains("smuggled") && answer.components(separatedBy: "\r\nContent-Length: ").count == 2)
    }
    #expect(fixture.handler.runCount.withLock { $0 } == 0)
  }

  @Test(arguments: Backend.allCases)
  func `a large answer waits for a client that reads late`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/big?20000000") + Fixture.get("/big?3"))
    #expect(try connection.readResponse().body.utf8.count == 20_000_000)
    #expect(try connection.readResponse().body == "bbb")
  }

  @Test(arguments: Backend.allCases)
  func `many pipelined requests with answers that nobody reads hold no more than some`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    let one = Fixture.get("/big?60000")
    for _ in 0..<200 { try connection.send(one) }
    let other = try fixture.connect()
    try other.send(Fixture.post("/echo", "x"))
    #expect(try other.readResponse().body == "x")
    for _ in 0..<200 { #expect(try connection.readResponse().body.utf8.count == 60_000) }
  }

  @Test(arguments: Backend.allCases)
  func `an answer counts once, and a late one meets nobody`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/hold"))
    let held = try fixture.held()
    held.exchange.respond(.text(.ok, "first"))
    held.exchange.respond(.text(.ok, "second"))
    #expect(try connection.readResponse().body == "first\n")
    held.exchange.respond(.text(.ok, "third"))
    #expect(held.exchange.openStream() == nil)
    try connection.send(Fixture.post("/echo", "x"))
    #expect(try connection.readResponse().body == "x")
  }

  @Test(arguments: Backend.allCases)
  func `requests of many connections are answered to those that asked`(backend: Backend) throws {
    let fixture = try Fixture(backend) { $0.threads = 3 }
    let connections = try (0..<60).map { _ in try fixture.connect() }
    for (number, connection) in connections.enumerated() { try connection.send(Fixture.post("/hold", "\(number)")) }
    let held = try connections.map { _ in try fixture.held() }
    let threads = held.map { held in Thread { held.exchange.respond(Response(.ok, body: held.request.body)) } }
    for thread in threads { thread.join() }
    for (number, connection) in connections.enumerated() { #expect(try connection.readResponse().body == "\(number)") }
  }
}
