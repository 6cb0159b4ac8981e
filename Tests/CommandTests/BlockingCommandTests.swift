import Foundation
import JSON
import TestSupport
import Testing

/// What is blocked, at the command line, over the demo's library.
struct BlockingCommandTests {
  private let folder: TemporaryFolder
  private let library: String

  init() throws {
    folder = try TemporaryFolder()
    library = folder.file("library.sqlite")
    let console = TestConsole()
    #expect(console.run("demo --time-zone Europe/Berlin --library \(library)") == 0)
  }

  private func run(_ line: String) -> TestConsole {
    let console = TestConsole()
    #expect(console.run("\(line) --library \(library)") == 0, "\(line): \(console.errors)")
    return console
  }

  private func json(_ line: String) throws -> JSONValue { try JSONValue(parsing: run("\(line) --json").output) }

  @Test func `a rule's week is a strip of seven days by twenty-four hours`() throws {
    let lines = run("rule preview work").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 10)
    let days = lines[2...8].map { $0.suffix(24) }
    #expect(days.allSatisfy { $0.allSatisfy { "█▒·".contains($0) } })
    #expect(days.contains { $0.contains("█") })
    #expect(lines[9].contains("Europe/Berlin"))
    let spans = try #require(try json("rule preview work")["spans"]?.array)
    #expect(spans.count == 5)
    #expect(spans.allSatisfy { $0["start"] != nil && $0["start_local"] != nil })
  }

  @Test func `what is blocked is a table of now with a strip, and for programs what agents see`() throws {
    #expect(run("library blocked").output.split(separator: "\n").count >= 10)
    let document = try json("library blocked")
    #expect(document["time_zone"] == "Europe/Berlin")
    #expect(document["targets"]?.array?.isEmpty == false)
    let missing = TestConsole()
    #expect(missing.run("library blocked --library \(folder.file("other.sqlite"))") == 1)
  }

  @Test func `a pause that is not to be had is refused in one line, and the rule is named`() {
    for line in ["rule pause nothing", "rule resume work"] {
      let console = TestConsole()
      #expect(console.run("\(line) --library \(library)") == 1)
      #expect(console.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `a rule that blocks is paused for a quarter of an hour, once, and resumed`() throws {
    let document = """
      {"format": "pocketwork library", "format_version": 1, "time_zone": "Europe/Berlin",
       "groups": [{"id": "news", "name": "News"}], "pages": [],
       "rules": [{"id": "always", "name": "Always", "kind": "schedule", "enabled": true, "days": ["every_day"],
                  "windows": [{"start": "00:00", "end": "24:00"}], "hard_mode": false, "block_adult_content": false,
                  "apps": {"mode": "block", "groups": ["news"], "categories": [], "domains": []}}]}
      """
    try Data(document.utf8).write(to: URL(fileURLWithPath: folder.file("always.json")))
    _ = run("library import \(folder.file("always.json"))")
    // The console's clock stands at 01:53:20 in Berlin.
    #expect(run("rule pause always").output.contains("until 2026-11-30T02:08:20+01:00"))
    let rules = try #require(try json("rule list")["rules"]?.array)
    let paused = try #require(rules.first { $0["id"] == "always" })
    #expect(paused["status"]?["state"] == "paused" || paused["state"] == "paused")
    let again = TestConsole()
    #expect(again.run("rule pause always --library \(library)") == 1)
    #expect(again.errors.contains("2026-11-30T01:08:20Z (2026-11-30T02:08:20+01:00 in Europe/Berlin)"))
    #expect(run("rule resume always").output.contains("Ended the pause of the rule \"Always\""))
    #expect(run("rule list").output.contains("left"))
  }
}
