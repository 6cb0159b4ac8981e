import JSON
import Library

extension Subcommand {
  static let libraryExport = Subcommand(
    "library export", "write the library as one JSON document",
    details: """
      The zone, groups, pages and rules of one account, without tokens and history, on standard output. The same library
      is always the same bytes; library import takes the document.
      """,
    takes: OpenedLibrary.parameters,
    examples: [
      Example("pocketwork library export > library.json", "to keep, to compare or to move it"),
      Example("pocketwork library export --account kid", "of another account"),
    ]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    console.write(.output, JSONValue.object(try opened.library.exportDocument(of: opened.account)).indented)
  }
}
