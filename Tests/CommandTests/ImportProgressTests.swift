import Foundation
import JSON
import TestSupport
import Testing

struct ImportProgressTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func document(ofRules count: Int) -> JSONObject {
    let rules = (0..<count).map { number -> JSONValue in
      [
        "id": .string("r\(number)"), "name": .string("Rule \(number)"), "kind": "schedule", "enabled": true,
        "days": ["every_day"], "windows": [["start": "20:00", "end": "21:00"]], "hard_mode": false,
        "block_adult_content": false,
        "apps": ["mode": "block", "groups": [], "categories": [], "domains": [.string("site\(number).example")]],
      ]
    }
    return [
      "format": "pocketwork library", "format_version": 1, "time_zone": "Etc/UTC", "groups": [], "pages": [],
      "rules": .array(rules),
    ]
  }

  private func errors(importing count: Int, isTerminal: Bool, ends status: Int32 = 0) throws -> String {
    let file = folder.file("library.json")
    try Data(JSONValue.object(Self.document(ofRules: count)).encoded).write(to: URL(filePath: file))
    let console = TestConsole(isTerminal: isTerminal)
    #expect(console.run("library import \(file) --library \(folder.file("\(count).sqlite"))") == status)
    return console.errors
  }

  @Test func `a large document tells on a terminal how far it is, and the line is empty again before anything else`()
    throws
  {
    let errors = try errors(importing: 60, isTerminal: true)
    #expect(errors.contains("\r\u{1B}[Kimporting: 3 of 60 items\r\u{1B}[Kimporting: 6 of 60 items"))
    let rest = try #require(errors.split(separator: "importing: 60 of 60 items", maxSplits: 1).last)
    #expect(rest.hasPrefix("\r\u{1B}[K") && !rest.contains("importing"))
  }

  @Test(arguments: [(49, true), (60, false)])
  func `a small document, and one that no terminal watches, tells nothing`(count: Int, isTerminal: Bool) throws {
    #expect(try !errors(importing: count, isTerminal: isTerminal).contains("importing"))
  }
}
