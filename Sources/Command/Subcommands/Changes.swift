import JSON
import Library
import Store

extension Subcommand {
  static let changes = Subcommand(
    "changes", "list what was changed, by whom, the newest first",
    takes: [Changes.limit, Changes.by, Changes.token, Changes.cursor] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork changes", "the newest twenty"),
      Example("pocketwork changes --by agent --limit 100", "what agents did"),
    ],
    run: Changes.run)
}

private enum Changes {
  static let limit = Parameter<Int>.option("limit", "N", in: 1...100, "how many (else 20)")
  static let by = Parameter<String>.option(
    "by", "WHOM", "changes of one kind of author", choices: ActorRecord.Kind.allCases.map(\.rawValue))
  static let token = Parameter<String>.option("token", "ID", "changes made with one token")
  static let cursor = Parameter<String>.option("cursor", "TEXT", "go on where an earlier list ended")

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let opened = try OpenedLibrary.existing(arguments, console)
    let listing = try opened.library.changes(
      of: opened.account, filter(arguments), limit: arguments[limit] ?? 20, cursor: arguments[cursor])
    guard !arguments.has(Output.json) else {
      var answer: JSONObject = ["changes": .array(listing.items.map { .object($0.document) })]
      answer["next_cursor"] = listing.nextCursor.map(JSONValue.string)
      return console.printJSON(answer)
    }
    var table = Table(["CHANGE", "AT", "BY", "WHAT"])
    for change in listing.items {
      let record = change.record
      let author = record.actor.name.map { "\(record.actor.kind) \($0)" } ?? record.actor.kind.rawValue
      table.add([record.id, record.at.description, author, record.summary])
    }
    console.print(table.text(ifEmpty: "no changes"))
    if let next = listing.nextCursor { console.note("More with: --cursor \(next)") }
  }

  private static func filter(_ arguments: Arguments) -> ChangeFilter {
    ChangeFilter(actorKind: arguments[by].flatMap(ActorRecord.Kind.init(rawValue:)), tokenID: arguments[token])
  }
}
