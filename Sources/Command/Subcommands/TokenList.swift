import JSON
import Library

extension Subcommand {
  static let tokenList = Subcommand(
    "token list", "list the tokens of an account, without their secrets", takes: OpenedLibrary.parameters,
    examples: [Example("pocketwork token list", "who may come in, and what they may do")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let tokens = try opened.library.tokens(of: opened.account)
    guard !arguments.has(Output.json) else {
      return console.printJSON(["tokens": .array(tokens.map { .object($0.document) })])
    }
    var table = Table(["ID", "NAME", "SCOPES", "MADE"])
    for token in tokens { table.add([token.id, token.name, token.scopes.description, token.createdAt.description]) }
    console.print(table.text(ifEmpty: "no tokens; pocketwork token create --name NAME makes one"))
  }
}
