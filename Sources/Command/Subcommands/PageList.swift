import JSON
import Library

extension Subcommand {
  static let pageList = Subcommand(
    "page list", "list the pages of an account", takes: OpenedLibrary.parameters,
    examples: [Example("pocketwork page list", "ids, names and what each one does")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let pages = try opened.library.overview(of: opened.account, now: opened.now).pages
    guard !arguments.has(Output.json) else {
      return console.printJSON(["pages": .array(pages.map { .object($0.head) })])
    }
    var table = Table(["ID", "NAME", "REVISION", "SUMMARY"])
    for page in pages {
      let summary = page.head["summary"]?.string ?? ""
      table.add([page.page.id.description, page.page.name, "\(page.revision)", summary])
    }
    console.print(table.text(ifEmpty: "no pages"))
  }
}
