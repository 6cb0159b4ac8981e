import JSON
import TestSupport
import Testing

struct SecretHuntTests {
  @Test func `no slice of a token appears in any output`() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library.sqlite")
    let good = try HTTPServer.makeToken(library: library)
    let revoked = try HTTPServer.makeToken(library: library)
    let environment = ["POCKETWORK_LOG": "debug", "POCKETWORK_ACCESS_TOKEN": good.secret]
    var texts: [String] = []
    for words in [
      ["token", "revoke", revoked.id], ["token", "revoke", good.secret], ["token", "list", "--json"],
      ["changes", "--json"], ["library", "info", "--json"], ["doctor"], ["connect", "generic"], [good.secret],
      ["page", "show", good.secret],
    ] {
      let outcome = try ChildProcess.run(
        Product.pocketwork, words + (words == [good.secret] ? [] : ["--library", library]), environment: environment)
      texts += [outcome.output, outcome.errors]
    }
    let server = try HTTPServer(library: library, environment: environment)
    for secret in [good.secret, revoked.secret, good.secret + "x", String(good.secret.dropLast())] {
      var wire = try? HTTPWire(.modern, server, token: secret)
      let response = try wire?.request("tools/call", ["name": .string(secret), "arguments": [:]])
      texts += [response?.head ?? "", response.map { "\($0.status)" } ?? ""]
    }
    server.process.signal(15)
    let outcome = try server.process.finish()
    texts += [outcome.output, outcome.errors]
    for secret in [good.secret, revoked.secret] {
      let body = Array(secret.dropFirst("pw_agent_".count))
      for start in 0...(body.count - 12) {
        let slice = String(body[start..<(start + 12)])
        for text in texts where text.contains(slice) { Issue.record("a slice of a token appears in: \(text)") }
      }
    }
  }
}
