import JSON
import TestSupport
import Testing

struct ConnectTests {
  @Test(arguments: [
    "claude-code", "claude-desktop", "codex", "cursor", "vscode", "gemini", "zed", "goose", "generic",
  ])
  func `the entry of every client is as it is kept`(client: String) throws {
    for (kind, options) in [("local", ""), ("remote", "--url https://pocketwork.example/mcp")] {
      let console = TestConsole()
      #expect(console.run("connect \(client) \(options)") == 0)
      try Golden.check(console.output, "connect/\(client)-\(kind).txt")
      try Golden.check(console.errors, "connect/\(client)-\(kind)-steps.txt")
    }
  }

  @Test func `no token is made or printed`() {
    let console = TestConsole(variables: ["HOME": "/", "POCKETWORK_ACCESS_TOKEN": "pw_agent_secretsecretsecret"])
    #expect(console.run("connect generic --url https://pocketwork.example/mcp") == 0)
    #expect(!(console.output + console.errors).contains("secretsecret"))
  }

  @Test func `a library that was chosen is chosen for the client too`() throws {
    let console = TestConsole(variables: ["HOME": "/", "POCKETWORK_LIBRARY": "/data/a b.sqlite"])
    #expect(console.run("connect generic --account kid") == 0)
    let arguments = try JSONValue(parsing: console.output)["mcpServers"]?["pocketwork"]?["args"]
    #expect(arguments == ["stdio", "--library", "/data/a b.sqlite", "--account", "kid"])
  }

  @Test(arguments: [
    "http://pocketwork.example/mcp", "ftp://localhost/", "https://", "https://user@host/", "http://localhost.example/",
    "http://127.0.0.1@evil.example/", "pocketwork.example",
  ])
  func `a URL that a token must not be sent to is refused`(url: String) {
    let console = TestConsole()
    #expect(console.run("connect codex --url \(url)") == 2)
    #expect(console.errors.contains("it must begin with https://"))
  }

  @Test(arguments: ["http://localhost:3210/mcp", "http://127.0.0.1/mcp", "http://[::1]:3210/mcp", "https://a.example"])
  func `HTTPS anywhere and HTTP to this machine are allowed`(url: String) {
    #expect(TestConsole().run("connect codex --url \(url)") == 0)
  }
}
