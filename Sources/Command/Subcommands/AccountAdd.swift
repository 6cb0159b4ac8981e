import JSON
import Library

extension Subcommand {
  static let accountAdd = Subcommand(
    "account add", "make an account of its own pages, rules and tokens",
    takes: [ItemOperand.account, TimeZoneOption.option, LibraryPath.option, Output.json],
    examples: [
      Example("pocketwork account add kid --time-zone Europe/Warsaw", "an account for somebody else in the house")
    ]
  ) { arguments, console in
    let opened = try OpenedLibrary.made(arguments, console)
    let name = try arguments.required(ItemOperand.account)
    let warnings = try opened.library.addAccount(name, timeZone: arguments[TimeZoneOption.option], now: opened.now)
    for warning in warnings { console.note("pocketwork: \(warning)") }
    guard !arguments.has(Output.json) else { return console.printJSON(["account": .string(name)]) }
    console.print("made the account \(name)")
  }
}
