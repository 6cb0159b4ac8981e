import JSON
import Library

extension Subcommand {
  static let pageEnable = pageSwitch("enable", to: true, "switch a page on")
  static let pageDisable = pageSwitch("disable", to: false, "switch a page off, keeping it")

  private static func pageSwitch(_ verb: String, to isEnabled: Bool, _ summary: String) -> Subcommand {
    Subcommand(
      "page \(verb)", summary, takes: [ItemOperand.page, DryRun.flag] + OpenedLibrary.parameters,
      examples: [Example("pocketwork page \(verb) home", "the page with this id")]
    ) { arguments, console in
      let opened = try OpenedLibrary.made(arguments, console)
      let write = opened.write("page \(verb)", isDryRun: arguments.has(DryRun.flag))
      let id = try arguments.required(ItemOperand.page)
      console.tell(try opened.library.updatePage(id, expecting: nil, ["enabled": .bool(isEnabled)], write), arguments)
    }
  }
}
