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
}
