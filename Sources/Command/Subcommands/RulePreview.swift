import Faults
import JSON
import Library
import Rules
import Time
import Tools

extension Subcommand {
  static let rulePreview = Subcommand(
    "rule preview", "show the next 7 days of one rule, hour by hour",
    details: """
      Of a schedule the hours in which it blocks are marked, of a limit those in which it counts and may block. A rule
      that is switched off is shown as if it were on.
      """,
    takes: [ItemOperand.rule] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork rule preview work", "a strip of 7 days by 24 hours"),
      Example("pocketwork rule preview work --json", "the same as instants, for programs"),
    ],
    run: RulePreview.run)
}

private enum RulePreview {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let opened = try OpenedLibrary.existing(arguments, console)
    let id = try arguments.required(ItemOperand.rule)
    let view = try opened.library.rule(id, of: opened.account, now: opened.now)
    let overview = try opened.library.overview(of: opened.account, now: opened.now)
    let week = BlockedWeek(from: opened.now, in: overview.zoneRules)
    let spans = overview.situation.blocker(of: schedule(view.rule)).spans(in: week.range)
    guard !arguments.has(Output.json) else {
      return console.printJSON(document(view, spans, week, overview.zoneRules))
    }
    console.print("\(Quoted.visible(view.rule.name)): \(view.document["summary"]?.string ?? "")")
    console.print(week.text(of: spans, marked: view.rule.kind == .schedule ? "blocked" : "counting"))
  }

  /// A schedule itself; of a limit the schedule of its windows, or of whole days.
  private static func schedule(_ rule: Rule) -> Rule {
    guard rule.kind != .schedule else { return rule }
    var windows = rule.windows
    if windows.isEmpty, let day = DailyWindow(start: .midnight, end: .endOfDay) { windows = [day] }
    var schedule = rule
    schedule.policy = .schedule
    schedule.windows = windows
    return schedule
  }

  private static func document(
    _ view: RuleView, _ spans: SpanList, _ week: BlockedWeek, _ zone: ZoneRules
  ) -> JSONObject {
    [
      "rule": .object(view.document), "time_zone": .string(view.zone.description),
      "marks": view.rule.kind == .schedule ? "blocked" : "counting",
      "spans": SpanRows.json(spans.spans, within: week.range, zone),
    ]
  }
}
