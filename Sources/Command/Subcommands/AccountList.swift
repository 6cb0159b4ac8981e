import JSON
import Library

extension Subcommand {
  static let accountList = Subcommand(
    "account list", "list the accounts of a library", takes: [LibraryPath.option, Output.json],
    examples: [Example("pocketwork account list", "who has pages and rules in this library")]
  ) { arguments, console in
    let accounts = try OpenedLibrary.existing(arguments, console).library.accounts()
    guard !arguments.has(Output.json) else {
      return console.printJSON(["accounts": .array(accounts.map { .object($0.document) })])
    }
    var table = Table(["ACCOUNT", "TIME ZONE", "REVISION"])
    for account in accounts { table.add([account.id.description, account.timeZone, "\(account.revision)"]) }
    console.print(table.text(ifEmpty: "no accounts"))
  }
}
