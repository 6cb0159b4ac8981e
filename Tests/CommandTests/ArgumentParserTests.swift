import Testing

@testable import Command

struct ArgumentParserTests {
  private static let port = Parameter<Int>.option("port", "N", in: 1...65_535, "the port")
  private static let name = Parameter<String>.option("name", "TEXT", "the name")
  private static let scopes = Parameter<[String]>.option("scopes", "LIST", anyOf: ["read", "write"], "the scopes")
  private static let json = Parameter<Bool>.flag("json", "print JSON")
  private static let client = Parameter<String>.operand("CLIENT", "the client", choices: ["codex", "cursor"])
  private static let file = Parameter<String>.operand("FILE", "the file", isOptional: true)
  private static let all: [any ParameterDeclaration] = [port, name, scopes, json, client, file]

  private func parse(_ line: String) throws -> Arguments {
    try ArgumentParser.parse(line.split(separator: " ").map(String.init), by: Self.all)
  }

  @Test(arguments: [
    "codex --port 80 --name x --json", "--port=80 codex --name=x --json", "--json --name x --port 80 -- codex",
  ])
  func `options stand before or after the words, with a space or an equals sign`(line: String) throws {
    let arguments = try parse(line)
    #expect(arguments[Self.port] == 80)
    #expect(arguments[Self.name] == "x")
    #expect(arguments.has(Self.json))
    #expect(arguments[Self.client] == "codex")
    #expect(arguments[Self.file] == nil)
    #expect(arguments[Self.scopes] == nil)
  }

  @Test func `after two hyphens every word is an operand, and one hyphen is a word`() throws {
    #expect(try parse("codex -- --json")[Self.file] == "--json")
    #expect(try parse("codex -")[Self.file] == "-")
    #expect(try parse("codex --name=a=b")[Self.name] == "a=b")
    #expect(try parse("codex --scopes read,write")[Self.scopes] == ["read", "write"])
  }

  @Test(arguments: [
    ("", #"CLIENT is missing: the client"#),
    ("codexx", #"there is no CLIENT "codexx"; did you mean codex?"#),
    ("word", #"there is no CLIENT "word"; there are codex, cursor"#),
    ("codex a b", #""b" is one word too many"#),
    ("codex --prot 80", #"there is no option "--prot"; did you mean --port?"#),
    ("codex -p 80", #"there is no option "-p"; options begin with two hyphens"#),
    ("codex --port", "--port needs a value: --port N"),
    ("codex --port 0", #"--port is "0"; it must be a whole number from 1 to 65535"#),
    ("codex --port 65536", #"--port is "65536"; it must be a whole number from 1 to 65535"#),
    (
      "codex --port 99999999999999999999",
      #"--port is "99999999999999999999"; it must be a whole number from 1 to 65535"#
    ),
    ("codex --port 80 --port 81", "--port is given twice"),
    ("codex --json=yes", "--json takes no value"),
    ("codex --name=", #"--name is ""; it must be a text that is not empty"#),
    ("codex --scopes read,wriet", #"--scopes is "read,wriet"; it must be a list of read, write, with commas between"#),
    ("codex --scopes ,", #"--scopes is ","; it must be a list of read, write, with commas between"#),
  ])
  func `a wrong command line is refused with the place, the value and what is right`(line: String, message: String) {
    #expect(throws: UsageError(message)) { try parse(line) }
  }
}
