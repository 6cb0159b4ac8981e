import Testing

@testable import Service

struct ServiceConfigurationTests {
  @Test(arguments: ["127.0.0.1", "127.9.9.9", "::1"])
  func `an address of this machine needs no proxy`(host: String) throws {
    #expect(try ServiceConfiguration(host: host).front == .none)
  }

  @Test(arguments: ["0.0.0.0", "::", "192.168.1.2"])
  func `an address that others reach needs a proxy with HTTPS`(host: String) throws {
    #expect(throws: ServiceError.beyondLoopback(host)) { try ServiceConfiguration(host: host) }
    #expect(throws: ServiceError.proxyWithoutPublicURL) { try ServiceConfiguration(host: host, isBehindProxy: true) }
    _ = try ServiceConfiguration(host: host, isBehindProxy: true, publicURL: "https://pocket.example")
  }

  @Test(arguments: [
    "http://a.example", "a.example", "https://", "https:///x", "https://u@a.example", "https://a.example?x",
    "https://a.example#x",
    "https://a b", "",
  ])
  func `a public address is HTTPS and a host`(url: String) {
    #expect(throws: ServiceError.publicURL(url)) { try ServiceConfiguration(isBehindProxy: true, publicURL: url) }
  }

  @Test func `a name in place of an address, a port that is none, and half a proxy are refused`() {
    #expect(throws: ServiceError.address("localhost")) { try ServiceConfiguration(host: "localhost") }
    #expect(throws: ServiceError.port(65_536)) { try ServiceConfiguration(port: 65_536) }
    #expect(throws: ServiceError.publicURLWithoutProxy) { try ServiceConfiguration(publicURL: "https://a.example") }
  }

  @Test func `a port in use is named`() throws {
    let fixture = try Fixture()
    let port = fixture.service.port
    #expect(throws: ServiceError.portInUse(port)) {
      try Service(ServiceConfiguration(port: port), definition: NameServer()) { _ in nil }
    }
  }
}
