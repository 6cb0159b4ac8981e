import Faults
import JSON
import Library

extension Subcommand {
  static let libraryCheck = Subcommand(
    "library check", "verify the file and every document in it",
    details: "The exit code is 0 when all is well and 1 when something is not.",
    takes: [LibraryPath.option, Output.json],
    examples: [Example("pocketwork library check", "before and after a backup, or when something looks odd")]
  ) { arguments, console in
    let faults = try OpenedLibrary.existing(arguments, console).library.check()
    if arguments.has(Output.json) {
      console.printJSON(["ok": .bool(faults.isEmpty), "faults": .array(faults.map(JSONValue.string))])
    } else {
      for fault in faults { console.print(Quoted.visible(fault)) }
    }
    guard faults.isEmpty else { throw Refusal("\(faults.count) faults; restore a backup with: library restore FILE") }
    if !arguments.has(Output.json) { console.print("all is well") }
  }
}
