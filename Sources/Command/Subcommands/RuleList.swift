import Faults
import JSON
import Library

extension Subcommand {
  static let ruleList = Subcommand(
    "rule list", "list the rules of an account", takes: OpenedLibrary.parameters,
    examples: [Example("pocketwork rule list", "ids, names and what each one does")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let overview = try opened.library.overview(of: opened.account, now: opened.now)
    let rules = overview.rules
    if let warning = ClockLag.warning(at: opened.now, mark: overview.highWaterMark) {
      console.note("pocketwork: \(warning)")
    }
    guard !arguments.has(Output.json) else {
      return console.printJSON(["rules": .array(rules.map { .object($0.document) })])
    }
    var table = Table(["ID", "NAME", "REVISION", "SUMMARY"])
    for rule in rules {
      let summary = rule.document["summary"]?.string ?? ""
      table.add([rule.rule.id.description, rule.rule.name, "\(rule.revision)", summary])
    }
    console.print(table.text(ifEmpty: "no rules"))
    for pending in overview.pending {
      let cancel = pending.changeID.map { "; cancel with: pocketwork undo \($0)" } ?? ""
      console.note("Waits until \(pending.effectiveAt): \(Quoted.visible(pending.summary))\(cancel)")
    }
  }
}
