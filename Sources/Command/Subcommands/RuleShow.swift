import JSON
import Library

extension Subcommand {
  static let ruleShow = Subcommand(
    "rule show", "show one rule whole", takes: [ItemOperand.rule] + OpenedLibrary.parameters,
    examples: [Example("pocketwork rule show sleep", "the rule with this id, as an agent sees it")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let id = try arguments.required(ItemOperand.rule)
    let view = try opened.library.rule(id, of: opened.account, now: opened.now)
    if let warning = view.clockWarning { console.note("pocketwork: \(warning)") }
    guard !arguments.has(Output.json) else { return console.printJSON(view.document) }
    console.printFacts(view.document)
  }
}
