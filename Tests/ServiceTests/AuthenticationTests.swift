import Access
import TestSupport
import Testing

struct AuthenticationTests {
  @Test func `without a token the challenge names no error`() throws {
    let response = try Fixture().ask()
    #expect(response.status == 401 && response.field("www-authenticate") == #"Bearer realm="pocketwork""#)
    #expect(response.body.utf8.count < 1_000)
  }

  @Test(arguments: [
    "Bearer", "Bearer ", "Bearer garbage", "Basic dTpw", "TOKEN", "Bearer TOKENx", "Bearer \"TOKEN\"",
    "Bearer bad, Bearer TOKEN",
    "Bearer TOKEN bad", "Bearer t\u{F6}ken", "Bearer UNKNOWN", "Bearer DEVICE", "Digest TOKEN", "Bearer\tTOKEN",
  ])
  func `a token that is not in order is an invalid token`(value: String) throws {
    let fixture = try Fixture()
    let text = value.replacing("TOKEN", with: fixture.anna.secretText)
      .replacing("UNKNOWN", with: AccessToken(.agent).secretText).replacing("DEVICE", with: fixture.device.secretText)
    let response = try fixture.ask(fields: fixture.fields(nil) + ["Authorization: \(text)"])
    #expect(response.status == 401)
    #expect(response.field("www-authenticate") == #"Bearer realm="pocketwork", error="invalid_token""#)
    #expect(!response.body.contains(fixture.anna.secretText.dropFirst(12).prefix(12)))
  }

  @Test func `which check failed is not told`() throws {
    let fixture = try Fixture()
    let wrong = [
      "garbage", AccessToken(.agent).secretText, String(fixture.anna.secretText.dropLast()),
      fixture.anna.secretText.lowercased(),
    ]
    let bodies = try wrong.map { try fixture.ask(fields: fixture.fields(nil) + ["Authorization: Bearer \($0)"]).body }
    #expect(Set(bodies).count == 1)
  }

  @Test(arguments: [
    ("${POCKETWORK_TOKEN}", "POCKETWORK_TOKEN"), ("$TOKEN", "TOKEN"), ("<token>", "example"), ("YOUR_TOKEN", "example"),
  ])
  func `a placeholder is named as such`(value: String, word: String) throws {
    let fixture = try Fixture()
    let response = try fixture.ask(fields: fixture.fields(nil) + ["Authorization: Bearer \(value)"])
    #expect(response.status == 401 && response.body.contains(word))
  }

  @Test(arguments: ["Authorization: bearer TOKEN", "AUTHORIZATION: BEARER TOKEN", "authorization: bEaReR  TOKEN"])
  func `the names of scheme and field have no case`(line: String) throws {
    let fixture = try Fixture()
    let line = line.replacing("TOKEN", with: fixture.anna.secretText)
    #expect(try fixture.ask(fields: fixture.fields(nil) + [line]).status == 200)
  }

  @Test func `two Authorization fields are refused in either order`() throws {
    let fixture = try Fixture()
    for lines in [
      ["Authorization: Bearer bad"] + fixture.fields(fixture.anna),
      fixture.fields(fixture.anna) + ["Authorization: Bearer bad"],
    ] {
      #expect(try fixture.ask(fields: lines).status == 401)
    }
  }

  @Test(arguments: ["access_token", "token"])
  func `a token in the query counts for nothing`(name: String) throws {
    let fixture = try Fixture()
    let path = "/mcp?\(name)=\(fixture.anna.secretText)"
    #expect(try fixture.ask("POST", path, fields: fixture.fields(nil)).status == 401)
  }

  @Test func `the token is looked at before the content, its type and its size`() throws {
    let fixture = try Fixture()
    #expect(try fixture.ask(fields: ["Content-Type: text/plain"], body: "{nope").status == 401)
    let connection = try fixture.connect()
    try connection.send("POST /mcp HTTP/1.1\r\nHost: \(fixture.host)\r\nContent-Length: 10000000000\r\n\r\n{")
    let response = try connection.readResponse()
    #expect(response.status == 401 && response.field("connection") == "close")
    #expect(
      try fixture.ask(fields: fixture.fields(fixture.anna).dropFirst() + ["Content-Type: text/plain"]).status == 415)
  }

  @Test func `a lookup that fails has an id that is in the log too, and nothing more`() throws {
    let fixture = try Fixture()
    fixture.isBroken.withLock { $0 = true }
    let response = try fixture.ask(fields: fixture.fields(fixture.anna))
    #expect(response.status == 500 && response.body.utf8.count < 1_000 && !response.body.contains("Broken"))
    let id = try #require(response.body.firstMatch(of: /error_id ([0-9a-f]{16})/)).1
    let line = try #require(fixture.lines.withLock { $0.first })
    #expect(line.contains("error_id \(id)") && line.contains("Broken"))
    #expect(!line.contains(fixture.anna.secretText))
  }

  @Test(arguments: [
    "UNKNOWN", "guess-NUMBER", "TOKENx", "pw_agent_NUMBER", "DEVICE",
  ])
  func `the eleventh wrong token in a minute waits, a good one does not`(value: String) throws {
    let fixture = try Fixture()
    func ask(_ number: Int) throws -> RawResponse {
      let text = value.replacing("UNKNOWN", with: AccessToken(.agent).secretText).replacing("NUMBER", with: "\(number)")
        .replacing("TOKEN", with: fixture.anna.secretText).replacing("DEVICE", with: fixture.device.secretText)
      return try fixture.ask(fields: fixture.fields(nil) + ["Authorization: Bearer \(text)"])
    }
    for number in 0..<10 { #expect(try ask(number).status == 401) }
    let reply = try ask(10)
    #expect(reply.status == 429 && reply.field("retry-after") == "60")
    #expect(reply.field("www-authenticate") == #"Bearer realm="pocketwork", error="invalid_token""#)
    #expect(try fixture.ask(fields: fixture.fields(fixture.anna)).status == 200)
    #expect(try fixture.ask(fields: fixture.fields(nil)).status == 401)
    fixture.time.withLock { $0 += 60 }
    #expect(try ask(11).status == 401)
  }

  @Test func `a client that repeats one mistake of configuration waits, a person that mends it does not`() throws {
    let fixture = try Fixture()
    func status(_ value: String) throws -> Int {
      try fixture.ask(fields: fixture.fields(nil) + ["Authorization: Bearer \(value)"]).status
    }
    for _ in 0..<10 { #expect(try status("${POCKETWORK}") == 401) }
    #expect(try status("${POCKETWORK}") == 429)
    #expect(try status("${POCKETWORK_TOKEN}") == 401)
  }

  @Test func `behind a proxy the last address that was forwarded counts`() throws {
    let fixture = try Fixture(isBehindProxy: true, publicURL: "https://pocket.example")
    func status(_ forwarded: String) throws -> Int {
      try fixture.ask(fields: fixture.fields(AccessToken(.agent)) + ["X-Forwarded-For: \(forwarded)"]).status
    }
    for number in 0..<10 { #expect(try status("10.0.0.\(number), 192.0.2.1") == 401) }
    #expect(try status("192.0.2.1") == 429)
    #expect(try status("192.0.2.1, 192.0.2.2") == 401)
  }

  @Test func `without a proxy what was forwarded counts for nothing`() throws {
    let fixture = try Fixture()
    func status(_ number: Int) throws -> Int {
      try fixture.ask(fields: fixture.fields(AccessToken(.agent)) + ["X-Forwarded-For: 192.0.2.\(number)"]).status
    }
    for number in 0..<10 { #expect(try status(number) == 401) }
    #expect(try status(10) == 429)
  }
}
