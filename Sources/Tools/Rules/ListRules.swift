import JSON
import Library
import MCP

extension LibraryTool {
  static let listRules = reads(
    "list_rules", title: "List rules",
    "Lists the person's blocking rules, one compact row each: id, name, kind, revision, status now and a summary. Use "
      + "get_rule for days, windows and apps. Changes nothing.",
    input: [ListRules.limit, CommonFields.cursor],
    output: ListOutput.fields("rules", of: ListRules.row, "The rules, in the library's order.") + [ListRules.warnings],
    ListRules.run)
}

private enum ListRules {
  static let limit = Field.integer("limit", in: 1...50, "Rules an answer; default 25.").optional

  private static let keys = ["id", "name", "kind", "enabled", "revision"]

  static let row = [
    Property("id", .string(), "For rule_id."), Property("name", .string(), "The rule's name."),
    Property("kind", .string(), "schedule, time_limit or open_limit."),
    Property("enabled", .boolean, "Whether it acts."), Property("revision", .integer(nil), "For expected_revision."),
    Property("state", .string(), "disabled, inactive, active or paused."),
    Property("locked", .boolean, "Whether hard mode refuses to weaken it now."),
    Property("summary", .string(), "Kind and status in a line."),
    Property("usage", .object(usageRow), "Of a limit: what the phone has reported.").optional,
    Property("pending", PendingFields.schema, "Weakenings of it that wait.").optional,
  ]

  static let warnings = Property("warnings", .array(of: .string()), "What the owner should know.").optional

  private static let usageRow = [
    Property("used", .integer(nil), "Minutes or opens in the running period; left out where no phone tells.").optional,
    Property("left", .integer(nil), "What is left of the limit.").optional,
    Property("resets", .string(), "When the count starts again.").optional,
    Property("grade", .string(), "reported, derived, stale or unknown."),
    Property("age", .string(), "Of the phone's last word on it.").optional,
  ]

  @Sendable static func run(_ call: ReadCall) throws -> JSONObject {
    let (limit, cursor) = (try call[limit] ?? 25, try call[CommonFields.cursor])
    var clockWarning: String?
    let page = try AnswerBudget.page(limit: limit, row: row) { limit in
      let listing = try call.library.rules(of: call.account, limit: limit, cursor: cursor, now: call.now)
      clockWarning = listing.items.first?.clockWarning
      return listing
    }
    var answer = ListOutput.answer("rules", page, noun: "rule")
    answer["warnings"] = clockWarning.map { [.string($0)] }
    return answer
  }

  private static func row(_ view: RuleView) -> JSONObject {
    let document = view.document
    var row: JSONObject = [:]
    for key in keys { row[key] = document[key] }
    row["state"] = document["status"]?["state"]
    row["locked"] = document["status"]?["locked"]
    row["summary"] = document["summary"]
    row["usage"] = document["status"]?.object.flatMap(usage)
    row["pending"] = document["pending"]
    return row
  }

  /// Nil for a rule that counts nothing.
  private static func usage(_ status: JSONObject) -> JSONValue? {
    guard let grade = status["grade"] else { return nil }
    var usage: JSONObject = [:]
    usage["used"] = status["used_minutes"] ?? status["opens_used"]
    usage["left"] = status["remaining_minutes"] ?? status["opens_left"]
    usage["resets"] = status["period_ends_local"]
    usage["grade"] = grade
    usage["age"] = status["age"]
    return .object(usage)
  }
}
