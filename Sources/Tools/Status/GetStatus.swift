import JSON
import MCP
import Status

extension LibraryTool {
  static let getStatus = readsLong(
    "get_status", title: "Get the phone's status",
    "Returns how the person is doing: a paragraph to read out, and per phone its last report with age and grade, "
      + "today's allowance and focus, the running session; then what the rules block now and until when, what changes "
      + "next, and what waits. It is as of the report, not live. Changes nothing.",
    scope: .status, input: [StatusFields.device], output: GetStatus.output, meta: StatusView.toolMeta,
    GetStatus.run)
}

private enum GetStatus {
  static let output: [any SchemaField] = [
    Property("summary", .string(), "The same in a paragraph for the person."),
    Property("time_zone", .string(), "The zone of all local times and days."),
    Property("now", .object(moment), "The time of this answer."),
    Property("devices", .array(of: .object(device)), "The phones; empty where none is set up."),
    Property("blocked", .array(of: .object(StatusFields.blocked)), "Blocked now by rules and pages, derived."),
    Property("next_changes", .array(of: .object(StatusFields.change)), "The next change of each target, derived."),
    Property("limits", .array(of: .object(StatusFields.limit)), "Enabled limits: used, left, resets.").optional,
    Property("next_allowance", .object(nextAllowance), "The next day with home allowance.").optional,
    Property("pending", PendingFields.schema, "Weakenings of hard mode that wait; undo_change cancels.").optional,
    Property("warnings", .array(of: .string()), "What the owner should know.").optional,
    Property("left_out", .string(), "What did not fit.").optional,
  ]

  private static let moment = [
    Property("utc", .string(), "In UTC."), Property("local", .string(), "In the library's zone."),
  ]

  private static let nextAllowance = [
    Property("day", .string(), "YYYY-MM-DD."), Property("minutes", .integer(nil), "Its minutes."),
  ]

  private static let device: [any SchemaField] = [
    Property("id", .string(), "For device."), Property("name", .string(), "Its name."),
    Property("report", .object(report), "Its last report."),
    Property("headline", .string(), "The chart's headline."), Property("line", .string(), "The line below it."),
    Property("allowance", .object(allowance), "Today's home allowance."),
    Property("focus", .object(focus), "Today's focus."),
    Property("session", .object(session), "The session that runs."),
    Property("last_day", .object(lastDay), "The last reported day, where that is not today.").optional,
    Property("days", .array(of: .object(reportedDay)), "The reported ones of the last 14, the last is the newest."),
    Property("warnings", .array(of: .string()), "Its clock or zone is off.").optional,
  ]

  private static let grade = Property(
    "grade", .enumeration(Grade.allCases.map(\.rawValue)), "How sure it is: only reported is the phone's word on today."
  )
  private static let day = Property("day", .string(), "YYYY-MM-DD.")
  private static let used = Property("used_minutes", .integer(nil), "Minutes used.").optional
  private static let budget = Property("budget_minutes", .integer(nil), "Minutes allowed.").optional

  private static let report: [any SchemaField] = [
    grade, Property("age", .string(), "As in 6 min ago.").optional,
    Property("reported_at", .string(), "In UTC.").optional,
    Property("reported_at_local", .string(), "In the library's zone.").optional,
  ]

  private static let allowance: [any SchemaField] = [
    day, grade, used, budget, Property("remaining_minutes", .integer(nil), "Minutes left.").optional,
  ]

  private static let focus: [any SchemaField] = [
    day, grade, Property("minutes", .integer(nil), "Minutes in sessions.").optional,
    Property("sessions", .integer(nil), "How many.").optional,
  ]

  private static let session: [any SchemaField] = [
    Property(
      "state", .enumeration(["running", "ended", "none", "unknown"]), "ended: its end passed since the report."),
    grade, Property("id", .string(), "Its routine.").optional, Property("name", .string(), "Its name.").optional,
    Property("ends_at", .string(), "Its planned end, in UTC.").optional,
    Property("ends_at_local", .string(), "In the library's zone.").optional,
  ]

  private static let lastDay: [any SchemaField] = [day, grade, used, budget, focusMinutes]
  private static let reportedDay: [any SchemaField] = [day, used, budget, focusMinutes]
  private static let focusMinutes = Property("focus_minutes", .integer(nil), "Minutes in sessions.").optional

  @Sendable static func run(_ call: ReadCall) throws -> JSONObject {
    try PhoneStatus(call.library, call.account, device: call[StatusFields.device], now: call.now).document
  }
}
