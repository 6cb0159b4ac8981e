import HTTP
import TestSupport
import Testing

/// Slow clients, on a clock that only the test moves.
struct DeadlineTests {
  typealias Backend = Server.Configuration.Backend

  @Test(arguments: Backend.allCases)
  func `a head that does not end is given up after its time, however it trickles`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send("GET /echo HTTP/1.1\r\nHost: h\r\n")
    try fixture.settle()
    fixture.pass(.seconds(9))
    try connection.send("A: b\r\n")
    try fixture.settle()
    fixture.pass(.seconds(2))
    let answer = try connection.readToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 408") && answer.contains("Connection: close"))
  }

  @Test(arguments: Backend.allCases)
  func `content that does not end is given up after its time`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send("POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nabc")
    try fixture.settle()
    fixture.pass(.seconds(59))
    try connection.send("d")
    try fixture.settle()
    fixture.pass(.seconds(2))
    #expect(try connection.readToEnd().hasPrefix("HTTP/1.1 408"))
    #expect(fixture.handler.runCount.withLock { $0 } == 0)
  }

  @Test(arguments: Backend.allCases)
  func `an idle connection closes without a word, and a request keeps it`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    for _ in 0..<3 {
      fixture.pass(.seconds(70))
      try connection.send(Fixture.post("/echo", "x"))
      #expect(try connection.readResponse().body == "x")
    }
    fixture.pass(.seconds(76))
    #expect(try connection.readToEnd() == "")
  }

  @Test(arguments: Backend.allCases)
  func `a request that is being answered has all the time it needs`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/hold"))
    let held = try fixture.held()
    fixture.pass(.seconds(10_000))
    try fixture.settle()
    held.exchange.respond(.text(.ok, "done"))
    #expect(try connection.readResponse().body == "done\n")
  }

  @Test(arguments: Backend.allCases)
  func `an answer that nobody reads is given up after its time`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/big?40000000"))
    try fixture.settle()
    fixture.pass(.seconds(31))
    try fixture.settle()
    #expect(try connection.readToEnd().utf8.count < 40_000_000)
  }
}
