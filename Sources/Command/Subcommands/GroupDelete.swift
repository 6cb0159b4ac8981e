import JSON
import Library

extension Subcommand {
  static let groupDelete = Subcommand(
    "group delete", "delete an app group that nothing uses",
    takes: [ItemOperand.group, DryRun.flag] + OpenedLibrary.parameters,
    examples: [Example("pocketwork group delete group_8sJ2kQ0vXb4T", "the group with this id")]
  ) { arguments, console in
    let opened = try OpenedLibrary.made(arguments, console)
    let write = opened.write("group delete", isDryRun: arguments.has(DryRun.flag))
    console.tell(
      try opened.library.deleteGroup(arguments.required(ItemOperand.group), expecting: nil, write), arguments)
  }
}
