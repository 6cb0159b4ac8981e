import TestSupport
import Testing

@testable import Command

struct HelpTests {
  @Test(arguments: Subcommand.all.map(\.name))
  func `every command has its page of help, with examples`(name: String) throws {
    let console = TestConsole()
    #expect(console.run("\(name) --help") == 0)
    try Golden.check(console.output, "help/\(name.split(separator: " ").joined(separator: "-")).txt")
    #expect(console.output.contains("\n  pocketwork \(name)"))
    let other = TestConsole()
    #expect(other.run("help \(name)") == 0)
    #expect(other.output == console.output)
  }

  @Test func `the first page is as it is kept`() throws {
    let console = TestConsole()
    #expect(console.run("--help") == 0)
    try Golden.check(console.output, "help/pocketwork.txt")
  }

  @Test(arguments: Subcommand.all.map(\.name))
  func `every example is understood by the declarations`(name: String) throws {
    let subcommand = try #require(Subcommand.all.first { $0.name == name })
    #expect(!subcommand.examples.isEmpty)
    for example in subcommand.examples {
      let words = example.command.split(separator: "|")[0].split(separator: ">")[0].split(separator: " ").map(
        String.init)
      let start = try #require(words.firstIndex(of: "pocketwork"))
      let rest = Array(words[(start + 1)...])
      #expect(rest.starts(with: subcommand.words), "\(example.command)")
      _ = try ArgumentParser.parse(Array(rest.dropFirst(subcommand.words.count)), by: subcommand.parameters)
    }
  }

  @Test(arguments: Subcommand.all.map(\.name))
  func `no line of help is wider than a page`(name: String) {
    let console = TestConsole()
    _ = console.run("\(name) --help")
    for line in console.output.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
  }
}
