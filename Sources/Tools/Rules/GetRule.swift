import JSON
import Library
import MCP
import Rules

extension LibraryTool {
  static let getRule = reads(
    "get_rule", title: "Get a rule",
    "Returns one blocking rule whole: days, windows or limit, what it blocks, its revision, and its status now with the "
      + "rows of its card. Changes nothing.",
    input: [CommonFields.ruleID], output: GetRule.output
  ) { call in
    let view = try call.library.rule(try call[CommonFields.ruleID], of: call.account, now: call.now)
    var answer = view.document
    answer["time_zone"] = .string(view.zone.description)
    answer["warnings"] = view.clockWarning.map { [.string($0)] }
    return answer
  }
}

private enum GetRule {
  static let output: [any SchemaField] = [
    Property("id", .string(), "For rule_id."), Property("revision", .integer(nil), "For expected_revision."),
    Property("name", .string(), "The rule's name."),
    Property("kind", .string(), "schedule, time_limit or open_limit."),
    Property("enabled", .boolean, "Whether it acts."),
    Property("days", .array(of: .string()), "Days on which a window or period starts."),
    Property("windows", .array(of: .object(window)), "Windows of local time.").optional,
    Property("daily_limit_minutes", .integer(nil), "Of a time_limit.").optional,
    Property("max_opens", .integer(nil), "Of an open_limit.").optional,
    Property("open_minutes", .integer(nil), "Of an open_limit.").optional,
    Property("reset_at", .string(), "When a limit's day starts.").optional,
    Property("apps", .object(apps), "What it blocks."),
    Property("hard_mode", .boolean, "Whether a running block cannot be weakened."),
    Property("block_adult_content", .boolean, "Whether adult sites are blocked too."),
    Property("status", .object(status), "How it stands now."),
    Property("summary", .string(), "Kind and status in a line."),
    Property("details", .array(of: .object(detail)), "The rows of the rule's card."),
    Property("pending", PendingFields.schema, "Weakenings of it that wait.").optional,
    Property("time_zone", .string(), "The zone of its times."),
    Property("warnings", .array(of: .string()), "What the owner should know.").optional,
  ]

  private static let status = ObjectSchema(
    [
      Property("state", .string(), "disabled, inactive, active or paused."),
      Property("label", .string(), "The state in words.").optional,
      Property("locked", .boolean, "Whether hard mode holds it now.").optional,
      Property("used_minutes", .integer(nil), "Of a time_limit, in the running period.").optional,
      Property("remaining_minutes", .integer(nil), "What is left of it.").optional,
      Property("opens_used", .integer(nil), "Of an open_limit.").optional,
      Property("opens_left", .integer(nil), "What is left of it.").optional,
      Property("period_ends", .string(), "When the count resets.").optional,
      Property("grade", .string(), "Of a limit's numbers: reported, derived, stale or unknown.").optional,
      Property("age", .string(), "Of the phone's last word on it.").optional,
    ], isOpen: true)

  private static let detail = [
    Property("label", .string(), "What the row is about."), Property("value", .string(), "What it says."),
  ]

  private static let window = [Property("start", .string(), "HH:MM."), Property("end", .string(), "HH:MM.")]

  private static let apps = [
    Property("mode", .string(), "block or allow_only."),
    Property("groups", .array(of: .string()), "Names of app groups."),
    Property("categories", .array(of: .string()), "Categories of the phone's picker."),
    Property("domains", .array(of: .string()), "Web sites."),
  ]
}
