/// One subcommand: its name, what it takes, how help presents it, and what it does.
struct Subcommand: Sendable {
  /// Its name, one or two words: `["token", "create"]`.
  let words: [String]

  /// One line for lists of subcommands.
  let summary: String

  /// What else a person should know, in whole lines; may be empty.
  let details: String

  let parameters: [any ParameterDeclaration]
  let examples: [Example]
  let run: @Sendable (Arguments, Console) throws -> Void

  init(
    _ name: String, _ summary: String, details: String = "", takes parameters: [any ParameterDeclaration],
    examples: [Example], run: @escaping @Sendable (Arguments, Console) throws -> Void
  ) {
    words = name.split(separator: " ").map(String.init)
    (self.summary, self.details, self.parameters) = (summary, details, parameters)
    (self.examples, self.run) = (examples, run)
  }

  var name: String { words.joined(separator: " ") }

  /// A command line, and what it is for.
  struct Example: Sendable {
    let command: String
    let purpose: String

    init(_ command: String, _ purpose: String) { (self.command, self.purpose) = (command, purpose) }
  }
}
