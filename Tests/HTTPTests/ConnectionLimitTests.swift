import HTTP
import TestSupport
import Testing

struct ConnectionLimitTests {
  typealias Backend = Server.Configuration.Backend

  @Test(arguments: Backend.allCases, [true, false])
  func `one connection too many is answered 503, and there is room again when one leaves`(
    backend: Backend, ofOneAddress: Bool
  ) throws {
    let fixture = try Fixture(backend) { configuration in
      if ofOneAddress { configuration.connections.perAddress = 2 } else { configuration.connections.total = 2 }
    }
    let first = try fixture.connect()
    try first.send(Fixture.post("/echo", "1"))
    #expect(try first.readResponse().body == "1")
    do {
      let second = try fixture.connect()
      try second.send(Fixture.post("/echo", "2"))
      #expect(try second.readResponse().body == "2")
      let third = try fixture.connect()
      let response = try third.readResponse()
      #expect(response.status == 503 && response.field("retry-after") != nil && response.field("connection") == "close")
      #expect(try third.readToEnd() == "")
    }
    try waitUntil("room for another") {
      let fourth = try fixture.connect()
      try fourth.send(Fixture.post("/echo", "4"))
      return try fourth.readResponse().status == 200
    }
  }

  @Test(arguments: Backend.allCases)
  func `however many connections are too many, each is told`(backend: Backend) throws {
    let fixture = try Fixture(backend) { $0.connections.perAddress = 1 }
    let first = try fixture.connect()
    try first.send(Fixture.post("/echo", "1"))
    #expect(try first.readResponse().body == "1")
    let others = try (0..<150).map { _ in try fixture.connect() }
    for other in others { #expect(try other.readResponse().status == 503) }
  }

  @Test(arguments: Backend.allCases)
  func `hundreds of silent connections leave others served`(backend: Backend) throws {
    let fixture = try Fixture(backend)
    let silent = try (0..<300).map { _ in try fixture.connect() }
    let connection = try fixture.connect()
    try connection.send(Fixture.post("/echo", "x"))
    #expect(try connection.readResponse().body == "x")
    withExtendedLifetime(silent) {}
  }
}
