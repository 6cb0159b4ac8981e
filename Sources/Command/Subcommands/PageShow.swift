import JSON
import Library

extension Subcommand {
  static let pageShow = Subcommand(
    "page show", "show one page whole", takes: [ItemOperand.page] + OpenedLibrary.parameters,
    examples: [Example("pocketwork page show morning", "the page with this id, as an agent sees it")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let id = try arguments.required(ItemOperand.page)
    let document = try opened.library.page(id, of: opened.account).document
    guard !arguments.has(Output.json) else { return console.printJSON(document) }
    console.printFacts(document)
  }
}
