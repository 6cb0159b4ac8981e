import JSON
import Library

extension Subcommand {
  static let accountDelete = Subcommand(
    "account delete", "delete an account with everything in it, for good",
    takes: [ItemOperand.account, withContents, LibraryPath.option, Output.json],
    examples: [Example("pocketwork account delete kid --with-contents", "also one that has pages or rules")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let name = try arguments.required(ItemOperand.account)
    if let account = AccountID(name), !arguments.has(withContents) {
      let overview = try opened.library.overview(of: account, now: opened.now)
      guard overview.pages.isEmpty, overview.rules.isEmpty else {
        throw Refusal("\(name) has pages or rules, and this cannot be undone; add --with-contents to delete them too")
      }
    }
    try opened.library.deleteAccount(name, now: opened.now)
    guard !arguments.has(Output.json) else { return console.printJSON(["deleted": .string(name)]) }
    console.print("deleted the account \(name)")
  }
}

private let withContents = Parameter<Bool>.flag("with-contents", "delete its pages and rules too")
