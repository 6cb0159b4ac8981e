import Foundation
import TestSupport
import Testing

struct ConnectWriteTests {
  private func write(_ client: String, over old: String?, options: String = "") throws -> (String, TestConsole, Int32) {
    let folder = try TemporaryFolder()
    let file = folder.file("configuration")
    if let old { try old.write(toFile: file, atomically: true, encoding: .utf8) }
    let console = TestConsole()
    let status = console.run("connect \(client) --write --file \(file) \(options)")
    let new = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    if old != nil, new != old {
      #expect(try String(contentsOfFile: "\(file).backup-1", encoding: .utf8) == old)
    }
    return (new, console, status)
  }

  @Test func `JSON keeps its members, their order and the digits of its numbers`() throws {
    let old =
      #"{"theme": "dark", "n": 1.50, "mcpServers": {"other": {"command": "x"}, "pocketwork": {"old": 1}}, "z": 0}"#
    let (new, _, status) = try write("cursor", over: old)
    #expect(status == 0)
    #expect(
      new == """
        {
          "theme": "dark",
          "n": 1.50,
          "mcpServers": {
            "other": {
              "command": "x"
            },
            "pocketwork": {
              "command": "/opt/pocketwork/bin/pocketwork",
              "args": [
                "stdio"
              ]
            }
          },
          "z": 0
        }

        """)
  }

  @Test(arguments: ["claude-code", "codex", "goose", "vscode"])
  func `a missing file is made, and a second time changes nothing`(client: String) throws {
    let (first, _, status) = try write(client, over: nil)
    #expect(status == 0)
    let console = TestConsole()
    #expect(console.run("connect \(client)") == 0)
    #expect(first == console.output)
    let (second, again, _) = try write(client, over: first)
    #expect(second == first)
    #expect(again.output.contains("has the entry already"))
  }

  @Test(arguments: [
    ("cursor", "{ // my servers\n}", "is left as it was: it is not plain JSON"),
    ("cursor", "[]", "the file is of type array and must be an object"),
    ("cursor", #"{"mcpServers": []}"#, "mcpServers is of type array and must be an object"),
    ("codex", "mcp_servers = { a = 1 }", "it writes mcp_servers in another form"),
    ("codex", "[mcp_servers]\npocketwork = { command = \"x\" }", "it writes mcp_servers in another form"),
    ("goose", "extensions: {a: 1}", "it writes extensions in another form"),
  ])
  func `a file that cannot be merged is left as it was`(client: String, old: String, message: String) throws {
    let (new, console, status) = try write(client, over: old)
    #expect(status == 1)
    #expect(new == old)
    #expect(console.errors.contains(message))
  }

  @Test func `TOML keeps comments and other tables, and an older entry with its subtables is replaced`() throws {
    let old = """
      model = "o" # mine

      [mcp_servers.pocketwork]
      command = "old"
      [mcp_servers.pocketwork.env]
      A = "b"

      # the other one
      [mcp_servers.other]
      command = "x"
      """
    let (new, _, status) = try write("codex", over: old)
    #expect(status == 0)
    #expect(
      new == """
        model = "o" # mine

        [mcp_servers.pocketwork]
        command = "/opt/pocketwork/bin/pocketwork"
        args = ["stdio"]

        # the other one
        [mcp_servers.other]
        command = "x"

        """)
  }

  @Test func `YAML keeps comments, other keys and the file's own indentation`() throws {
    let old = """
      GOOSE_MODEL: m # mine
      extensions:
          developer:
              enabled: true
          pocketwork:
              cmd: old

      # after
      GOOSE_MODE: auto
      """
    let (new, _, status) = try write("goose", over: old)
    #expect(status == 0)
    #expect(
      new == """
        GOOSE_MODEL: m # mine
        extensions:
            developer:
                enabled: true
            pocketwork:
              enabled: true
              type: "stdio"
              name: "pocketwork"
              cmd: "/opt/pocketwork/bin/pocketwork"
              args:
                - "stdio"
              envs: {}
              timeout: 300

        # after
        GOOSE_MODE: auto

        """)
  }

  @Test func `an empty mapping in YAML takes the entry`() throws {
    let (new, _, _) = try write("goose", over: "extensions: {}\n")
    #expect(new.hasPrefix("extensions:\n  pocketwork:\n    enabled: true\n"))
  }

  @Test func `a client without a file of its own needs one`() {
    let console = TestConsole()
    #expect(console.run("connect generic --write") == 2)
    #expect(console.errors.contains("name one with --file PATH"))
  }

  @Test(arguments: ["/dev/null", "/dev/zero", "/dev/full"])
  func `a device is neither read nor replaced`(path: String) {
    let console = TestConsole()
    #expect(console.run("connect cursor --write --file \(path)") == 1)
    #expect(console.errors.contains("it is no file"))
    #expect(FileManager.default.fileExists(atPath: "\(path).backup-1") == false)
  }

  @Test func `a link stays one, and what it leads to has the entry`() throws {
    let folder = try TemporaryFolder()
    let (file, link) = (folder.file("dotfile"), folder.file("configuration"))
    try "{}".write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(TestConsole().run("connect cursor --write --file \(link)") == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("mcpServers"))
    #expect(try String(contentsOfFile: "\(link).backup-1", encoding: .utf8) == "{}")
  }
}
