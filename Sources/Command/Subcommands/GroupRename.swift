import JSON
import Library

extension Subcommand {
  static let groupRename = Subcommand(
    "group rename", "rename an app group everywhere",
    takes: [ItemOperand.group, GroupRename.name, DryRun.flag] + OpenedLibrary.parameters,
    examples: [Example("pocketwork group rename group_8sJ2kQ0vXb4T Chat", "rules and pages follow the name")]
  ) { arguments, console in
    let opened = try OpenedLibrary.made(arguments, console)
    let write = opened.write("group rename", isDryRun: arguments.has(DryRun.flag))
    let (id, name) = (try arguments.required(ItemOperand.group), try arguments.required(GroupRename.name))
    console.tell(try opened.library.renameGroup(id, expecting: nil, to: name, write), arguments)
  }
}

private enum GroupRename {
  static let name = Parameter<String>.operand("NAME", "the new name")
}
