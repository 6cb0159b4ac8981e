import Testing

struct ProgramTests {
  @Test(arguments: [
    ("conect", #"there is no command "conect"; did you mean connect?; see pocketwork --help"#),
    ("connect", "CLIENT is missing: the client; see pocketwork connect --help"),
    ("connect codex --jsn", #"there is no option "--jsn"; did you mean --json?; see pocketwork connect --help"#),
  ])
  func `what is not understood is exit code 2 and one line with the way to help`(line: String, message: String) {
    let console = TestConsole()
    #expect(console.run(line) == 2)
    #expect(console.errors == "pocketwork: \(message)\n")
    #expect(console.output.isEmpty)
  }

  @Test func `control characters of a person's words do not reach the terminal`() {
    let console = TestConsole()
    #expect(console.run(["\u{1B}[2J\nx"]) == 2)
    #expect(console.errors.hasPrefix(#"pocketwork: there is no command "\u{1B}[2J\nx""#))
    #expect(console.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["--version"])
  func `the version is one line`(line: String) {
    let console = TestConsole()
    #expect(console.run(line) == 0)
    #expect(console.output.hasPrefix("pocketwork "))
    #expect(console.output.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["", "--help", "help"])
  func `help of the whole names every command`(line: String) {
    let console = TestConsole()
    #expect(console.run(line) == 0)
    #expect(console.output.contains("Examples:"))
  }
}
