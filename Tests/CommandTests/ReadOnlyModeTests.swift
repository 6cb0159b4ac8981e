import TestSupport
import Testing

struct ReadOnlyModeTests {
  @Test(arguments: ["maybe", "2", "on?"])
  func `a value that is neither yes nor no stops the server`(value: String) throws {
    let folder = try TemporaryFolder()
    for command in ["serve --port 0", "stdio"] {
      let console = TestConsole(variables: ["HOME": folder.path, "POCKETWORK_READ_ONLY": value])
      #expect(console.run(command) == 2)
      #expect(console.errors.contains("POCKETWORK_READ_ONLY is") && console.errors.contains("it must be 1 or 0"))
    }
  }

  @Test func `read-only is not promised for another server`() {
    let console = TestConsole(variables: ["HOME": "/nowhere", "POCKETWORK_MCP_URL": "http://127.0.0.1:1/mcp"])
    #expect(console.run("stdio --read-only") == 1)
    #expect(console.errors.contains("a token made with --read-only"))
  }
}
