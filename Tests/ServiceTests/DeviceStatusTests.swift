import Access
import JSON
import Library
import TestSupport
import Testing
import Threads

struct DeviceStatusTests {
  private let fixture: DeviceFixture
  private var phone: AccessToken { fixture.phone.token }

  init() throws { fixture = try DeviceFixture() }

  private func put(
    _ body: String, _ token: AccessToken? = nil, fields: [String] = [], type: String? = "application/json"
  ) throws -> RawResponse {
    try fixture.ask(
      "PUT", DeviceFixture.status, token ?? phone, fields: fields, body: body, type: type)
  }

  @Test func `the first report switches sharing on, the next is taken in, deletion ends it`() throws {
    let first = try put(DeviceFixture.report(focus: 20))
    #expect(first.status == 201 && first.field("content-type") == "application/json")
    #expect(
      try JSONValue(parsing: first.body) == ["received_at": "2026-12-09T11:00:00Z", "newest": true, "warnings": []])
    #expect(try put(DeviceFixture.report(focus: 30)).status == 200)
    #expect(try fixture.focus() == 30)
    for _ in 0..<2 {
      let deleted = try fixture.ask("DELETE", DeviceFixture.status, phone)
      #expect(deleted.status == 204 && deleted.body.isEmpty)
    }
    #expect(try fixture.focus() == nil)
    #expect(try put(DeviceFixture.report(focus: 1)).status == 201)
  }

  @Test func `a late report is taken in and said to be late`() throws {
    fixture.time.withLock { $0 = 600 }
    _ = try put(DeviceFixture.report(focus: 20, at: "11:09:00"))
    let late = try put(DeviceFixture.report(focus: 50, at: "11:01:00"))
    #expect(try late.status == 200 && JSONValue(parsing: late.body)["newest"] == false)
    #expect(try fixture.focus() == 50)
    #expect(try JSONValue(parsing: late.body)["warnings"]?.array?.count == 1, "\(late.body)")
  }

  @Test(arguments: [
    ("", "is no JSON"), ("null", "is no JSON object"), ("[1", "is no JSON"), (#"{"schema_version":1}"#, "4 faults"),
    (#"{"a":1,"a":2}"#, "is no JSON"), (#"{"schema_version":1,"reported_at":0,"apps":["com.example"]}"#, "5 faults"),
  ])
  func `a report with faults is refused whole, with every fault`(body: String, words: String) throws {
    let response = try put(body)
    #expect(response.status == 400 && response.field("content-type") == "application/json")
    let answer = try JSONValue(parsing: response.body)
    #expect(answer["code"] == "INVALID_ARGUMENT")
    #expect(response.body.contains(words), "\(response.body)")
    #expect(try fixture.library.devices(of: .local).first?.sharedSince == nil)
  }

  @Test func `what could name an app or a place is refused by its name`() throws {
    let body = """
      {"schema_version":1,"reported_at":"2026-12-09T11:00:00Z","timezone":"UTC","apps":["x"],"location":{"lat":1},
       "routines":[{"id":"r","name":"N","kind":"session","enabled":true,"running":false,"bundle_id":"com.x"}],
       "history":[{"day":"2026-12-09","session_minutes":1,"sessions":1,"place":"home"}]}
      """
    let faults = try #require(try JSONValue(parsing: put(body).body)["faults"]?.array)
    #expect(
      faults.compactMap { $0["path"]?.string } == [
        "apps", "location", "routines[0].bundle_id", "history[0].place",
      ])
  }

  @Test func `the content must be JSON, as it is, with a length, and not too large`() throws {
    let report = DeviceFixture.report(focus: 1)
    #expect(try put(report, type: nil).status == 415)
    #expect(try put(report, type: "text/plain").status == 415)
    #expect(try put(report, fields: ["Content-Encoding: gzip"]).status == 415)
    #expect(try put(report, type: "application/json; charset=utf-8").status == 201)
    #expect(
      try fixture.ask("PUT", DeviceFixture.status, phone, fields: ["Content-Type: application/json"]).status == 411)
    let connection = try RawConnection(port: fixture.service.port)
    try connection.send(
      "PUT \(DeviceFixture.status) HTTP/1.1\r\nHost: \(fixture.host)\r\nAuthorization: Bearer \(phone.secretText)\r\n"
        + "Content-Type: application/json\r\nContent-Length: 4194305\r\n\r\n")
    #expect(try connection.readResponse().status == 413)
  }

  @Test(arguments: ["GET", "HEAD", "POST", "PATCH", "TRACE"])
  func `other methods are told which there are`(method: String) throws {
    let response = try fixture.ask(method, DeviceFixture.status, phone, body: "{}")
    #expect(response.status == 405 && response.field("allow") == "PUT, DELETE, OPTIONS")
  }

  @Test(arguments: ["PUT", "DELETE"])
  func `only a phone's own token opens it`(method: String) throws {
    func status(_ token: AccessToken?) throws -> RawResponse {
      try fixture.ask(method, DeviceFixture.status, token, body: DeviceFixture.report(focus: 1))
    }
    #expect(try status(nil).status == 401)
    #expect(try status(AccessToken(.device)).body.contains("device list"))
    let agent = try status(fixture.agent.token)
    #expect(agent.status == 401 && agent.body.contains("it is an agent's") && agent.body.contains("device add"))
    #expect(agent.field("www-authenticate")?.contains("invalid_token") == true)
    _ = try fixture.library.revokeToken(fixture.phone.view.id, .device, of: .local, now: DeviceFixture.noon)
    #expect(try status(phone).status == 401)
  }

  @Test func `a phone's token does not open the MCP endpoint, and is told why`() throws {
    let response = try fixture.ask("POST", "/mcp", phone, body: Fixture.call("get_name"))
    #expect(response.status == 401 && response.body.contains("it is a phone's"))
  }

  @Test func `host and origin are looked at before the token`() throws {
    let foreign = try fixture.ask(
      "PUT", DeviceFixture.status, phone, fields: ["Origin: http://evil.example"], body: "{}")
    #expect(foreign.status == 403)
    let preflight = try fixture.ask("OPTIONS", DeviceFixture.status, nil)
    #expect(preflight.status == 204 && preflight.field("allow") == "PUT, DELETE, OPTIONS")
  }

  @Test func `two accounts never meet`() throws {
    _ = try put(DeviceFixture.report(focus: 20))
    _ = try put(DeviceFixture.report(focus: 99), fixture.stranger.token)
    #expect(try fixture.focus() == 20)
    #expect(try fixture.ask("DELETE", DeviceFixture.status, fixture.stranger.token).status == 204)
    #expect(try fixture.focus() == 20)
  }

  @Test func `a server that was started read-only takes nothing and deletes nothing`() throws {
    let fixture = try DeviceFixture(isReadOnly: true)
    for method in ["PUT", "DELETE"] {
      let response = try fixture.ask(
        method, DeviceFixture.status, fixture.phone.token, body: DeviceFixture.report(focus: 1))
      #expect(response.status == 403 && response.body.contains("read-only"))
    }
    #expect(try fixture.ask("GET", DeviceFixture.snapshot, fixture.phone.token).status == 200)
  }

  @Test func `reports that race over several connections lose nothing`() throws {
    let failures = Lock<[String]>([])
    let threads = (0..<6).map { index in
      Thread { [fixture] in
        do {
          let connection = try RawConnection(port: fixture.service.port)
          for round in 0..<8 {
            let day = "2026-12-0\(round + 1)"
            let report = DeviceFixture.report(focus: index * 10 + round, day: day)
            try connection.send(fixture.request("PUT", DeviceFixture.status, fixture.phone.token, body: report))
            let status = try connection.readResponse().status
            if status != 200, status != 201 { failures.withLock { $0.append("\(status)") } }
          }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(failures.withLock { $0 } == [])
    for round in 0..<8 { #expect(try fixture.focus("2026-12-0\(round + 1)") == 50 + round) }
  }

  @Test func `random damage is refused and holds nobody up`() throws {
    var random = SplitMix(seed: 11)
    let connection = try RawConnection(port: fixture.service.port)
    let sound = Array(DeviceFixture.report(focus: 7).utf8)
    for _ in 0..<200 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let head =
        "PUT \(DeviceFixture.status) HTTP/1.1\r\nHost: \(fixture.host)\r\nAuthorization: Bearer \(phone.secretText)\r\n"
        + "Content-Type: application/json\r\nContent-Length: \(bytes.count)\r\n\r\n"
      try connection.send(Array(head.utf8) + bytes)
      let response = try connection.readResponse()
      #expect([200, 201, 400].contains(response.status), "seed 11: \(response.status)")
      if response.status == 400 { #expect(try JSONValue(parsing: response.body)["faults"]?.array?.isEmpty == false) }
    }
    #expect(fixture.lines.withLock { $0 } == [])
  }

  @Test func `what was reported is there after a restart`() throws {
    _ = try put(DeviceFixture.report(focus: 20))
    fixture.service.stop()
    let again = try Library.open(
      path: fixture.folder.file("library.sqlite"), makesFile: false, now: DeviceFixture.noon)
    let reports = try again.library.reports(of: .local, now: DeviceFixture.noon)
    #expect(reports.first?.report?.history.first?.sessionMinutes == 20)
  }
}
