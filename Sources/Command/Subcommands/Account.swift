import JSON
import Library

extension Subcommand {
  static let accountAdd = Subcommand(
    "account add", "make an account of its own pages, rules and tokens",
    takes: [Account.name, TimeZoneOption.option, LibraryPath.option, Output.json],
    examples: [
      Example("pocketwork account add kid --time-zone Europe/Warsaw", "an account for somebody else in the house")
    ]
  ) { arguments, console in
    let opened = try OpenedLibrary.made(arguments, console)
    let name = try arguments.required(Account.name)
    let warnings = try opened.library.addAccount(name, timeZone: arguments[TimeZoneOption.option], now: opened.now)
    for warning in warnings { console.note("pocketwork: \(warning)") }
    guard !arguments.has(Output.json) else { return console.printJSON(["account": .string(name)]) }
    console.print("made the account \(name)")
  }

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

  static let accountDelete = Subcommand(
    "account delete", "delete an account with everything in it, for good",
    takes: [Account.name, Account.withContents, LibraryPath.option, Output.json],
    examples: [Example("pocketwork account delete kid --with-contents", "also one that has pages or rules")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let name = try arguments.required(Account.name)
    if let account = AccountID(name), !arguments.has(Account.withContents) {
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

private enum Account {
  static let name = Parameter<String>.operand("NAME", "the account's name")
  static let withContents = Parameter<Bool>.flag("with-contents", "delete its pages and rules too")
}
