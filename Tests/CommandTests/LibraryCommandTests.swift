import JSON
import TestSupport
import Testing

/// The commands over a library file of their own.
struct LibraryCommandTests {
  private let folder: TemporaryFolder
  private let library: String

  init() throws {
    folder = try TemporaryFolder()
    library = folder.file("library.sqlite")
  }

  private func run(_ line: String) -> TestConsole {
    let console = TestConsole()
    #expect(console.run("\(line) --library \(library)") == 0, "\(line): \(console.errors)")
    return console
  }

  private func json(_ line: String) throws -> JSONValue { try JSONValue(parsing: run("\(line) --json").output) }

  private func refused(_ line: String) -> String {
    let console = TestConsole()
    #expect(console.run("\(line) --library \(library)") == 1, "\(line): \(console.output)")
    #expect(console.output.isEmpty)
    #expect(console.errors.split(separator: "\n").count == 1)
    return console.errors
  }

  @Test func `a token is shown once, with its id and its scopes, in a file made for it`() throws {
    let made = try #require(json("token create --name ci --scopes write,read").object)
    #expect(made.keys == ["token", "id", "scopes"])
    #expect(made["token"]?.string?.hasPrefix("pw_agent_") == true)
    #expect(made["scopes"] == ["read", "write"])
    let listed = run("token list").output
    #expect(listed.contains(try #require(made["id"]?.string)))
    #expect(!listed.contains("pw_agent_"))
    #expect(try json("token create --name all")["scopes"] == ["read", "write", "status"])
    #expect(try json("token create --name look --read-only")["scopes"] == ["read", "status"])
  }

  @Test func `a sixth token replaces the oldest and says so`() throws {
    let first = try json("token create --name t1")["id"]
    for number in 2...5 { #expect(try json("token create --name t\(number)")["replaced"] == nil) }
    #expect(try json("token create --name t6")["replaced"]?["id"] == first)
    #expect(try json("token list")["tokens"]?.array?.count == 5)
    #expect(try json("token revoke --all")["revoked"]?.array?.count == 5)
    #expect(try json("token list")["tokens"] == [])
  }

  @Test func `reading does not make a library`() {
    for line in ["page list", "rule list", "token list", "library check", "library info", "changes", "account list"] {
      #expect(refused(line).contains("library.sqlite"))
    }
  }

  @Test func `the demo fills an empty library and leaves any other alone`() throws {
    #expect(try json("demo --time-zone Europe/Berlin")["filled"] == true)
    #expect(try json("page list")["pages"]?.array?.count == 4)
    #expect(try json("rule list")["rules"]?.array?.count == 3)
    #expect(run("library check").output == "all is well\n")
    let before = try json("changes --limit 100")
    #expect(try json("demo")["filled"] == false)
    #expect(try json("changes --limit 100") == before)
    #expect(try json("status show")["devices"]?.array?.count == 1)
  }

  @Test func `a rule is switched, deleted and brought back, and the history says by whom`() throws {
    _ = run("demo")
    #expect(try json("rule disable work")["rule"]?["revision"] == 2)
    #expect(try json("rule show work")["enabled"] == false)
    #expect(try json("rule enable work")["rule"]?["revision"] == 3)
    let dry = try json("rule delete work --dry-run")
    #expect(dry["change_id"] == nil)
    let change = try #require(try json("rule delete work")["change_id"]?.string)
    #expect(refused("rule show work").contains("work"))
    _ = run("undo \(change)")
    #expect(try json("rule show work")["id"] == "work")
    let changes = try #require(try json("changes --by owner --limit 3")["changes"]?.array)
    #expect(changes.map { $0["tool"]?.string } == ["undo", "rule delete", "rule enable"])
  }

  @Test func `a page is switched and deleted`() throws {
    _ = run("demo")
    #expect(try json("page enable evening")["page"]?["revision"] == 2)
    #expect(try json("page show evening")["enabled"] == true)
    _ = run("page disable evening")
    _ = run("page delete evening")
    #expect(!run("page list").output.contains("evening"))
  }

  @Test func `a group is renamed everywhere and deleted when nothing uses it`() throws {
    _ = run("demo")
    let groups = try #require(try json("group list")["groups"]?.array)
    let social = try #require(groups.first { $0["name"] == "Social" }?["id"]?.string)
    _ = run("group rename \(social) Chat")
    #expect(run("rule show work").output.contains("Chat"))
    #expect(refused("group delete \(social)").contains("work"))
  }

  @Test func `accounts are apart, and one with contents is not deleted by a slip`() throws {
    _ = run("demo")
    _ = run("account add kid --time-zone Europe/Warsaw")
    #expect(try json("page list --account kid")["pages"] == [])
    _ = run("demo --account kid")
    #expect(refused("account delete kid").contains("--with-contents"))
    _ = run("account delete kid --with-contents")
    #expect(refused("page list --account kid").contains("kid"))
    #expect(refused("account delete local --with-contents").contains("local"))
  }

  @Test func `a backup is a library, and restoring puts it back`() throws {
    _ = run("demo")
    let backup = folder.file("backup.sqlite")
    _ = run("library backup \(backup)")
    _ = run("page delete morning")
    _ = run("library restore \(backup)")
    #expect(run("page list").output.contains("morning"))
    #expect(refused("library backup \(backup)").contains("backup.sqlite"))
  }

  @Test func `a restore can be tried dry, says what it changes, and is undone`() throws {
    _ = run("demo")
    let backup = folder.file("backup.sqlite")
    _ = run("library backup \(backup)")
    _ = run("rule delete work")
    let dry = try json("library restore \(backup) --dry-run")
    #expect(dry["accounts"]?.array?.first?["added"]?.array?.count == 1)
    #expect(!run("rule list").output.contains("work "))
    let change = try #require(
      try json("library restore \(backup)")["accounts"]?.array?.first?["change_id"]?.string)
    #expect(run("rule list").output.contains("work "))
    _ = run("undo \(change)")
    #expect(!run("rule list").output.contains("work "))
  }

