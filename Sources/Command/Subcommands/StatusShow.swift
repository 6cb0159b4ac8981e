import JSON
import Library
import Tools

extension Subcommand {
  static let statusShow = Subcommand(
    "status show", "show how the phone stands, and what is blocked now",
    details: """
      What the phone reported last, with its age: it is not live. What is blocked and what comes next follows from the
      rules alone.
      """,
    takes: [StatusOptions.device] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork status show", "a paragraph, then the phones, blocks and limits in tables"),
      Example("pocketwork status show --json", "the same as agents see it"),
    ],
    run: StatusShow.run)
}

private enum StatusShow {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let opened = try OpenedLibrary.existing(arguments, console)
    let document = try PhoneStatus(
      opened.library, opened.account, device: arguments[StatusOptions.device], now: opened.now
    ).document
    guard !arguments.has(Output.json) else { return console.printJSON(document) }
    let tables = [phones(document), blocked(document), changes(document), limits(document)].compactMap(\.self)
    console.print((paragraphs(document) + tables).joined(separator: "\n\n"))
  }

  /// The summary, which holds every warning and what waits.
  private static func paragraphs(_ document: JSONObject) -> [String] {
    [document["summary"].map { Paragraph.wrapped(Console.plain($0), width: 100) } ?? ""]
  }

  private static func phones(_ document: JSONObject) -> String? {
    var table = Table(["DEVICE", "LAST REPORT", "HOME ALLOWANCE", "FOCUS", "SESSION"])
    let rows = document["devices"]?.array ?? []
    for row in rows {
      table.add([
        row["name"]?.string ?? "", row["report"]?["age"]?.string ?? "none yet", allowance(row["allowance"]),
        row["focus"]?["minutes"]?.wholeNumber.map { "\($0) min today" } ?? "not known", session(row["session"]),
      ])
    }
    return rows.isEmpty ? nil : table.text(ifEmpty: "")
  }

  private static func allowance(_ part: JSONValue?) -> String {
    let budget = part?["budget_minutes"]?.wholeNumber
    guard let used = part?["used_minutes"]?.wholeNumber else {
      return budget.map { "\($0) min today, use not known" } ?? "not known"
    }
    return budget.map { "\(used) of \($0) min today" } ?? "\(used) min today"
  }

  private static func session(_ part: JSONValue?) -> String {
    let name = part?["name"]?.string ?? ""
    switch part?["state"]?.string {
    case "running": return "\(name)\(part?["ends_at_local"]?.string.map { " until \($0)" } ?? " runs")"
    case "ended": return "\(name) ended \(part?["ends_at_local"]?.string ?? "")"
    case "none": return "none"
    default: return "not known"
    }
  }

  private static func blocked(_ document: JSONObject) -> String? {
    BlockedRows.table(of: document["blocked"]?.array ?? [], ifEmpty: "nothing is blocked by rules now")
  }

  private static func changes(_ document: JSONObject) -> String? {
    let rows = document["next_changes"]?.array ?? []
    var table = Table(["NEXT", "WHAT", "BECOMES"])
    for case .object(let row) in rows {
      let free = row["until_at_home"] == nil ? "free" : "free away from home"
      table.add([row["at_local"]?.string ?? "", BlockedRows.targets(row), row["blocked"] == true ? "blocked" : free])
    }
    return rows.isEmpty ? nil : table.text(ifEmpty: "")
  }

  private static func limits(_ document: JSONObject) -> String? {
    let rows = document["limits"]?.array ?? []
    var table = Table(["LIMIT", "HOW IT STANDS", "RESETS"])
    for row in rows {
      table.add([
        row["name"]?.string ?? "", row["label"]?.string ?? "", row["period_ends_local"]?.string ?? "",
      ])
    }
    return rows.isEmpty ? nil : table.text(ifEmpty: "")
  }
}
