import TestSupport
import Testing

@testable import Service

/// Whom the server answers for is looked at before anything else.
struct AudienceTests {
  private static let foreignHosts = [
    "attacker.example", "evil.localhost.attacker.example", "127.0.0.1.nip.io", "localhost", "127.0.0.1", "localhost:1",
    "[::1]",
    "localhost.", "",
  ]

  @Test(arguments: foreignHosts, [true, false])
  func `a foreign host is refused, with and without a token`(host: String, hasToken: Bool) throws {
    let fixture = try Fixture()
    for path in ["/mcp", "/healthz", "/none"] {
      let response = try fixture.ask("POST", path, host: host, fields: fixture.fields(hasToken ? fixture.anna : nil))
      #expect(response.status == 403 && response.field("www-authenticate") == nil)
    }
  }

  @Test func `the host of an absolute target counts, not the field`() throws {
    let fixture = try Fixture()
    #expect(try fixture.ask("POST", "http://attacker.example/mcp", fields: fixture.fields(fixture.anna)).status == 403)
    #expect(
      try fixture.ask("POST", "http://\(fixture.host)/mcp", host: "x", fields: fixture.fields(fixture.anna)).status
        == 200)
  }

  @Test(arguments: ["localhost", "LocalHost", "127.0.0.1", "[::1]"])
  func `our own names and origins with our port pass`(name: String) throws {
    let fixture = try Fixture()
    let host = "\(name):\(fixture.service.port)"
    #expect(try fixture.ask(host: host, fields: fixture.fields(fixture.anna)).status == 200)
    #expect(try fixture.ask(fields: fixture.fields(fixture.anna) + ["Origin: http://\(host)"]).status == 200)
  }

  @Test(arguments: [
    "http://evil.example", "null", "", "http://127.0.0.1", "http://localhost", "https://localhost:PORT",
    "http://127.0.0.1:PORT.evil.example", "http://127.0.0.1:PORT@evil.example", "http://localhost:PORT/",
    "::not an origin::", "chrome-extension://abcdefghijklmnop",
  ])
  func `a foreign origin is refused whatever it asks for`(origin: String) throws {
    let fixture = try Fixture()
    let line = "Origin: " + origin.replacing("PORT", with: "\(fixture.service.port)")
    for method in ["POST", "GET", "DELETE", "OPTIONS"] {
      let response = try fixture.ask(method, "/mcp", fields: fixture.fields(fixture.anna) + [line])
      #expect(response.status == 403 && response.field("access-control-allow-origin") == nil)
    }
  }

  @Test func `two origins are refused, also where both are ours`() throws {
    let fixture = try Fixture()
    let line = "Origin: http://\(fixture.host)"
    #expect(try fixture.ask(fields: fixture.fields(fixture.anna) + [line, line]).status == 403)
  }

  @Test func `a page of our origin may ask what it may send`() throws {
    let fixture = try Fixture()
    let origin = "http://\(fixture.host)"
    let asked = "authorization, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-param-x"
    let response = try fixture.ask(
      "OPTIONS", "/mcp",
      fields: ["Origin: \(origin)", "Access-Control-Request-Method: POST", "Access-Control-Request-Headers: \(asked)"])
    #expect(response.status == 204 && response.field("access-control-allow-origin") == origin)
    #expect(response.field("access-control-allow-methods")?.contains("POST") == true)
    let allowed = (response.field("access-control-allow-headers") ?? "").components(separatedBy: ", ")
    #expect(Set(asked.components(separatedBy: ", ")).isSubset(of: allowed))
    #expect(response.field("content-length") == nil)
  }

  @Test func `without an origin OPTIONS names the methods alone`() throws {
    let response = try Fixture().ask("OPTIONS", "/mcp")
    #expect(response.status == 204 && response.field("allow") == "POST, OPTIONS")
    #expect(response.field("access-control-allow-origin") == nil)
  }

  @Test func `behind a proxy the public address passes as host and origin, and others do not`() throws {
    let fixture = try Fixture(isBehindProxy: true, publicURL: "https://Pocket.example/x")
    for host in ["pocket.example", "Pocket.Example", "pocket.example:443", fixture.host] {
      #expect(try fixture.ask(host: host, fields: fixture.fields(fixture.anna)).status == 200)
    }
    #expect(try fixture.ask(host: "pocket.example:80", fields: fixture.fields(fixture.anna)).status == 403)
    #expect(try fixture.ask(fields: fixture.fields(fixture.anna) + ["Origin: https://pocket.example"]).status == 200)
    for origin in ["http://pocket.example", "https://poc\u{212A}et.example"] {
      #expect(try fixture.ask(fields: fixture.fields(fixture.anna) + ["Origin: \(origin)"]).status == 403)
    }
  }
}
