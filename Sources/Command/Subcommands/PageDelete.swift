import JSON
import Library

extension Subcommand {
  static let pageDelete = Subcommand(
    "page delete", "delete a page; undo brings it back",
    takes: [ItemOperand.page, DryRun.flag] + OpenedLibrary.parameters,
    examples: [Example("pocketwork page delete morning", "the page with this id")]
  ) { arguments, console in
    let opened = try OpenedLibrary.made(arguments, console)
    let write = opened.write("page delete", isDryRun: arguments.has(DryRun.flag))
    console.tell(
      try opened.library.deletePage(arguments.required(ItemOperand.page), expecting: nil, write), arguments)
  }
}
