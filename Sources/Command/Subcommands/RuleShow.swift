import JSON
import Library

extension Subcommand {
  static let ruleShow = Subcommand(
    "rule show", "show one rule whole", takes: [ItemOperand.rule] + OpenedLibrary.parameters,
    examples: [Example("pocketwork rule show sleep", "the rule with this id, as an agent sees it")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let id = try arguments.required(ItemOperand.rule)
    let document = try opened.library.rule(id, of: opened.account, now: opened.now).document
    guard !arguments.has(Output.json) else { return console.printJSON(document) }
    console.printFacts(document)
  }
}
