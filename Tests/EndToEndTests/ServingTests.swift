import JSON
import TestSupport
import Testing

struct ServingTests {
  @Test func `a server asked to end finishes what runs and ends cleanly`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let token = try HTTPServer.makeToken(library: library)
    let server = try HTTPServer(library: library)
    let idle = try RawConnection(port: server.port)
    var wire = try HTTPWire(.modern, server, token: token.secret)
    _ = try wire.call("get_library")
    try server.stop()
    #expect(try idle.readToEnd().isEmpty)
    #expect(throws: (any Error).self) { try RawConnection(port: server.port) }
  }

  @Test func `a port in use is one line with the fix`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let server = try HTTPServer(library: library)
    let second = try ChildProcess.run(
      Product.pocketwork, ["serve", "--port", "\(server.port)", "--library", library])
    #expect(second.status == 1)
    #expect(second.errors.split(separator: "\n").count == 1)
    #expect(second.errors.contains("\(server.port)"))
    try server.stop()
  }

  @Test func `health needs no token`() throws {
    let folder = try TemporaryFolder()
    let server = try HTTPServer(library: folder.file("library.sqlite"))
    let connection = try RawConnection(port: server.port)
    try connection.send("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(try connection.readResponse().status == 200)
    try server.stop()
  }
}
