import Access
import Faults
import JSON
import Library

extension Subcommand {
  static let tokenCreate = Subcommand(
    "token create", "make a token for an agent; it is shown once",
    details: """
      The token goes to standard output, all else to standard error. An account has five: a sixth replaces the oldest.
      """,
    takes: [
      TokenCreate.name, TokenCreate.scopes, TokenCreate.readOnly, LibraryPath.option, LibraryPath.account, Output.json,
    ],
    examples: [
      Example("pocketwork token create --name codex", "for an agent that may do everything"),
      Example("pocketwork token create --name viewer --read-only", "for one that may only look"),
      Example("pocketwork token create --name ci --scopes read,write --json", "for a script"),
    ],
    run: TokenCreate.run)
}

private enum TokenCreate {
  static let name = Parameter<String>.option("name", "NAME", "what the history calls its holder")
  static let scopes = Parameter<[String]>.option(
    "scopes", "LIST", anyOf: Scope.allCases.map(\.rawValue), "what it may do: read, write, status (else all three)")
  static let readOnly = Parameter<Bool>.flag("read-only", "the same as --scopes read,status")

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    guard let name = arguments[name] else { throw UsageError("--name is missing: \(Self.name.help)") }
    let chosen = try scopes(arguments)
    let opened = try OpenedLibrary.made(arguments, console)
    let made = try opened.library.createToken(
      .agent, name: name, scopes: chosen, for: opened.account, now: opened.now)
    let granted = chosen.sorted.map(\.rawValue)
    if arguments.has(Output.json) {
      var answer: JSONObject = [
        "token": .string(made.token.secretText), "id": .string(made.view.id),
        "scopes": .array(granted.map(JSONValue.string)),
      ]
      answer["replaced"] = made.replaced.map { .object($0.document) }
      return console.printJSON(answer)
    }
    console.print(made.token.secretText)
    console.note("This is shown once. Its id is \(made.view.id); it may \(granted.joined(separator: ", ")).")
    if let old = made.replaced {
      console.note("It replaces the oldest, \(Quoted.text(old.name)) (\(old.id)), which no longer works.")
    }
  }

  private static func scopes(_ arguments: Arguments) throws -> Scopes {
    switch (arguments[scopes], arguments.has(readOnly)) {
    case (.some, true): throw UsageError("--scopes and --read-only say the same thing twice; give one of them")
    case (nil, true): return .readOnly
    case (let words?, false): return try Scopes(parsing: words.joined(separator: ","))
    case (nil, false): return .all
    }
  }
}
