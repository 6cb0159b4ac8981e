import JSON
import Library

extension Subcommand {
  static let librarySetTimeZone = Subcommand(
    "library set-time-zone", "change the time zone in which days and clock times are read",
    takes: [LibrarySetTimeZone.zone, DryRun.flag] + OpenedLibrary.parameters,
    examples: [Example("pocketwork library set-time-zone Europe/Warsaw", "after moving")]
  ) { arguments, console in
    let opened = try OpenedLibrary.made(arguments, console)
    let write = opened.write("library set-time-zone", isDryRun: arguments.has(DryRun.flag))
    console.tell(try opened.library.setTimeZone(arguments.required(LibrarySetTimeZone.zone), write), arguments)
  }
}

private enum LibrarySetTimeZone {
  static let zone = Parameter<String>.operand("ZONE", "an IANA name such as Europe/Warsaw")
}
