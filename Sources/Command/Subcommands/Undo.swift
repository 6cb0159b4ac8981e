import JSON
import Library

extension Subcommand {
  static let undo = Subcommand(
    "undo", "take a change back, as a new change",
    takes: [ItemOperand.change, DryRun.flag] + OpenedLibrary.parameters,
    examples: [Example("pocketwork undo c12_8sJ2", "the change with this id, from pocketwork changes")]
  ) { arguments, console in
    let opened = try OpenedLibrary.made(arguments, console)
    let write = opened.write("undo", isDryRun: arguments.has(DryRun.flag))
    console.tell(try opened.library.undoChange(arguments.required(ItemOperand.change), write), arguments)
  }
}
