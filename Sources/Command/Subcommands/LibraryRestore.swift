import Faults
import JSON
import Library

extension Subcommand {
  static let libraryRestore = Subcommand(
    "library restore", "bring back what a backup holds, all or nothing",
    details: """
      Each account's pages, rules, groups and zone become what the backup has, as a write that undo takes back; tokens stay
      as they are. Where the library is missing or damaged, a copy of the backup takes its place.
      """,
    takes: [LibraryRestore.file, DryRun.flag, LibraryPath.option, Output.json],
    examples: [
      Example("pocketwork library restore /mnt/stick/pocketwork.sqlite --dry-run", "see what would change"),
      Example("pocketwork library restore /mnt/stick/pocketwork.sqlite", "after a fault, or on a new machine"),
    ],
    run: LibraryRestore.run)
}

private enum LibraryRestore {
  static let file = Parameter<String>.operand("FILE", "a backup")

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let (file, path) = (try arguments.required(file), try LibraryPath.find(arguments, console))
    let isDryRun = arguments.has(DryRun.flag)
    let report = try Library.restore(path: path, from: file, isDryRun: isDryRun, now: console.now())
    guard !arguments.has(Output.json) else { return console.printJSON(document(report)) }
    if isDryRun { console.print("Dry run, nothing written.") }
    if report.replacesFile { console.print("the backup takes the place of the library \(path)") }
    if let kept = report.keptFile { console.print("what was there is kept in \(kept)") }
    for account in report.accounts { tell(account, console) }
  }

  private static func tell(_ account: RestoreReport.Account, _ console: Console) {
    let rows = [("added", account.added), ("changed", account.changed), ("removed", account.removed)]
    for (verb, items) in rows {
      for item in items { console.print(Quoted.visible("\(account.id): \(verb) \(item)")) }
    }
    if rows.allSatisfy(\.1.isEmpty), !account.isNew { console.print("\(account.id): nothing is different") }
    if let change = account.changeID { console.note("Undo with: pocketwork undo \(change) --account \(account.id)") }
  }

  private static func document(_ report: RestoreReport) -> JSONObject {
    var document: JSONObject = [
      "accounts": .array(
        report.accounts.map { account in
          var object: JSONObject = [
            "account": .string(account.id.description), "new": .bool(account.isNew),
            "added": .array(account.added.map(JSONValue.string)),
            "changed": .array(account.changed.map(JSONValue.string)),
            "removed": .array(account.removed.map(JSONValue.string)),
          ]
          object["change_id"] = account.changeID.map(JSONValue.string)
          return .object(object)
        }),
      "replaces_file": .bool(report.replacesFile),
    ]
    document["kept_file"] = report.keptFile.map(JSONValue.string)
    return document
  }
}
