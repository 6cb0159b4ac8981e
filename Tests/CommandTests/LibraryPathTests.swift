import Testing

@testable import Command

struct LibraryPathTests {
  private func find(_ words: [String], _ variables: [String: String]) throws -> String {
    let console = Console(
      programPath: "/bin/pocketwork", now: { .earliest }, variable: { variables[$0] }, isTerminal: { _ in false },
      write: { _, _ in })
    return try LibraryPath.find(ArgumentParser.parse(words, by: [LibraryPath.option]), console)
  }

  @Test func `the option comes before the variable, and that before the data folder`() throws {
    let variables = ["POCKETWORK_LIBRARY": "/v.sqlite", "XDG_DATA_HOME": "/x", "HOME": "/h"]
    #expect(try find(["--library", "o.sqlite"], variables) == "o.sqlite")
    #expect(try find([], variables) == "/v.sqlite")
  }

  #if os(Linux)
    @Test(arguments: [
      (["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/pocketwork/library.sqlite"),
      (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/pocketwork/library.sqlite"),
      (["POCKETWORK_LIBRARY": "", "HOME": "/h"], "/h/.local/share/pocketwork/library.sqlite"),
    ])
    func `the data folder is the one of the XDG specification`(variables: [String: String], path: String) throws {
      #expect(try find([], variables) == path)
    }
  #endif

  @Test(arguments: [[:], ["HOME": "relative"]])
  func `without a home folder the file must be named`(variables: [String: String]) {
    #expect(throws: UsageError.self) { try find([], variables) }
  }
}