  @Test func `the doctor finds nothing wrong with a demo, and says what a client will see`() throws {
    _ = run("demo")
    let report = try json("doctor")
    #expect(report["ok"] == true)
    let subjects = try #require(report["findings"]?.array).map { $0["subject"]?.string }
    for subject in ["library", "file", "time zone", "era 2026-07-28", "era 2025-11-25", "tools", "schemas"] {
      #expect(subjects.contains(subject))
    }
  }

  @Test(arguments: [
    (["POCKETWORK_ACCESS_TOKEN": "${POCKETWORK_ACCESS_TOKEN}"], "token"),
    (["POCKETWORK_ACCESS_TOKEN": "pw_agent_x"], "token"),
    (["POCKETWORK_ACCESS_TOKEN": ""], "token"),
    (["POCKETWORK_MCP_URL": "http://elsewhere.example/mcp"], "relay"),
    (["POCKETWORK_MCP_URL": "https://elsewhere.example/mcp"], "relay"),
  ])
  func `the doctor names what is wrong with the environment`(variables: [String: String], subject: String) throws {
    let console = TestConsole(variables: variables)
    #expect(console.run("doctor --json --library \(library)") == 1)
    let findings = try #require(try JSONValue(parsing: console.output)["findings"]?.array)
    #expect(findings.filter { $0["verdict"] == "fault" }.map { $0["subject"]?.string } == [subject])
    #expect(console.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["Mars/Olympus", "EST", "Etc/GMT+5", "posix/Europe/Berlin", "../etc/passwd"])
  func `a zone that is none is refused`(zone: String) {
    _ = run("demo")
    #expect(refused("library set-time-zone \(zone)").contains(zone))
  }

  @Test func `a wrong id is refused with what is near`() {
    _ = run("demo")
    #expect(refused("page show mornin").contains("morning"))
    #expect(refused("undo nothing").contains("nothing"))
  }

  @Test func `a token that is set and empty does not give an agent the owner's rights`() {
    _ = run("demo")
    let console = TestConsole(variables: ["POCKETWORK_ACCESS_TOKEN": ""])
    #expect(console.run("stdio --library \(library)") == 1)
    #expect(console.errors.contains("POCKETWORK_ACCESS_TOKEN holds no token: the token is empty"))
  }
}
