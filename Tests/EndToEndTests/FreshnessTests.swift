import JSON
import TestSupport
import Testing

/// Answers are kept while nothing is written; no client may ever notice.
struct FreshnessTests {
  private let folder: TemporaryFolder
  private let library: String
  private let server: HTTPServer
  private let token: (secret: String, id: String)

  init() throws {
    folder = try TemporaryFolder()
    library = folder.file("library.sqlite")
    token = try HTTPServer.makeToken(library: library)
    server = try HTTPServer(library: library)
  }

  private func runPocketwork(_ words: [String]) throws {
    let outcome = try ChildProcess.run(Product.pocketwork, words + ["--library", library])
    try #require(outcome.status == 0, "\(words): \(outcome.errors)")
  }

  @Test func `what another process writes is in the very next answer over HTTP`() throws {
    var reader = try HTTPWire(.modern, server, token: token.secret)
    var writer = try StdioWire(.modern, library: library)
    _ = try writer.call(
      "create_page",
      [
        "page_id": "p", "name": "Name 1",
        "blocks": [["id": "t", "kind": "app_gate", "name": "Focus", "settings": ["groups": ["Social"]]]],
      ])
    for revision in 1...20 {
      // Twice, so that the second answer is one that was kept.
      for _ in 0..<2 {
        let page = try reader.call("get_page", ["page_id": "p"])
        #expect(page["name"] == .string("Name \(revision)"))
        #expect(page["revision"] == .integer(Int64(revision)))
        #expect(try reader.call("list_pages")["pages"]?.array?.first?["name"] == .string("Name \(revision)"))
      }
      _ = try writer.call(
        "update_page",
        [
          "page_id": "p", "name": .string("Name \(revision + 1)"), "expected_revision": .integer(Int64(revision)),
        ])
    }
    try rename(&writer, &reader)
    try runPocketwork(["library", "set-time-zone", "Asia/Tokyo"])
    #expect(try reader.call("get_page", ["page_id": "p"])["time_zone"] == "Asia/Tokyo")
    _ = try writer.call("delete_page", ["page_id": "p", "expected_revision": 21])
    #expect(try reader.refusal("get_page", ["page_id": "p"]).hasPrefix("NOT_FOUND: "))
    try server.stop()
  }

  /// A group's new name shows in pages whose own revision stays.
  private func rename(_ writer: inout some Wire, _ reader: inout some Wire) throws {
    #expect(try reader.call("get_page", ["page_id": "p"]).text.contains("Social"))
    let group = try #require(try writer.call("get_library")["groups"]?.array?.first)
    _ = try writer.call(
      "rename_app_group",
      [
        "group_id": try #require(group["id"]), "name": "Chatter",
        "expected_revision": try #require(group["revision"]),
      ])
    let page = try reader.call("get_page", ["page_id": "p"])
    #expect(page.text.contains("Chatter"))
    #expect(!page.text.contains("Social"))
    #expect(page["revision"] == 21)
  }

  @Test func `a token is refused on the first call after its revocation, and no other one is`() throws {
    let other = try HTTPServer.makeToken(library: library)
    var revoked = try HTTPWire(.modern, server, token: token.secret)
    var valid = try HTTPWire(.modern, server, token: other.secret)
    let call: JSONObject = ["name": "list_pages", "arguments": [:]]
    for _ in 0..<3 {
      #expect(try revoked.request("tools/call", call).status == 200)
      #expect(try valid.request("tools/call", call).status == 200)
    }
    try runPocketwork(["token", "revoke", token.id])
    #expect(try revoked.request("tools/call", call).status == 401)
    #expect(try valid.request("tools/call", call).status == 200)
    try server.stop()
  }

  @Test func `accounts with pages of the same id get their own`() throws {
    try runPocketwork(["account", "add", "second"])
    let other = try HTTPServer.makeToken(library: library, ["--account", "second"])
    var one = try HTTPWire(.modern, server, token: token.secret)
    var two = try HTTPWire(.modern, server, token: other.secret)
    _ = try one.call("create_page", ["page_id": "p", "name": "One", "blocks": []])
    _ = try two.call("create_page", ["page_id": "p", "name": "Two", "blocks": []])
    for _ in 0..<3 {
      #expect(try one.call("get_page", ["page_id": "p"])["name"] == "One")
      #expect(try two.call("get_page", ["page_id": "p"])["name"] == "Two")
    }
    try server.stop()
  }
}
