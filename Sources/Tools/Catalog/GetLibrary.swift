import JSON
import Library
import MCP
import Time

extension LibraryTool {
  static let getLibrary = reads(
    "get_library", title: "Get the library",
    "Returns how things stand: the time zone and the time in it, the app groups with id and revision, how many pages "
      + "and rules there are, and which rules act now. A good first call. Changes nothing.",
    input: [], output: GetLibrary.output, GetLibrary.run)
}

private enum GetLibrary {
  static let output: [any SchemaField] = [
    Property("summary", .string(), "The same in a sentence."),
    Property("time_zone", .string(), "The zone of all local times."),
    Property("now", .object(moment), "The time of this answer."),
    Property("library_revision", .integer(nil), "Grows with each write."),
    Property("counts", .object(counts), "How many there are."),
    Property("groups", .array(of: .object(group)), "The app groups."),
    Property("acting", .array(of: .object(acting)), "Rules that act now."),
    Property("pending", PendingFields.schema, "Weakenings of hard mode that wait; undo_change cancels.").optional,
    Property("warnings", .array(of: .string()), "What the owner should know.").optional,
  ]

  private static let moment = [
    Property("utc", .string(), "In UTC."), Property("local", .string(), "In the library's zone."),
  ]

  private static let counts = [
    Property("pages", .integer(nil), "Pages."), Property("rules", .integer(nil), "Rules."),
    Property("groups", .integer(nil), "App groups."),
  ]

  private static let group = [
    Property("id", .string(), "For group_id."), Property("name", .string(), "Its name."),
    Property("revision", .integer(nil), "For expected_revision."),
    Property("users", .integer(nil), "How many pages and rules name it."),
  ]

  private static let acting = [
    Property("id", .string(), "For rule_id."), Property("name", .string(), "The rule's name."),
    Property("summary", .string(), "Kind and status in a line."),
  ]

  @Sendable static func run(_ call: ReadCall) throws -> JSONObject {
    let overview = try call.library.overview(of: call.account, now: call.now)
    let clock = LocalClock(overview.timeZone, overview.zoneRules)
    let acting = overview.rules.map(\.document).filter { $0["status"]?["state"] == "active" }
    var answer: JSONObject = [
      "summary": .string(summary(overview, acting: acting.count)), "time_zone": .string(clock.zoneName),
      "now": ["utc": .string(call.now.description), "local": .string(clock.local(call.now))],
      "library_revision": .integer(overview.revision),
      "counts": [
        "pages": .integer(overview.pages.count), "rules": .integer(overview.rules.count),
        "groups": .integer(overview.groups.count),
      ],
      "groups": .array(overview.groups.map(row)), "acting": .array(acting.map(row)),
    ]
    if !overview.pending.isEmpty { answer["pending"] = .array(overview.pending.map { .object($0.document) }) }
    let warnings = [warning(overview), ClockLag.warning(at: call.now, mark: overview.highWaterMark)].compactMap(\.self)
    if !warnings.isEmpty { answer["warnings"] = .array(warnings.map(JSONValue.string)) }
    return answer
  }

  private static func summary(_ overview: LibraryOverview, acting: Int) -> String {
    let pages = overview.pages.count == 1 ? "1 page" : "\(overview.pages.count) pages"
    let rules = overview.rules.count == 1 ? "1 rule" : "\(overview.rules.count) rules"
    return
      "\(pages), \(rules); \(acting == 0 ? "no rule acts" : acting == 1 ? "1 rule acts" : "\(acting) rules act") now."
  }

  private static func row(_ group: GroupView) -> JSONValue {
    [
      "id": .string(group.id), "name": .string(group.name), "revision": .integer(group.revision),
      "users": .integer(group.users.count),
    ]
  }

  private static func row(_ document: JSONObject) -> JSONValue {
    var row: JSONObject = [:]
    for key in ["id", "name", "summary"] { row[key] = document[key] }
    return .object(row)
  }

  private static func warning(_ overview: LibraryOverview) -> String? {
    guard !overview.zoneIsKnown else { return nil }
    return "The system's zone data does not know \(overview.timeZone); times are shown and judged in UTC until the "
      + "owner installs tzdata or sets another zone."
  }
}
