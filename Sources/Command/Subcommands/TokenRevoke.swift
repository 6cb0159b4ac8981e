import Library

extension Subcommand {
  static let tokenRevoke = Subcommand(
    "token revoke", "make a token useless from its next call on",
    takes: [token.id, token.all] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork token revoke token_8sJ2kQ0vXb4T", "one token, by its id"),
      Example("pocketwork token revoke --all", "every agent's token of the account"),
    ],
    run: token.run)
}

private let token = Revocation(
  noun: "token", id: .operand("ID", "the token's id, from token list", isOptional: true),
  all: .flag("all", "every agent's token of the account"),
  one: { opened, id in try opened.library.revokeToken(id, of: opened.account, now: opened.now) },
  every: { opened in try opened.library.revokeAllTokens(of: opened.account, now: opened.now) }, row: \.document)
