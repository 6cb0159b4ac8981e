import JSON
import Library
import Rules
import Tools

extension Subcommand {
  static let libraryBlocked = Subcommand(
    "library blocked", "show what is blocked now, and when in the next 7 days",
    details: """
      The strip marks the hours in which anything is blocked wherever you are. Limits and the home allowance block once
      they are used up, which is not foreseen.
      """,
    takes: OpenedLibrary.parameters,
    examples: [
      Example("pocketwork library blocked", "a table of now, and a strip of 7 days by 24 hours"),
      Example("pocketwork library blocked --json", "target by target, as agents see it"),
    ],
    run: LibraryBlocked.run)
}

private enum LibraryBlocked {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let opened = try OpenedLibrary.existing(arguments, console)
    let overview = try opened.library.overview(of: opened.account, now: opened.now)
    let document = try ComingBlocks.document(of: overview, at: opened.now, now: opened.now)
    guard !arguments.has(Output.json) else { return console.printJSON(document) }
    let rows = (document["targets"]?.array ?? []).filter { $0["blocked"] == true }
    console.print(BlockedRows.table(of: rows, ifEmpty: "nothing is blocked now"))
    console.print("")
    let week = BlockedWeek(from: opened.now, in: overview.zoneRules)
    let timeline = overview.situation.timeline(of: overview.situation.namedTargets, in: week.range)
    console.print(week.text(of: SpanList(joining: timeline.flatMap(\.spans)), marked: "blocked"))
    for warning in document["warnings"]?.array ?? [] { console.note("Warning: \(Console.plain(warning))") }
  }
}
