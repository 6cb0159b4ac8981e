import Faults
import JSON
import Library

extension Subcommand {
  static let tokenRevoke = Subcommand(
    "token revoke", "make a token useless from its next call on",
    takes: [TokenRevoke.id, TokenRevoke.all] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork token revoke token_8sJ2kQ0vXb4T", "one token, by its id"),
      Example("pocketwork token revoke --all", "every agent's token of the account"),
    ],
    run: TokenRevoke.run)
}

private enum TokenRevoke {
  static let id = Parameter<String>.operand("ID", "the token's id, from token list", isOptional: true)
  static let all = Parameter<Bool>.flag("all", "every agent's token of the account")

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let revoked: [TokenView]
    switch (arguments[id], arguments.has(all)) {
    case (nil, false): throw UsageError("ID is missing: \(id.help), or --all")
    case (.some, true): throw UsageError("an ID and --all are given; give one of them")
    case (let id?, false):
      if id.hasPrefix("pw_") {
        throw UsageError(
          "ID is a token; it must be the token's id, so that the secret stays out of the shell's history")
      }
      let opened = try OpenedLibrary.existing(arguments, console)
      revoked = [try opened.library.revokeToken(id, of: opened.account, now: opened.now)]
    case (nil, true):
      let opened = try OpenedLibrary.existing(arguments, console)
      revoked = try opened.library.revokeAllTokens(of: opened.account, now: opened.now)
    }
    guard !arguments.has(Output.json) else {
      return console.printJSON(["revoked": .array(revoked.map { .object($0.document) })])
    }
    for token in revoked { console.print("revoked \(token.id) (\(Quoted.visible(token.name)))") }
    if revoked.isEmpty { console.print("there was no token") }
  }
}
