import JSON
import Library

extension Subcommand {
  static let libraryBackup = Subcommand(
    "library backup", "copy the library into a new file, also while servers use it",
    takes: [LibraryBackup.file, LibraryPath.option, Output.json],
    examples: [Example("pocketwork library backup /mnt/stick/pocketwork.sqlite", "a whole copy in one file")]
  ) { arguments, console in
    let file = LibraryPath.absolute(try arguments.required(LibraryBackup.file))
    try OpenedLibrary.existing(arguments, console).library.backUp(to: file)
    guard !arguments.has(Output.json) else { return console.printJSON(["backup": .string(file)]) }
    console.print("the backup is in \(file)")
  }
}

private enum LibraryBackup {
  static let file = Parameter<String>.operand("FILE", "the file to make; one that is there is refused")
}
