import Foundation
import JSON
import Status
import TestSupport
import Testing
import Time

/// The phone's status at the command line, over the demo's month.
struct StatusCommandTests {
  private let folder: TemporaryFolder
  private let library: String

  init() throws {
    folder = try TemporaryFolder()
    library = folder.file("library.sqlite")
    #expect(console(at: "2026-12-09T20:34:00Z").run("demo --time-zone Europe/Berlin --library \(library)") == 0)
  }

  private func console(at time: String, isTerminal: Bool = false, path: String = "") -> TestConsole {
    TestConsole(
      variables: ["HOME": "/home/ada", "PATH": path, "TMPDIR": folder.path], isTerminal: isTerminal,
      now: Instant(parsing: time) ?? .earliest)
  }

  private func run(_ line: String, at time: String = "2026-12-09T20:40:00Z", path: String = "") -> TestConsole {
    let console = console(at: time, path: path)
    #expect(console.run("\(line) --library \(library)") == 0, "\(line): \(console.errors)")
    return console
  }

  /// Where the README's pictures are kept.
  private static let pictures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/pocketwork/Documentation.docc/README").standardizedFileURL

  @Test(arguments: ["dark", "light"])
  func `the README shows what the program draws of the demo today`(theme: String) throws {
    let drawn = Data(run("status chart --out - --theme \(theme)").outputBytes)
    let file = Self.pictures.appending(path: "status-\(theme).png")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: Self.pictures, withIntermediateDirectories: true)
      try drawn.write(to: file)
    }
    #expect(try Data(contentsOf: file) == drawn, "\(file.path) differs; UPDATE_GOLDEN=1 rewrites it")
  }

  @Test func `the demo has a month of reports, with a day over, one without use and one without a report`() throws {
    let lines = run("status show").output
    #expect(lines.contains("As of Wed Dec 9, 9:34 PM CET (6 min ago): Focus is running until 10:09 PM."))
    let document = try JSONValue(parsing: run("status show --json").output)
    let phone = try #require(document["devices"]?.array?.first)
    #expect(phone["report"]?["grade"] == "reported" && phone["allowance"]?["budget_minutes"] == 40)
    #expect(phone["allowance"]?["used_minutes"]?.wholeNumber ?? 0 > 0)
    #expect(document["limits"]?.array?.first?["name"] == "Video budget")
    let later = try JSONValue(parsing: run("status show --json", at: "2026-12-12T09:00:00Z").output)
    #expect(later["devices"]?.array?.first?["report"]?["grade"] == "stale")
  }

  @Test func `the status is a paragraph and tables, of lines that fit a terminal`() {
    let lines = run("status show").output.split(separator: "\n", omittingEmptySubsequences: false)
    for heading in ["DEVICE", "BLOCKED NOW", "Games (at home)", "NEXT", "LIMIT"] {
      #expect(lines.contains { $0.hasPrefix(heading) })
    }
    #expect(lines.prefix { !$0.isEmpty }.allSatisfy { $0.count <= 100 })
    #expect(run("status show", at: "2026-12-10T16:30:00Z").output.contains("\nnothing is blocked"))
    #expect(run("status show", at: "2026-12-20T09:00:00Z").output.contains("no report for 10 days"))
  }

  @Test func `the picture goes to a file, and to a viewer where there is one`() throws {
    let file = folder.file("deep/status.png")
    #expect(run("status chart --out \(file) --days 7").output == "the picture is in \(file)\n")
    #expect(try Data(contentsOf: URL(filePath: file)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let viewer = folder.file("xdg-open")
    try Data("#!/bin/sh\ncp \"$1\" \(folder.file("seen.png"))\n".utf8).write(to: URL(filePath: viewer))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: viewer)
    _ = run("status chart --open --days 7", path: "\(folder.path):/usr/bin:/bin")
    #expect(try Data(contentsOf: URL(filePath: folder.file("seen.png"))) == Data(contentsOf: URL(filePath: file)))
    let without = console(at: "2026-12-09T20:40:00Z")
    #expect(without.run("status chart --open --out \(file) --days 7 --library \(library)") == 1)
    #expect(without.errors.contains(file) && without.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("status chart", 2, "--out"), ("status chart --out - --json", 2, "--json"),
    ("status chart --out x --days 13", 2, "30"),
    ("status chart --out x --theme blue", 2, "dark"), ("status chart --out x --device Tablet", 1, "Demo phone"),
    ("status show --device Tablet", 1, "Demo phone"), ("status chart --out /proc/none/x.png", 1, "/proc/none"),
  ])
  func `what cannot be done is refused in one line that says what can`(line: String, code: Int32, words: String) {
    let console = console(at: "2026-12-09T20:40:00Z")
    #expect(console.run("\(line) --library \(library)") == code)
    #expect(console.errors.contains(words) && console.errors.split(separator: "\n").count == 1, "\(console.errors)")
  }

  @Test func `a picture is not written to a terminal`() {
    let console = console(at: "2026-12-09T20:40:00Z", isTerminal: true)
    #expect(console.run("status chart --out - --library \(library)") == 2)
    #expect(console.outputBytes.isEmpty && console.errors.contains("terminal"))
  }
}
