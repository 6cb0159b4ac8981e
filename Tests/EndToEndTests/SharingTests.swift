import JSON
import TestSupport
import Testing

struct SharingTests {
  @Test func `several processes share a library and lose no write`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    var wires = try (0..<4).map { _ in try StdioWire(.modern, library: library) }
    _ = try wires[0].call("create_page", ["page_id": "shared", "name": "Shared", "blocks": []])
    // All processes have a request in their pipes before any answer is read: they write at once.
    for round in 0..<5 {
      for (index, wire) in wires.enumerated() {
        let call: JSONObject = [
          "name": "create_rule",
          "arguments": [
            "rule_id": .string("r\(round)-\(index)"), "kind": "schedule", "name": .string("R \(round) \(index)"),
            "days": ["mon"], "windows": [["start": "10:00", "end": "11:00"]],
            "apps": ["mode": "block", "groups": ["Video"]],
          ],
        ]
        try wire.process.sendLine(Era.modern.request(id: 100 + round, "tools/call", call).text)
      }
      for wire in wires {
        let answer = try JSONValue(parsing: try #require(try wire.process.readLine()))
        #expect(answer["result"]?["isError"] != true, "\(answer.text)")
      }
    }
    let overview = try wires[3].call("list_rules", ["limit": 50])
    #expect(overview["rules"]?.array?.count == 20)
    let revision = try wires[2].call("get_library")["library_revision"] ?? wires[2].call("get_library")["revision"]
    #expect(revision == 21)
  }

  @Test func `a revoked token is refused on its next call, over HTTP and over stdio`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let token = try HTTPServer.makeToken(library: library)
    let server = try HTTPServer(library: library)
    var remote = try HTTPWire(.modern, server, token: token.secret)
    var local = try StdioWire(.modern, library: library, environment: ["POCKETWORK_ACCESS_TOKEN": token.secret])
    #expect(try remote.request("tools/call", ["name": "get_library", "arguments": [:]]).status == 200)
    _ = try local.call("get_library")
    let revoked = try ChildProcess.run(Product.pocketwork, ["token", "revoke", token.id, "--library", library])
    #expect(revoked.status == 0)
    let refused = try remote.request("tools/call", ["name": "get_library", "arguments": [:]])
    #expect(refused.status == 401)
    #expect(refused.field("www-authenticate")?.hasPrefix("Bearer") == true)
    let answer = try local.send("tools/call", ["name": "get_library", "arguments": [:]])
    #expect(answer["error"] != nil || answer["result"]?["isError"] == true, "\(answer.text)")
    try server.stop()
  }

  @Test func `a read-only token sees no writing tool and may not use one`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let token = try HTTPServer.makeToken(library: library, ["--read-only"])
    var wire = try StdioWire(.modern, library: library, environment: ["POCKETWORK_ACCESS_TOKEN": token.secret])
    let tools = try #require(try wire.send("tools/list", [:])["result"]?["tools"]?.array)
    #expect(!tools.isEmpty)
    #expect(tools.allSatisfy { $0["annotations"]?["readOnlyHint"] == true })
    #expect(try wire.refusal("create_page", ["name": "x"]).hasPrefix("MISSING_SCOPE: "))
  }
}
