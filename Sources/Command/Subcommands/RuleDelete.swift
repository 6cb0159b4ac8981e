import JSON
import Library

extension Subcommand {
  static let ruleDelete = Subcommand(
    "rule delete", "delete a rule; undo brings it back",
    takes: [ItemOperand.rule, DryRun.flag] + OpenedLibrary.parameters,
    examples: [Example("pocketwork rule delete sleep", "the rule with this id")]
  ) { arguments, console in
    let opened = try OpenedLibrary.made(arguments, console)
    let write = opened.write("rule delete", isDryRun: arguments.has(DryRun.flag))
    console.tell(
      try opened.library.deleteRule(arguments.required(ItemOperand.rule), expecting: nil, write), arguments)
  }
}
