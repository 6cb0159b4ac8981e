import JSON
import Library
import MCP
import Store
import Time

extension LibraryTool {
  static let listChanges = reads(
    "list_changes", title: "List changes",
    "Lists who changed what and when, the newest first: change_id for undo_change, the tool, the target and a "
      + "sentence. Narrow it to one page, rule or group by its id. Changes nothing.",
    input: ListChanges.input, output: ListChanges.output, ListChanges.run)
}

private enum ListChanges {
  static let limit = Field.integer("limit", in: 1...50, "Changes an answer; default 20.").optional
  static let pageID = Field.string("page_id", "Only changes of this page.").optional
  static let ruleID = Field.string("rule_id", "Only changes of this rule.").optional
  static let groupID = Field.string("group_id", "Only changes of this app group.").optional

  static let input: [any SchemaField] = [pageID, ruleID, groupID, limit, CommonFields.cursor]

  static let output: [any SchemaField] = [
    Property("summary", .string(), "How many are shown, and how to get the rest."),
    Property("time_zone", .string(), "The zone of the local times."),
    Property("changes", .array(of: .object(row)), "The changes, the newest first."),
    Property("next_cursor", .string(), "Ask again with it as cursor for older ones; absent at the end.").optional,
  ]

  private static let row: [any SchemaField] = [
    Property("change_id", .string(), "For undo_change."),
    Property("revision", .integer(nil), "The library's revision after it."),
    Property("at", .string(), "When, in UTC."), Property("local", .string(), "When, in the library's zone."),
    Property("by", .object(by), "Who made it."), Property("tool", .string(), "The tool or command used."),
    Property("target", .object(target), "What was changed."), Property("summary", .string(), "What was done."),
    Property("changed", .array(of: .string()), "What was different after it."),
    Property("undid", .string(), "The change that it took back.").optional,
  ]

  private static let by: [any SchemaField] = [
    Property("kind", .string(), "owner, agent or device."),
    Property("token_id", .string(), "The token's public id.").optional,
    Property("name", .string(), "The client's own name.").optional,
  ]

  private static let target = [
    Property("kind", .string(), "page, rule, group or library."), Property("id", .string(), "Its id."),
    Property("name", .string(), "Its name then."),
  ]

  @Sendable static func run(_ call: ReadCall) throws -> JSONObject {
    let filter = ChangeFilter(item: try item(call))
    let (limit, cursor) = (try call[limit] ?? 20, try call[CommonFields.cursor])
    let clock = try call.clock
    let show = { (view: ChangeView) in row(view, clock) }
    let page = try AnswerBudget.page(limit: limit, row: show) { limit in
      try call.library.changes(of: call.account, filter, limit: limit, cursor: cursor)
    }
    let count = page.rows.count == 1 ? "1 change" : "\(page.rows.count) changes"
    var answer: JSONObject = [
      "summary": .string("\(count), the newest first\(page.nextCursor == nil ? "" : "; older ones with next_cursor")."),
      "time_zone": .string(clock.zoneName), "changes": .array(page.rows.map(JSONValue.object)),
    ]
    answer["next_cursor"] = page.nextCursor.map(JSONValue.string)
    return answer
  }

  private static func item(_ call: ReadCall) throws -> ItemKey? {
    let keys = [
      try call[pageID].map { ItemKey(kind: .page, id: $0) }, try call[ruleID].map { ItemKey(kind: .rule, id: $0) },
      try call[groupID].map { ItemKey(kind: .group, id: $0) },
    ].compactMap { $0 }
    guard keys.count <= 1 else {
      throw ToolFailure("INVALID_ARGUMENT", "page_id, rule_id and group_id are given; pass at most one of them.")
    }
    return keys.first
  }

  /// The change's own document, with the local time beside the instant.
  private static func row(_ view: ChangeView, _ clock: LocalClock) -> JSONObject {
    JSONObject(
      uniqueMembers: view.document.members.flatMap { member in
        guard member.key == "at" else { return [member] }
        return [member, JSONObject.Member(key: "local", value: .string(clock.local(view.record.at)))]
      })
  }
}
