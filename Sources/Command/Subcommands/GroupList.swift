import JSON
import Library

extension Subcommand {
  static let groupList = Subcommand(
    "group list", "list the app groups of an account, and what uses them", takes: OpenedLibrary.parameters,
    examples: [Example("pocketwork group list", "the names that rules and pages block by")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let groups = try opened.library.groups(of: opened.account, now: opened.now)
    guard !arguments.has(Output.json) else {
      return console.printJSON(["groups": .array(groups.map { .object($0.document) })])
    }
    var table = Table(["ID", "NAME", "REVISION", "USED BY"])
    for group in groups {
      let users = group.users.map { "\($0.kind.rawValue) \($0.id)" }.joined(separator: ", ")
      table.add([group.id, group.name, "\(group.revision)", users])
    }
    console.print(table.text(ifEmpty: "no groups; a rule or page that names one makes it"))
  }
}
