import HTTP
import TestSupport
import Testing
import Threads

/// What happens when one side leaves.
struct DepartureTests {
  typealias Backend = Server.Configuration.Backend

  private func waitForCancellation(_ exchange: Exchange) throws {
    let count = Lock(0)
    exchange.onCancel { count.withLock { $0 += 1 } }
    try waitUntil("the cancellation") { count.withLock { $0 == 1 } }
    #expect(exchange.isCancelled)
  }

  @Test(arguments: Backend.allCases)
  func `a client that leaves cancels its request and no other`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let other = try fixture.connect()
    try other.send(Fixture.get("/hold"))
    let kept = try fixture.held()
    do {
      let connection = try fixture.connect()
      try connection.send(Fixture.get("/hold"))
      let held = try fixture.held()
      withExtendedLifetime(connection) { #expect(!held.exchange.isCancelled) }
      fixture.handler.held.withLock { $0.append(held) }
    }
    let left = try fixture.held()
    try waitForCancellation(left.exchange)
    left.exchange.respond(.text(.ok, "late"))
    #expect(!kept.exchange.isCancelled)
    kept.exchange.respond(.text(.ok, "kept"))
    #expect(try other.readResponse().body == "kept\n")
  }

  @Test(arguments: Backend.allCases)
  func `a client that ends its sending side has left`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/hold"))
    let held = try fixture.held()
    connection.shutDownSending()
    try waitForCancellation(held.exchange)
    #expect(try connection.readToEnd() == "")
  }

  @Test(arguments: Backend.allCases)
  func `a client that leaves in the middle of pipelined requests cancels the one that is answered`(backend: Backend)
    throws
  {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/hold") + Fixture.get("/hold"))
    let held = try fixture.held()
    connection.shutDownSending()
    try waitForCancellation(held.exchange)
    #expect(fixture.handler.held.withLock { $0.isEmpty })
  }

  @Test(arguments: Backend.allCases)
  func `what was answered at once still reaches a client that sends no more`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/big?3000000"))
    connection.shutDownSending()
    #expect(try connection.readToEnd().utf8.count > 3_000_000)
  }

  @Test(arguments: Backend.allCases)
  func `draining answers what runs, ends streams, and takes nothing new`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let idle = try fixture.connect()
    try idle.send(Fixture.post("/echo", "x"))
    _ = try idle.readResponse()
    let running = try fixture.connect()
    try running.send(Fixture.get("/hold"))
    let held = try fixture.held()
    let streaming = try fixture.connect()
    try streaming.send(Fixture.get("/stream"))
    let stream = try #require(try fixture.held().exchange.openStream())
    stream.send(ServerEvent(data: [0x61]))
    let ending = try fixture.connect()
    try ending.send(Fixture.get("/stream"))
    let endingExchange = try fixture.held().exchange
    let endingStream = try #require(endingExchange.openStream())
    endingExchange.onDrain {
      endingStream.send(ServerEvent(data: [0x7A]))
      endingStream.finish()
    }
    #expect(try streaming.read(through: "data: a\n\n").contains("200 OK"))
    let drained = Lock(false)
    let server = fixture.server
    let thread = Thread {
      server.drain(within: .seconds(60))
      drained.withLock { $0 = true }
    }
    #expect(try idle.readToEnd() == "")
    #expect(try streaming.readToEnd().hasSuffix("0\r\n\r\n"))
    #expect(try ending.readToEnd().hasSuffix("data: z\n\n\r\n0\r\n\r\n"))
    #expect(!drained.withLock { $0 })
    #expect(throws: (any Error).self) { try fixture.connect() }
    held.exchange.respond(.text(.ok, "done"))
    let response = try running.readResponse()
    #expect(response.body == "done\n" && response.field("connection") == "close")
    #expect(try running.readToEnd() == "")
    running.shutDownSending()
    streaming.shutDownSending()
    ending.shutDownSending()
    thread.join()
  }

  @Test(arguments: Backend.allCases)
  func `draining ends at its limit, and what still runs is cancelled`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let connection = try fixture.connect()
    try connection.send(Fixture.get("/hold"))
    let held = try fixture.held()
    let server = fixture.server
    let thread = Thread { server.drain(within: .seconds(5)) }
    try waitUntil("the listener to close") { (try? fixture.connect()) == nil }
    fixture.pass(.seconds(6))
    thread.join()
    #expect(held.exchange.isCancelled)
  }

  @Test func `a port in use is refused by name`() throws {
    let fixture = try Fixture(.system)
    let error = #expect(throws: SystemError.self) {
      try Server(.init(port: fixture.server.port), handler: TestHandler())
    }
    #expect(error?.isAddressInUse == true)
  }
}
