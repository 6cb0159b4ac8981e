import JSON
import Library

extension Subcommand {
  static let ruleEnable = ruleSwitch("enable", to: true, "switch a rule on")
  static let ruleDisable = ruleSwitch("disable", to: false, "switch a rule off, keeping it")

  private static func ruleSwitch(_ verb: String, to isEnabled: Bool, _ summary: String) -> Subcommand {
    Subcommand(
      "rule \(verb)", summary, takes: [ItemOperand.rule, DryRun.flag] + OpenedLibrary.parameters,
      examples: [Example("pocketwork rule \(verb) sleep", "the rule with this id")]
    ) { arguments, console in
      let opened = try OpenedLibrary.made(arguments, console)
      let write = opened.write("rule \(verb)", isDryRun: arguments.has(DryRun.flag))
      let id = try arguments.required(ItemOperand.rule)
      console.tell(try opened.library.updateRule(id, expecting: nil, ["enabled": .bool(isEnabled)], write), arguments)
    }
  }
}
