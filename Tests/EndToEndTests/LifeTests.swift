import JSON
import TestSupport
import Testing

struct LifeTests {
  @Test(arguments: Era.allCases)
  func `a page and a rule live their whole life over stdio`(era: Era) throws {
    let folder = try TemporaryFolder()
    var wire = try StdioWire(era, library: folder.file("library.sqlite"))
    try Life.run(over: &wire)
    wire.process.closeInput()
    let outcome = try wire.process.finish()
    #expect(outcome.status == 0)
    // What was written last may still be told of; nothing else may come after the answers.
    for line in outcome.output.split(separator: "\n") {
      let rest = try JSONValue(parsing: String(line))
      #expect(rest["id"] == nil && rest["method"]?.string?.hasPrefix("notifications/") == true, "\(line)")
    }
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: Era.allCases)
  func `a page and a rule live their whole life over HTTP`(era: Era) throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let token = try HTTPServer.makeToken(library: library)
    let server = try HTTPServer(library: library)
    var wire = try HTTPWire(era, server, token: token.secret)
    try Life.run(over: &wire)
    try server.stop()
  }

  @Test func `what was written stays written`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    var first = try StdioWire(.modern, library: library)
    _ = try first.call("create_page", ["page_id": "kept", "name": "Kept"])
    first.process.signal(9)
    _ = try first.process.exitStatus()
    var second = try StdioWire(.november2025, library: library)
    #expect(try second.call("get_page", ["page_id": "kept"]).text.contains("Kept"))
  }
}
