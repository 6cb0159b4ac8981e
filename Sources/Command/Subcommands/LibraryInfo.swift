import JSON
import Library

extension Subcommand {
  static let libraryInfo = Subcommand(
    "library info", "say where the library lies and what is in it", takes: OpenedLibrary.parameters,
    examples: [Example("pocketwork library info", "file, zone, revision and counts")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let document = try LibraryInfo.document(opened)
    guard !arguments.has(Output.json) else { return console.printJSON(document) }
    console.printFacts(document)
  }
}

private enum LibraryInfo {
  static func document(_ opened: OpenedLibrary) throws -> JSONObject {
    let information = try opened.library.information()
    let overview = try opened.library.overview(of: opened.account, now: opened.now)
    var document: JSONObject = [
      "file": .string(information.path),
      "file_version": .integer(information.file.version),
      "size_bytes": .integer(information.file.sizeBytes),
      "sqlite_version": .string(information.file.sqliteVersion),
      "zone_data": .string(information.zoneDataVersion ?? "unknown"),
      "accounts": .integer(information.accounts.count),
      "account": .string(opened.account.description),
      "time_zone": .string(overview.timeZone.description),
      "revision": .integer(overview.revision),
      "pages": .integer(overview.pages.count),
      "rules": .integer(overview.rules.count),
      "groups": .integer(overview.groups.count),
      "tokens": .integer(try opened.library.tokens(of: opened.account).count),
      "devices": .integer(try opened.library.devices(of: opened.account).count),
    ]
    document["clock"] = ClockLag.warning(at: opened.now, mark: overview.highWaterMark).map(JSONValue.string)
    if !overview.pending.isEmpty { document["pending"] = .array(overview.pending.map { .object($0.document) }) }
    return document
  }
}
